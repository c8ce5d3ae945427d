import '../../messages/support.ts'
import { supportStates } from '@newyou/contract/communication/support/tags'
import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { useCategories } from '../../page/site-categories.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, chipRowClass } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { localeOf } from '../../ui/locale.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Pager } from '../../ui/pager.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { type SupportQuery, urls } from '../../urls.ts'
import { AnswerHours } from './answer-hours.tsx'
import { Ask } from './ask.tsx'
import { listAsked, oneOf, SelectFilter, TagFilter } from './filters.tsx'
import { ListSkeleton, ListWaiting } from './list-skeleton.tsx'
import { supportQueries } from './queries.ts'
import { QuestionsFirst } from './questions-first.tsx'
import styles from './support.module.css'
import { TicketItem } from './ticket-item.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'support')
  return pageMeta(matches, {
    path: urls.support(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function Support() {
  const t = useTranslations('support')
  const [query] = useSearchParams()
  return (
    <PrivatePage of="client" waiting={<ListWaiting title={t('title')} lead={t('lead')} />}>
      {() => (query.get('ask') ? <Ask follows={query.get('follows') ?? undefined} /> : <MyRequests />)}
    </PrivatePage>
  )
}

function MyRequests() {
  const t = useTranslations('support')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const localized = useLocalized()
  const categories = useCategories()
  const names = useTranslations('categories')
  const asked = listAsked(query)
  const { status, tag, search, page } = asked
  const category = oneOf(
    categories.map(({ slug }) => slug),
    query.get('category'),
  )
  const categoryId = categories.find(({ slug }) => slug === category)?.new_you_category_u_id
  const { data, isError, refetch } = useQuery(supportQueries.mine({ ...asked, categoryId }))
  const isFiltered = Boolean(status || tag || search || category)
  const go = (change: SupportQuery) =>
    void navigate(localized(urls.support({ status, tag, search, category, ...change })), {
      preventScrollReset: true,
    })

  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
          <AnswerHours />
        </div>
        <Button variant="primary" to={urls.support({ ask: 'yes' })}>
          {t('ask')}
        </Button>
      </div>
      {!data ? (
        isError ? (
          <ErrorState words={t('failedWords')} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        )
      ) : data.total === 0 && !isFiltered ? (
        <EmptyState title={t('empty.title')} words={t('empty.words')}>
          <Button variant="quiet" to={urls.support({ ask: 'yes' })}>
            {t('ask')}
          </Button>
        </EmptyState>
      ) : (
        <section aria-label={t('listLabel')}>
          <div className={chipRowClass}>
            <Chip pressed={!status} onClick={() => go({ status: undefined })}>
              {t('all')}
            </Chip>
            {supportStates.map((state) => (
              <Chip key={state} pressed={status === state} onClick={() => go({ status: state })}>
                {t(`states.${state}`)}
              </Chip>
            ))}
          </div>
          <div className={styles.filters}>
            <div>
              <SearchField
                to={urls.support()}
                value={search ?? ''}
                kept={{
                  status: status ? [status] : [],
                  tag: tag ? [tag] : [],
                  category: category ? [category] : [],
                }}
                label={t('search')}
                placeholder={t('searchHint')}
                submit={t('submit')}
                maxLength={80}
              />
            </div>
            <TagFilter value={tag} onChoose={(chosen) => go({ tag: chosen })} />
            <SelectFilter
              label={t('category')}
              value={category}
              options={categories.map(({ slug }) => ({ value: slug, label: names(slug) }))}
              onChoose={(chosen) => go({ category: chosen })}
            />
          </div>
          <p className={`small t2 ${styles.count}`} role="status">
            {t('count', { count: data.total })}
          </p>
          {data.total === 0 ? (
            <EmptyState title={t('none.title')} words={t('none.words')}>
              <Button variant="quiet" to={urls.support()}>
                {t('clear')}
              </Button>
            </EmptyState>
          ) : (
            <ul>
              {data.data.map((ticket) => (
                <TicketItem key={ticket.u_id} ticket={ticket} />
              ))}
            </ul>
          )}
          <Pager of={{ ...data, page }} label={t('pages')} onPage={(next) => go({ page: next })} />
        </section>
      )}
      <QuestionsFirst />
    </>
  )
}

import '../../messages/ebooks.ts'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import { apiContext } from '../../api/context.ts'
import { SafeSearch } from '../../foundation/crisis/safe-search.tsx'
import { textsOf } from '../../messages/index.ts'
import { useCategories } from '../../page/site-categories.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { bareChipClass, chipClass, chipRowClass } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFilters } from '../../ui/list-filters.tsx'
import list from '../../ui/list-screen.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { PageHead } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { BegunBooks } from './begun-books.tsx'
import { EbookCardLink, Shelf } from './ebook-card.tsx'
import { languageName } from './language-name.ts'
import { loadEbooks } from './load-ebooks.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadEbooks(context.get(apiContext), request.url)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadEbooks(callApi, request.url)

export const handle = {
  pageQuery: ['search', 'category', 'language', 'page'],
  pageTags: ['ebooks'],
  pageMaxAge: 600,
}

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'ebooks')
  return pageMeta(matches, {
    path: urls.ebooks(),
    title: t('list.metaTitle'),
    description: t('list.metaDescription'),
    noIndex: location.search !== '',
  })
}

export default function Ebooks() {
  const { asked, ebooks, total, hasMore, languages } = useLoaderData<typeof loader>()
  const t = useTranslations('ebooks.list')
  const categories = useTranslations('categories')
  const offered = useCategories()
  const { search, language, category } = asked
  const isFiltered = search !== '' || language !== undefined || category !== undefined
  const choice = (isOn: boolean, to: string, name: string, lang?: string) => (
    <LocaleLink
      key={name}
      className={isOn ? chipClass : bareChipClass}
      to={to}
      lang={lang}
      aria-current={isOn ? 'true' : undefined}
      preventScrollReset
    >
      {name}
    </LocaleLink>
  )
  return (
    <div className={`wrap ${list.page}`}>
      <PageHead title={t('title')} lead={t('lead')} />
      <BegunBooks />
      <SafeSearch
        to={urls.ebooks()}
        value={search}
        kept={{ language: language ? [language] : [], category: category ? [category] : [] }}
        label={t('searchLabel')}
        placeholder={t('search')}
        submit={t('submit')}
        maxLength={80}
      />
      <ListFilters list="ebooks" chosen={[language, category].filter(Boolean).length}>
        <nav aria-label={t('languages')} className={chipRowClass}>
          {choice(!language, urls.ebooks({ search, category }), t('allLanguages'))}
          {languages.map(({ language: code }) =>
            choice(
              code === language,
              urls.ebooks({ search, category, language: code }),
              languageName(code),
              code,
            ),
          )}
        </nav>
        <nav aria-label={t('categories')} className={chipRowClass}>
          {choice(!category, urls.ebooks({ search, language }), t('allTopics'))}
          {offered.map(({ slug }) =>
            choice(slug === category, urls.ebooks({ search, language, category: slug }), categories(slug)),
          )}
        </nav>
      </ListFilters>
      <div className={list.result}>
        <p className="small t3" role="status">
          {t('count', { count: total })}
        </p>
        {isFiltered && (
          <LocaleLink className="small" to={urls.ebooks()} preventScrollReset>
            {t('clear')}
          </LocaleLink>
        )}
      </div>
      {ebooks.length === 0 ? (
        <EmptyState title={t('empty')} words={t('emptyWords')}>
          <Button variant="quiet" to={urls.healers()}>
            {t('emptyAction')}
          </Button>
        </EmptyState>
      ) : (
        <Shelf>
          {ebooks.map((ebook, index) => (
            <li key={ebook.u_id} data-later={index > 5 || undefined}>
              <EbookCardLink ebook={ebook} eager={index < 2} />
            </li>
          ))}
        </Shelf>
      )}
      {hasMore && (
        <p className={list.more}>
          <Button
            variant="quiet"
            to={urls.ebooks({ search, language, category, page: asked.page + 1 })}
            preventScrollReset
          >
            {t('more')}
          </Button>
        </p>
      )}
    </div>
  )
}

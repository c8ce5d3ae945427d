import '../../../messages/practice-clients.ts'
import type { PracticeClient } from '@newyou/contract/care/client-files/clients'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type MetaArgs, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../../messages/index.ts'
import { PrivatePage } from '../../../page/private-page.tsx'
import { practiceUrls } from '../../../practice-urls.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import layout from '../../../ui/layout.module.css'
import { localeOf } from '../../../ui/locale.ts'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { pageMeta } from '../../../ui/page-meta.ts'
import { Pager } from '../../../ui/pager.tsx'
import { Row } from '../../../ui/parts.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SkeletonLine } from '../../../ui/skeleton.tsx'
import { usePage } from '../../../ui/use-page.ts'
import { useWhen } from '../../../ui/visitor-time.tsx'
import { urls } from '../../../urls.ts'
import { DemoPill } from '../../appointments/appointment-words.tsx'
import { practiceQueries } from '../queries.ts'
import styles from './clients.module.css'

const searchMax = 80

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'practice-clients')
  return pageMeta(matches, {
    path: urls.practiceClients(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function Clients() {
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <MyClients />}
    </PrivatePage>
  )
}

function MyClients() {
  const t = useTranslations('practice-clients')
  const [query] = useSearchParams()
  const search = (query.get('search') ?? '').trim().slice(0, searchMax)
  const { page, toPage } = usePage((next) => urls.practiceClients({ page: next, search }))
  const { data, isError, refetch } = useQuery({
    ...practiceQueries.clients(page, search),
    placeholderData: keepPreviousData,
  })
  if (!data)
    return isError ? (
      <ErrorState heading="h1" words={t('failed')} onRetry={() => void refetch()} />
    ) : (
      <Waiting />
    )
  const isEmpty = data.total === 0
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>
        {t('lead')} <LocaleLink to={practiceUrls.handovers()}>{t('opened')}</LocaleLink>,{' '}
        <LocaleLink to={practiceUrls.passport()}>{t('passport')}</LocaleLink>,{' '}
        <LocaleLink to={practiceUrls.leaving()}>{t('leaving')}</LocaleLink>
      </p>
      {(!isEmpty || search) && (
        <div className={styles.search}>
          <SearchField
            to={urls.practiceClients()}
            value={search}
            label={t('search')}
            submit={t('searchDo')}
            maxLength={searchMax}
          />
        </div>
      )}
      {isEmpty ? (
        <EmptyState
          title={t(search ? 'none.notFound' : 'none.title')}
          words={t(search ? 'none.notFoundWords' : 'none.words')}
        >
          {search && (
            <Button variant="quiet" to={urls.practiceClients()}>
              {t('none.all')}
            </Button>
          )}
        </EmptyState>
      ) : (
        <ul>
          {data.data.map((client) => (
            <li key={client.appointment_u_id}>
              <ClientRow client={client} />
            </li>
          ))}
        </ul>
      )}
      <Pager of={data} label={t('pages')} onPage={toPage} />
    </>
  )
}

function ClientRow({ client }: { client: PracticeClient }) {
  const t = useTranslations('practice-clients')
  const { day, at } = useWhen()
  return (
    <Row as={LocaleLink} shape="ends" gap={1} to={practiceUrls.client(client.appointment_u_id)}>
      <span className={layout.names}>
        <b>{client.client_name}</b>
        <span className="t2">
          {t('sessions', { count: client.sessions })}
          {client.last_at && `, ${t('last', { when: day(client.last_at) })}`}
        </span>
        {client.next_at && <span className="small t3">{t('next', { when: at(client.next_at) })}</span>}
      </span>
      {client.is_demo && (
        <span>
          <DemoPill />
        </span>
      )}
    </Row>
  )
}

function Waiting() {
  const t = useTranslations('practice-clients')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      <div className={layout.skeletons} aria-hidden="true">
        <SkeletonLine tall />
        <SkeletonLine tall />
        <SkeletonLine tall />
      </div>
    </>
  )
}

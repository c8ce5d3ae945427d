import '../../messages/practice-clients.ts'
import type { ClientPage } from '@newyou/contract/care/client-files/clients'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { isNotThere } from '../../api/not-found.ts'
import { ClientPlans } from '../../care/action-plans/practice/client-plans.tsx'
import { DemoPill } from '../../care/appointments/appointment-words.tsx'
import { ClientHead } from '../../care/client-files/clients/client-head.tsx'
import { ClientHistory } from '../../care/client-files/clients/history.tsx'
import { SharedFiles } from '../../care/client-files/clients/shared-files.tsx'
import { PrivateNotes } from '../../care/client-files/notes/notes.tsx'
import { practiceQueries } from '../../care/client-files/queries.ts'
import { IntakeAnswers } from '../../care/intake/intake-answers.tsx'
import { ClientTests } from '../../care/self-tests/practice/client-tests.tsx'
import { ClientConsents } from '../../care/signed-consents/client-consents.tsx'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { longDay } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Toolbar } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { usePlaceName, useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'

const ClientProgress = lazy(() => import('../../care/progress/client-progress.tsx'))
const WriteLink = lazy(() => import('../../communication/chat/write-link.tsx'))

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'practice-clients')
  return pageMeta(matches, {
    path: urls.practiceClients(),
    title: t('one.meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function Client() {
  const { appointmentId = '' } = useParams()
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <OneClient appointmentId={appointmentId} />}
    </PrivatePage>
  )
}

function OneClient({ appointmentId }: { appointmentId: string }) {
  const t = useTranslations('practice-clients.one.notFound')
  const { data, error, refetch } = useQuery(practiceQueries.client(appointmentId))
  if (data) return <Page client={data} />
  if (isNotThere(error) || (error instanceof ApiError && error.status === 403))
    return (
      <EmptyState heading="h1" title={t('title')} words={t('words')}>
        <Button variant="quiet" to={urls.practiceClients()}>
          {t('action')}
        </Button>
      </EmptyState>
    )
  if (error) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return <Waiting />
}

function Page({ client }: { client: ClientPage }) {
  const t = useTranslations('practice-clients.one')
  const locale = useLocale()
  const placeName = usePlaceName()
  const { at, zone, now } = useWhen()
  const of = { u_id: client.appointment_u_id, client_name: client.client_name }
  return (
    <>
      <Breadcrumbs way={[{ name: t('crumb'), to: urls.practiceClients() }, { name: t('crumbHere') }]} />
      {client.is_demo && (
        <Toolbar as="p">
          <DemoPill />
        </Toolbar>
      )}
      <h1>{client.client_name}</h1>
      <div className={layout.intro}>
        <p className="t2">
          {t('facts', { count: client.sessions, day: longDay(client.first_at, zone, locale, now) })}
        </p>
        {client.time_zone !== zone && (
          <p className="t2">{t('zone', { zone: placeName(client.time_zone) })}</p>
        )}
        {client.next_at && <p className="t2">{t('next', { when: at(client.next_at) })}</p>}
      </div>
      <div className={layout.cluster}>
        <Suspense>
          <WriteLink id={of.u_id} />
        </Suspense>
      </div>
      <ClientHead appointmentId={of.u_id} />
      <ClientConsents appointmentId={of.u_id} name={client.client_name} />
      <IntakeAnswers appointmentId={of.u_id} />
      <Suspense>
        <ClientProgress appointmentId={of.u_id} />
      </Suspense>
      <ClientHistory client={client} />
      <PrivateNotes client={client} />
      <ClientPlans appointment={of} />
      <SharedFiles files={client.files} name={client.client_name} />
      <ClientTests appointment={of} />
    </>
  )
}

function Waiting() {
  const t = useTranslations('practice-clients.one')
  return (
    <>
      <h1 className="sr-only">{t('crumbHere')}</h1>
      <div className={layout.skeletons} aria-hidden="true">
        <SkeletonLine width="half" tall />
        <SkeletonLine width="third" />
        <SkeletonLine tall />
        <SkeletonLine tall />
      </div>
    </>
  )
}

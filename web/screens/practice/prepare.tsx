import '../../messages/practice-head.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { ClientPlans } from '../../care/action-plans/practice/client-plans.tsx'
import { ClientHead } from '../../care/client-files/clients/client-head.tsx'
import { PrivateNotes } from '../../care/client-files/notes/notes.tsx'
import { practiceQueries } from '../../care/client-files/queries.ts'
import { IntakeAnswers } from '../../care/intake/intake-answers.tsx'
import { ClientConsents } from '../../care/signed-consents/client-consents.tsx'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { practiceUrls } from '../../practice-urls.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { dayOf } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { PageHead } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useNow, useVisitorZone, useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { daysAhead, nextSession } from './next-client.ts'

const PracticeTogether = lazy(() => import('../../care/appointments/together/practice-together.tsx'))

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'practice-head')
  return pageMeta(matches, {
    path: practiceUrls.prepare(),
    title: t('prepare.meta'),
    description: t('prepare.lead'),
    noIndex: true,
  })
}

/** Between two sessions: the next client's head, intake, last note and plan in one scroll. */
export default function Prepare() {
  const t = useTranslations('practice-head.prepare')
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => (
        <>
          <Breadcrumbs way={[{ name: t('crumb'), to: urls.practice() }, { name: t('meta') }]} />
          <Next />
        </>
      )}
    </PrivatePage>
  )
}

function Next() {
  const t = useTranslations('practice-head.prepare')
  const zone = useVisitorZone()
  const now = useNow()
  const { at } = useWhen()
  const { data, error, refetch } = useQuery(practiceQueries.days(dayOf(now, zone), daysAhead))
  if (!data) return error ? <ErrorState heading="h1" onRetry={() => void refetch()} /> : <Lines />
  const next = nextSession(data, now)
  if (!next)
    return (
      <EmptyState heading="h1" title={t('none')} words={t('noneWords')}>
        <Button variant="quiet" to={urls.practice()}>
          {t('back')}
        </Button>
      </EmptyState>
    )
  return (
    <>
      <PageHead title={next.client_name} lead={at(next.starts_at)} quiet>
        <div className={layout.cluster}>
          <Button variant="quiet" to={practiceUrls.appointment(next.u_id)}>
            {t('session')}
          </Button>
          <Button variant="quiet" to={practiceUrls.client(next.u_id)}>
            {t('file')}
          </Button>
        </div>
      </PageHead>
      {next.is_together && (
        <Suspense>
          <PracticeTogether appointmentId={next.u_id} />
        </Suspense>
      )}
      <ClientHead appointmentId={next.u_id} />
      <ClientConsents appointmentId={next.u_id} name={next.client_name} />
      <IntakeAnswers appointmentId={next.u_id} />
      <LastNote appointmentId={next.u_id} />
      <ClientPlans appointment={next} />
    </>
  )
}

function LastNote({ appointmentId }: { appointmentId: string }) {
  const { data } = useQuery(practiceQueries.client(appointmentId))
  return data ? <PrivateNotes client={data} latestOnly /> : null
}

function Lines() {
  return (
    <div className={layout.skeletons} aria-hidden="true">
      <SkeletonLine width="half" tall />
      <SkeletonLine width="most" />
    </div>
  )
}

function Waiting() {
  const t = useTranslations('practice-head.prepare')
  return (
    <>
      <h1 className="sr-only">{t('meta')}</h1>
      <Lines />
    </>
  )
}

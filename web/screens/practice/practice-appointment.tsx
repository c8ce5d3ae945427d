import '../../messages/practice.ts'
import '../../messages/practice-clients.ts'
import '../../messages/rooms-after.ts'
import type { PracticeAppointment as Booked } from '@newyou/contract/care/appointments/appointments'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { isNotThere } from '../../api/not-found.ts'
import { ClientPlans } from '../../care/action-plans/practice/client-plans.tsx'
import {
  DemoPill,
  FreePill,
  HealingSessionPill,
  HourPicture,
  useModeWords,
  useServiceName,
  useWholeTime,
} from '../../care/appointments/appointment-words.tsx'
import { Arrival } from '../../care/appointments/arrival.tsx'
import { useChosenChange } from '../../care/appointments/client-actions.tsx'
import { UnpaidForHealer } from '../../care/appointments/unpaid-words.tsx'
import { SessionGiven } from '../../care/client-files/clients/session-given.tsx'
import { PracticeActions, PracticeChange } from '../../care/client-files/practice-actions.tsx'
import { PracticePill, useSessionNumber } from '../../care/client-files/practice-words.tsx'
import { practiceQueries } from '../../care/client-files/queries.ts'
import { ReviewAnswer } from '../../care/client-files/review-answer.tsx'
import { PlaceLines } from '../../care/healers/place-lines.tsx'
import { OffersToClient } from '../../care/healing-sessions/practice/offers.tsx'
import { IntakeAnswers } from '../../care/intake/intake-answers.tsx'
import { ClientTests } from '../../care/self-tests/practice/client-tests.tsx'
import { ClientConsents } from '../../care/signed-consents/client-consents.tsx'
import { ObjectionToSession } from '../../communication/rooms/objection.tsx'
import { RoomLink } from '../../communication/rooms/room-link.tsx'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { practiceUrls } from '../../practice-urls.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFullStop } from '../../ui/full-stop.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { DisplayRupees } from '../../ui/money.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Toolbar } from '../../ui/parts.tsx'
import card from '../../ui/record-card.module.css'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useNow, useWhen, useZoneName } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'

const CalendarSuggestion = lazy(() => import('../../care/calendars/calendar-suggestion.tsx'))
const ClaimCode = lazy(() => import('../../care/claim-receipts/claim-code.tsx'))
const ClientProgress = lazy(() => import('../../care/progress/client-progress.tsx'))
const Series = lazy(() => import('../../care/appointments/series.tsx'))
const PracticeTogether = lazy(() => import('../../care/appointments/together/practice-together.tsx'))
const WriteLink = lazy(() => import('../../communication/chat/write-link.tsx'))

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'practice')
  return pageMeta(matches, {
    path: urls.practice(),
    title: t('one.meta'),
    description: t('one.title'),
    noIndex: true,
  })
}

export default function PracticeAppointment() {
  const { appointmentId = '' } = useParams()
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <OneAppointment appointmentId={appointmentId} />}
    </PrivatePage>
  )
}

function OneAppointment({ appointmentId }: { appointmentId: string }) {
  const t = useTranslations('practice.one')
  const { data: appointment, error, refetch } = useQuery(practiceQueries.one(appointmentId))
  if (appointment) return <Details appointment={appointment} />
  if (isNotThere(error))
    return (
      <EmptyState heading="h1" title={t('notFound.title')} words={t('notFound.words')}>
        <Button variant="quiet" to={urls.practice()}>
          {t('notFound.action')}
        </Button>
      </EmptyState>
    )
  if (error) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return <Waiting />
}

/** A cancelled session asks for nothing. */
const maySeePlans = ({ state }: Booked) => state !== 'cancelled' && state !== 'held' && state !== 'lapsed'

function Details({ appointment }: { appointment: Booked }) {
  const t = useTranslations('practice.one')
  const stop = useFullStop()
  const clients = useTranslations('practice-clients')
  const after = useTranslations('rooms-after')
  const { at } = useWhen()
  const zoneName = useZoneName(appointment.starts_at)
  const modeWords = useModeWords()
  const serviceName = useServiceName()
  const wholeTime = useWholeTime()
  const sessionNumber = useSessionNumber()
  const { choose } = useChosenChange()
  const isPast = Date.parse(appointment.ends_at) <= useNow()
  const isOffered = appointment.healing_session_u_id !== null
  return (
    <>
      <Breadcrumbs way={[{ name: t('crumb'), to: urls.practice() }, { name: t('crumbHere') }]} />
      <article className={card.card}>
        <HourPicture at={appointment.starts_at} className={card.picture} />
        <div className={card.body}>
          <span className={layout.cluster}>
            <PracticePill of={appointment} />
            {appointment.is_free && <FreePill />}
            {isOffered && <HealingSessionPill />}
            {appointment.is_demo && <DemoPill />}
          </span>
          <h1 className={card.when}>
            {t('heading', { when: at(appointment.starts_at), name: appointment.client_name })}
          </h1>
          <div className={card.facts}>
            <p>
              {wholeTime(appointment)}
              {stop} {t('zone', { zone: zoneName.long })}
            </p>
            <p>
              {[
                serviceName(appointment, appointment.healer_u_id),
                modeWords(appointment),
                sessionNumber(appointment.client_session_number),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
          <UnpaidForHealer of={appointment} />
          {appointment.place && <PlaceLines of={appointment.place} room={appointment.treatment_room} />}
          <RoomLink of={appointment} />
          <Arrival of={appointment} side="healer" name={appointment.client_name} />
          <PracticeActions appointment={appointment} />
          <Toolbar above={2}>
            <Suspense>
              <WriteLink id={appointment.u_id} />
            </Suspense>
            {maySeePlans(appointment) && (
              <Button variant="quiet" to={practiceUrls.client(appointment.u_id)}>
                {clients('toClient')}
              </Button>
            )}
            {maySeePlans(appointment) && isPast && (
              <Button variant="quiet" to={urls.afterSession(appointment.u_id)}>
                {after('link')}
              </Button>
            )}
          </Toolbar>
        </div>
      </article>
      {appointment.state === 'confirmed' && !isPast && (
        <Suspense>
          <CalendarSuggestion appointmentId={appointment.u_id} choose={choose} />
        </Suspense>
      )}
      <PracticeChange appointment={appointment} />
      {appointment.is_together && (
        <Suspense>
          <PracticeTogether appointmentId={appointment.u_id} />
        </Suspense>
      )}
      {appointment.series && (
        <Suspense>
          <Series of={appointment} side="healer" />
        </Suspense>
      )}
      <ObjectionToSession side="healer" appointment={appointment} />
      {maySeePlans(appointment) && (
        <ClientConsents appointmentId={appointment.u_id} name={appointment.client_name} />
      )}
      {maySeePlans(appointment) && <IntakeAnswers appointmentId={appointment.u_id} />}
      {maySeePlans(appointment) && (
        <Suspense>
          <ClientProgress appointmentId={appointment.u_id} />
        </Suspense>
      )}
      {maySeePlans(appointment) && <SessionGiven appointment={appointment} />}
      {appointment.state === 'completed' && (
        <Suspense>
          <ClaimCode appointmentId={appointment.u_id} />
        </Suspense>
      )}
      {maySeePlans(appointment) && <ClientPlans appointment={appointment} />}
      {maySeePlans(appointment) && <ClientTests appointment={appointment} />}
      {appointment.state === 'completed' && <ReviewAnswer appointmentId={appointment.u_id} />}
      <OffersToClient appointment={appointment} />
      <div className={card.more}>
        <section>
          <h2>{t(isOffered ? 'offered' : 'written')}</h2>
          <blockquote className={card.words}>{appointment.description}</blockquote>
          {!isOffered && <p className="small t3">{t('writtenNote')}</p>}
        </section>
        <section>
          <h2>{t('earnings')}</h2>
          <p className={card.sum}>
            <DisplayRupees paise={appointment.earnings_paise} />
          </p>
          {appointment.state === 'confirmed' && <p className="small t3">{t('earningsLater')}</p>}
          <p className="small t3">{t('earningsNote')}</p>
        </section>
      </div>
    </>
  )
}

function Waiting() {
  const t = useTranslations('practice.one')
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <div className={`${card.card} ${card.skeletons}`} aria-hidden="true">
        <div className={card.body}>
          <SkeletonLine width="third" />
          <SkeletonLine width="half" tall />
          <SkeletonLine width="most" />
        </div>
      </div>
    </>
  )
}

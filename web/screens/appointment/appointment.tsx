import { paidPaise } from '../../money/payments/paid.ts'
import '../../messages/appointments.ts'
import '../../messages/appointments-policy.ts'
import '../../messages/rooms-after.ts'
import type { Appointment as Booked } from '@newyou/contract/care/appointments/appointments'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { isNotThere } from '../../api/not-found.ts'
import {
  AppointmentPill,
  CalendarButton,
  DemoPill,
  FreePill,
  HealerTime,
  HealingSessionPill,
  HourPicture,
  useModeWords,
  useServiceName,
  useWholeTime,
} from '../../care/appointments/appointment-words.tsx'
import { Arrival } from '../../care/appointments/arrival.tsx'
import { ClientActions, ClientChange, WhatBecame } from '../../care/appointments/client-actions.tsx'
import { GivenByHealer } from '../../care/appointments/given.tsx'
import { PolicyWords } from '../../care/appointments/policy-words.tsx'
import { appointmentQueries } from '../../care/appointments/queries.ts'
import { sameAgain } from '../../care/appointments/same-again.ts'
import { SessionReview } from '../../care/appointments/session-review.tsx'
import { Unpaid } from '../../care/appointments/unpaid.tsx'
import { PlaceLines } from '../../care/healers/place-lines.tsx'
import { HealerAbsence } from '../../communication/rooms/healer-absence.tsx'
import { ObjectionToSession } from '../../communication/rooms/objection.tsx'
import { RoomLink } from '../../communication/rooms/room-link.tsx'
import { textsOf } from '../../messages/index.ts'
import { orderQueries } from '../../money/payments/queries.ts'
import { ReceiptButton } from '../../money/payments/receipt.tsx'
import { PrivatePage } from '../../page/private-page.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { rupees } from '../../ui/format.ts'
import { useFullStop } from '../../ui/full-stop.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { DisplayRupees } from '../../ui/money.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Toolbar } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import styles from '../../ui/record-card.module.css'
import { SkeletonBox, SkeletonLine } from '../../ui/skeleton.tsx'
import { useNow, useWhen, useZoneName } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'

const AskedOfMe = lazy(() => import('../../care/progress/asked-of-me.tsx'))
const ClaimReceipt = lazy(() => import('../../care/claim-receipts/claim-receipt.tsx'))
const IntakeForm = lazy(() => import('../../care/intake/intake-form.tsx'))
const SessionConsents = lazy(() => import('../../care/signed-consents/session-consents.tsx'))
const Series = lazy(() => import('../../care/appointments/series.tsx'))
const Together = lazy(() => import('../../care/appointments/together/together.tsx'))
const WriteLink = lazy(() => import('../../communication/chat/write-link.tsx'))

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'appointments')
  return pageMeta(matches, {
    path: urls.dashboard(),
    title: t('meta'),
    description: t('title'),
    noIndex: true,
  })
}

export default function Appointment() {
  const { appointmentId = '' } = useParams()
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => <OneAppointment appointmentId={appointmentId} />}
    </PrivatePage>
  )
}

function OneAppointment({ appointmentId }: { appointmentId: string }) {
  const t = useTranslations('appointments')
  const { data: appointment, error, refetch } = useQuery(appointmentQueries.one(appointmentId))
  if (appointment) return <Details appointment={appointment} />
  if (isNotThere(error))
    return (
      <EmptyState heading="h1" title={t('notFound.title')} words={t('notFound.words')}>
        <Button variant="quiet" to={urls.dashboard()}>
          {t('notFound.action')}
        </Button>
      </EmptyState>
    )
  if (error) return <ErrorState heading="h1" words={t('loadFailed')} onRetry={() => void refetch()} />
  return <Waiting />
}

/** A session that took place, as far as anybody knows. */
const summedUpStates = new Set(['confirmed', 'reported', 'disputed', 'completed'])

function Details({ appointment }: { appointment: Booked }) {
  const t = useTranslations('appointments')
  const stop = useFullStop()
  const policy = useTranslations('appointments-policy')
  const after = useTranslations('rooms-after')
  const { at, until } = useWhen()
  const now = useNow()
  const zoneName = useZoneName(appointment.starts_at)
  const modeWords = useModeWords()
  const serviceName = useServiceName()
  const wholeTime = useWholeTime()
  const orderId = appointment.order_u_id
  const { data: order } = useQuery({ ...orderQueries.one(orderId ?? ''), enabled: orderId !== null })
  const { healer, state } = appointment
  const isOffered = appointment.healing_session_u_id !== null
  const isAhead = Date.parse(appointment.ends_at) > now
  const hasBegun = Date.parse(appointment.starts_at) <= now
  const isHeld =
    state === 'held' && appointment.hold_until !== null && Date.parse(appointment.hold_until) > now
  return (
    <>
      <Breadcrumbs way={[{ name: t('crumb'), to: urls.dashboard() }, { name: t('crumbHere') }]} />
      <article className={styles.card}>
        <HourPicture at={appointment.starts_at} className={styles.picture} />
        <div className={styles.body}>
          <span className={layout.cluster}>
            <AppointmentPill of={appointment} />
            {appointment.is_free && <FreePill />}
            {isOffered && <HealingSessionPill />}
            {appointment.is_demo && <DemoPill />}
          </span>
          <h1 className={styles.when}>{at(appointment.starts_at)}</h1>
          <div className={layout.person}>
            <Face image={healer.image} size="card" />
            <div>
              <LocaleLink to={urls.healer(healer.u_id)}>
                <b>{healer.full_name}</b>
              </LocaleLink>
              <p className="t2">{healer.title}</p>
            </div>
          </div>
          <div className={styles.facts}>
            <p>
              {wholeTime(appointment)}
              {stop} {t('zone', { zone: zoneName.long })}
            </p>
            <HealerTime of={appointment} />
            <p>
              {[serviceName(appointment, healer.u_id), modeWords(appointment)].filter(Boolean).join(', ')}
            </p>
          </div>
          {isHeld && appointment.hold_until && (
            <p className="t2">{t('kept', { time: until(appointment.hold_until) })}</p>
          )}
          <Unpaid of={appointment} />
          {state === 'lapsed' && (!appointment.pay_by || appointment.payment_state === 'refunded') && (
            <p className="t2">
              {t(
                appointment.payment_state === 'refunded' ? 'refunded' : isOffered ? 'offerLapsed' : 'lapsed',
              )}
            </p>
          )}
          <WhatBecame appointment={appointment} />
          {appointment.place && <PlaceLines of={appointment.place} />}
          <RoomLink of={appointment} />
          <Arrival of={appointment} side="client" name={healer.full_name} />
          {(state !== 'held' || isHeld) && <ClientActions appointment={appointment} />}
          <HealerAbsence appointment={appointment} />
          <Toolbar above={2}>
            {isHeld && orderId && (
              <Button variant="accent" to={urls.payment(orderId)}>
                {t('pay', { price: rupees(order?.price.payable_paise ?? appointment.price_paise) })}
              </Button>
            )}
            {state === 'confirmed' && isAhead && <CalendarButton of={appointment} variant="quiet" />}
            {(!isAhead || state === 'lapsed' || state === 'cancelled' || state === 'healer-no-show') && (
              <Button variant="quiet" to={sameAgain(appointment)}>
                {t('again')}
              </Button>
            )}
            {state !== 'held' && state !== 'lapsed' && (
              <Suspense>
                <WriteLink id={appointment.u_id} />
              </Suspense>
            )}
            {!isAhead && summedUpStates.has(state) && (
              <Button variant="quiet" to={urls.afterSession(appointment.u_id)}>
                {after('link')}
              </Button>
            )}
            {order && <ReceiptButton of={order} />}
          </Toolbar>
        </div>
      </article>
      <ClientChange appointment={appointment} />
      {appointment.is_together && (
        <Suspense>
          <Together of={appointment} />
        </Suspense>
      )}
      {appointment.series && (
        <Suspense>
          <Series of={appointment} side="client" />
        </Suspense>
      )}
      <Suspense>
        <SessionConsents appointment={appointment} />
        <IntakeForm appointment={appointment} />
        {state === 'confirmed' && <AskedOfMe healerId={healer.u_id} />}
      </Suspense>
      {hasBegun && <GivenByHealer appointment={appointment} />}
      {state === 'completed' && (
        <Suspense>
          <ClaimReceipt appointmentId={appointment.u_id} healer={healer.full_name} />
        </Suspense>
      )}
      <ObjectionToSession side="client" appointment={appointment} />
      {state === 'completed' && <SessionReview appointment={appointment} />}
      <div className={styles.more}>
        <section>
          <h2>{isOffered ? t('offered', { name: healer.full_name }) : t('written')}</h2>
          <blockquote className={styles.words}>{appointment.description}</blockquote>
          {!isOffered && <p className="small t3">{t('writtenNote', { name: healer.full_name })}</p>}
        </section>
        {order && (
          <section>
            <h2>{t('money')}</h2>
            <p className={styles.sum}>
              <DisplayRupees paise={paidPaise(order.price)} />
            </p>
            {order.price.wallet_paise > 0 && order.price.wallet_paise < paidPaise(order.price) && (
              <p className="small t2">{t('fromWallet', { price: rupees(order.price.wallet_paise) })}</p>
            )}
            {order.price.desk_paise > 0 && (
              <p className="small t2">{t('atDesk', { price: rupees(order.price.desk_paise) })}</p>
            )}
            {order.price.coupon_paise > 0 && (
              <p className="small t2">
                {t('withCoupon', { code: order.coupon_code ?? '', price: rupees(order.price.coupon_paise) })}
              </p>
            )}
            {order.price.allowance_paise > 0 && (
              <p className="small t2">
                {t('byOrganization', { price: rupees(order.price.allowance_paise) })}
              </p>
            )}
            <p className="small t3">
              {t('tax', {
                name: order.price.tax_name,
                percent: order.price.tax_percent,
                price: rupees(order.price.price_paise),
                base: rupees(order.price.price_paise - order.price.tax_paise),
                tax: rupees(order.price.tax_paise),
              })}
            </p>
          </section>
        )}
        {(state === 'held' || state === 'confirmed') && !appointment.is_together && (
          <section>
            <h2>{policy('title')}</h2>
            <PolicyWords policy={appointment.policy} name={healer.full_name} />
          </section>
        )}
      </div>
    </>
  )
}

function Waiting() {
  const t = useTranslations('appointments')
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <div className={`${styles.card} ${styles.skeletons}`} aria-hidden="true">
        <div className={styles.body}>
          <SkeletonLine width="third" />
          <SkeletonLine width="half" tall />
          <div className={layout.person}>
            <SkeletonBox className={styles.faceSkeleton} />
            <SkeletonLine width="half" />
          </div>
          <SkeletonLine width="most" />
          <SkeletonLine width="half" />
        </div>
      </div>
    </>
  )
}

import { paidPaise } from '../../money/payments/paid.ts'
import '../../messages/payments.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import type { Order } from '@newyou/contract/money/payments/payments'
import { paymentPending } from '@newyou/contract/money/payments/states'
import { useLocale, useTranslations } from 'use-intl'
import { say } from '../../api/say.ts'
import { useWholeTime } from '../../care/appointments/appointment-words.tsx'
import { useOrderTitle } from '../../money/payments/use-order-title.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { rupees } from '../../ui/format.ts'
import { kolamOf } from '../../ui/kolam/kolam.ts'
import { KolamDrawing } from '../../ui/kolam-drawing.tsx'
import layout from '../../ui/layout.module.css'
import { StatePill } from '../../ui/state-pill.tsx'
import { urls } from '../../urls.ts'
import styles from './checkout.module.css'

/** The gateway has the payment and has not decided yet. */
export function PaymentPending({
  order,
  appointment,
}: {
  order: Order
  appointment: Appointment | undefined
}) {
  const t = useTranslations('payments.pending')
  const titleOf = useOrderTitle()
  const wholeTime = useWholeTime()
  const locale = useLocale()
  return (
    <div className={styles.ending} role="status">
      <KolamDrawing
        of={kolamOf(order.u_id, { cols: 4, rows: 3 })}
        progress={0.6}
        className={styles.waitingKolam}
      />
      <div>
        <StatePill tone="warn">{say(locale, paymentPending)}</StatePill>
        <h1>{t('title')}</h1>
        <p className={`lead ${styles.lead}`}>
          {appointment
            ? t('lead', { name: appointment.healer.full_name, time: wholeTime(appointment) })
            : t('leadTopUp', { title: titleOf(order.title) })}
        </p>
      </div>
      <p className="t2">{t('words')}</p>
      <div className={layout.cluster}>
        <Button variant="quiet" to={urls.dashboard()}>
          {t('action')}
        </Button>
      </div>
    </div>
  )
}

/** The time was kept long enough, or was gone when the money came. */
export function HoldExpired({ order, appointment }: { order: Order; appointment: Appointment }) {
  const t = useTranslations('payments.over')
  const isRefunded = order.state === 'refunded'
  const isOffered = appointment.healing_session_u_id !== null
  return (
    <div className={styles.ending}>
      <EmptyState
        heading="h1"
        title={t(isRefunded ? 'refundedTitle' : isOffered ? 'offerTitle' : 'title')}
        words={
          isRefunded
            ? t(isOffered ? 'offerRefundedWords' : 'refundedWords', {
                price: rupees(paidPaise(order.price)),
              })
            : t(isOffered ? 'offerWords' : 'words', { name: appointment.healer.full_name })
        }
      >
        <Button variant="accent" to={urls.healer(appointment.healer.u_id, { mode: appointment.mode })}>
          {t('again')}
        </Button>
        <Button variant="quiet" to={urls.dashboard()}>
          {t('dashboard')}
        </Button>
      </EmptyState>
    </div>
  )
}

import { paidPaise } from '../../money/payments/paid.ts'
import '../../messages/payments.ts'
import { pathTo } from '@newyou/contract/addresses'
import type { Order } from '@newyou/contract/money/payments/payments'
import { useTranslations } from 'use-intl'
import {
  AppointmentPill,
  CalendarButton,
  HealerTime,
  HourPicture,
  useModeWords,
  useWholeTime,
} from '../../care/appointments/appointment-words.tsx'
import type { ToPay } from '../../care/appointments/to-pay.ts'
import { PlaceLines } from '../../care/healers/place-lines.tsx'
import { ReceiptButton } from '../../money/payments/receipt.tsx'
import { ContactToConfirm } from '../../people/accounts/confirm-contact.tsx'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { rupees } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { Face } from '../../ui/portrait.tsx'
import record from '../../ui/record-card.module.css'
import { useWhen, useZoneName } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './checkout.module.css'
import { useArrival } from './use-arrival.ts'

/** Paid: what, when, where to find it, the receipt and the calendar. */
export function Confirmed({ order, appointment }: { order: Order; appointment: ToPay }) {
  const t = useTranslations('payments.confirmed')
  const { at } = useWhen()
  const zoneName = useZoneName(appointment.starts_at)
  const modeWords = useModeWords()
  const wholeTime = useWholeTime()
  const heading = useArrival()
  const session = useSession()
  const { healer } = appointment
  return (
    <div className={styles.ending}>
      <div>
        {/* The order is paid, so the time is ours, even before the appointment was asked for again. */}
        <AppointmentPill
          of={appointment.state === 'held' ? { state: 'confirmed', payment_state: 'paid' } : appointment}
        />
        <h1 ref={heading} tabIndex={-1}>
          {t('title', { when: at(appointment.starts_at) })}
        </h1>
        <p className={`lead ${styles.lead}`}>{t('lead', { name: healer.full_name })}</p>
      </div>
      <div className={styles.card}>
        <HourPicture at={appointment.starts_at} className={record.picture} />
        <div className={styles.cardBody}>
          <div className={layout.person}>
            <Face image={healer.image} size="card" />
            <div>
              <b>{healer.full_name}</b>
              <p className="t2">{healer.title}</p>
            </div>
          </div>
          <div className={styles.where}>
            <p>
              {wholeTime(appointment)}, {zoneName.short}
            </p>
            <HealerTime of={appointment} />
            <p>{modeWords(appointment)}</p>
            {appointment.place && <PlaceLines of={appointment.place} />}
            <p className="num">
              {t('paid', {
                price: rupees(paidPaise(order.price)),
                number: order.receipt_number ?? '',
              })}
            </p>
          </div>
        </div>
      </div>
      <p className="t2">{t('where')}</p>
      <ContactToConfirm profile={session?.profile} />
      <div className={layout.cluster}>
        <Button
          variant="primary"
          to={appointment.isForOther ? pathTo('dependants') : urls.appointment(appointment.u_id)}
        >
          {t('toAppointment')}
        </Button>
        <ReceiptButton of={order} variant="quiet" />
        {!appointment.isForOther && <CalendarButton of={appointment} variant="quiet" />}
      </div>
    </div>
  )
}

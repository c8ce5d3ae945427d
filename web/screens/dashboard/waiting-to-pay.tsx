import '../../messages/dashboard.ts'
import '../../messages/appointments-later.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { useTranslations } from 'use-intl'
import { AppointmentPill } from '../../care/appointments/appointment-words.tsx'
import { Button } from '../../ui/button.tsx'
import { rupees } from '../../ui/format.ts'
import { Section } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './dashboard.module.css'

/** Times that are kept until they are paid, or whose payment failed, and booked sessions that are paid later. */
export function WaitingToPay({
  appointments,
  isAlone,
}: {
  appointments: readonly Appointment[]
  /** Nothing else comes before it on the page. */
  isAlone: boolean
}) {
  const t = useTranslations('dashboard')
  const later = useTranslations('appointments-later')
  const { at, until } = useWhen()
  if (appointments.length === 0) return null
  return (
    <Section>
      <h2>{t(isAlone ? 'waiting.title' : 'waiting.titleAlso')}</h2>
      <ul>
        {appointments.map((appointment) => (
          <li key={appointment.u_id} className={styles.todo}>
            <Face image={appointment.healer.image} size="card" />
            <div>
              <div className={styles.todoHead}>
                <b>{appointment.healer.full_name}</b>
                <AppointmentPill of={appointment} />
              </div>
              <p className="t2">
                {t('waiting.words', { when: at(appointment.starts_at) })}{' '}
                {appointment.hold_until && t('waiting.kept', { time: until(appointment.hold_until) })}
                {appointment.pay_by && later('row', { when: until(appointment.pay_by) })}
              </p>
              {appointment.order_u_id && (
                <Button
                  variant="accent"
                  small
                  className={styles.todoAction}
                  to={urls.payment(appointment.order_u_id)}
                >
                  {/* Of an offer a part may be set aside from the wallet already. */}
                  {appointment.healing_session_u_id
                    ? t('waiting.goOn')
                    : t('waiting.pay', { price: rupees(appointment.price_paise) })}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

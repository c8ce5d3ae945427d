import '../../messages/appointments-later.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { refusalReason } from '@newyou/contract/care/appointments/rules'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { rupees } from '../../ui/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { useNow, useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'

/** Until when a booked session is to be paid, with the way to pay; or that it ended unpaid. Nothing for all others. */
export function Unpaid({ of: appointment }: { of: Appointment }) {
  const t = useTranslations('appointments-later')
  const { until } = useWhen()
  const now = useNow()
  const { state, pay_by: payBy, order_u_id: orderId } = appointment
  if (!payBy) return null
  if (state === 'lapsed')
    return appointment.payment_state === 'refunded' ? null : (
      <p className="t2">{t('ended', { when: until(payBy) })}</p>
    )
  if (!orderId || refusalReason('client', 'pay-later', appointment, appointment.policy, now)) return null
  return (
    <>
      <Notice>
        <p>{t('due', { when: until(payBy) })}</p>
      </Notice>
      <Button variant="accent" to={urls.payment(orderId)}>
        {t('action', { price: rupees(appointment.price_paise) })}
      </Button>
    </>
  )
}

import '../../messages/appointments-near.ts'
import { type BookingPolicy, nearTerms } from '@newyou/contract/care/appointments/policy'
import { useTranslations } from 'use-intl'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/visitor-time.tsx'

/** Terms for a start too near for a full refund; nothing while it is full. */
export function NearWords({
  startsAt,
  policy,
  isBooking = false,
}: {
  startsAt: string
  policy: BookingPolicy
  /** Booked now, it may be cancelled for a short while; rescheduling does not start that time anew. */
  isBooking?: boolean
}) {
  const t = useTranslations('appointments-near')
  const terms = nearTerms(startsAt, policy, useNow())
  if (!terms) return null
  const { fullUntilHours: hours, percent, canReschedule, graceMinutes } = terms
  return (
    <Notice>
      <p>
        {t('now', { hours, percent, reschedule: `${canReschedule}` })}
        {isBooking && graceMinutes > 0 && <> {t('grace', { count: graceMinutes })}</>}
        {isBooking && policy.was_released && <> {t('released')}</>}
      </p>
    </Notice>
  )
}

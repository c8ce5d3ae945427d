import '../messages/appointments-near.ts'
import { type BookingPolicy, nearTerms } from '@newyou/contract/appointments/policy'
import { useTranslations } from 'use-intl'
import { Notice } from '../ui/notice.tsx'
import { useNow } from '../ui/visitor-time.tsx'

/** What holds for a start so near that not all would come back; nothing while all would. */
export function NearWords({
  startsAt,
  policy,
  isBooking = false,
}: {
  startsAt: string
  policy: BookingPolicy
  /** Booked now, it may be cancelled for a short while; a move begins no such while. */
  isBooking?: boolean
}) {
  const t = useTranslations('appointments-near')
  const terms = nearTerms(startsAt, policy, useNow())
  if (!terms) return null
  const { fullUntilHours: hours, percent, canMove, graceMinutes } = terms
  return (
    <Notice>
      <p>
        {t('now', { hours, percent, move: `${canMove}` })}
        {isBooking && graceMinutes > 0 && <> {t('grace', { count: graceMinutes })}</>}
        {isBooking && policy.was_released && <> {t('released')}</>}
      </p>
    </Notice>
  )
}

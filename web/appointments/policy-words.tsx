import '../messages/appointments-policy.ts'
import { type BookingPolicy, nearTerms } from '@newyou/contract/appointments/policy'
import { useTranslations } from 'use-intl'
import { Notice } from '../ui/notice.tsx'
import { useNow } from '../ui/visitor-time.tsx'
import styles from './changes.module.css'

/** The rule for moving, cancelling and being late, in words: the same before booking, while paying and afterwards. */
export function PolicyWords({ policy, name }: { policy: BookingPolicy; name: string }) {
  const t = useTranslations('appointments-policy')
  const steps = policy.refund_steps.toSorted((one, other) => other.until_hours - one.until_hours)
  return (
    <ul className={styles.policy}>
      <li>{t('move', { count: policy.move_until_hours })}</li>
      <li>
        {t('cancel')}{' '}
        {steps.map(({ until_hours, percent }) => (
          <span key={until_hours}>
            {percent === 100
              ? t('all', { count: until_hours })
              : t('part', { count: until_hours, percent })}{' '}
          </span>
        ))}
        {t('nothing')}
      </li>
      {policy.grace_minutes > 0 && (
        <li>{t('grace', { count: policy.grace_minutes, hours: policy.grace_until_hours })}</li>
      )}
      <li>{t('healer', { name })}</li>
      <li>{t('late', { count: policy.late_minutes, name })}</li>
    </ul>
  )
}

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
  const t = useTranslations('appointments-policy.near')
  const terms = nearTerms(startsAt, policy, useNow())
  if (!terms) return null
  const { fullUntilHours: hours, percent, canMove, graceMinutes } = terms
  return (
    <Notice>
      <p>
        {t('now', { hours, percent, move: `${canMove}` })}
        {isBooking && graceMinutes > 0 && <> {t('grace', { count: graceMinutes })}</>}
      </p>
    </Notice>
  )
}

/** Folded, where the choice of a time comes first. */
export function PolicyFold({ policy, name }: { policy: BookingPolicy; name: string }) {
  const t = useTranslations('appointments-policy')
  return (
    <details className={styles.fold}>
      <summary>{t('title')}</summary>
      <PolicyWords policy={policy} name={name} />
    </details>
  )
}

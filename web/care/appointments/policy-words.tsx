import '../../messages/appointments-policy.ts'
import type { BookingPolicy } from '@newyou/contract/care/appointments/policy'
import { useTranslations } from 'use-intl'
import styles from './changes.module.css'

/** The rule for rescheduling, cancelling and being late, in words: the same before booking, while paying and afterwards. */
export function PolicyWords({ policy, name }: { policy: BookingPolicy; name: string }) {
  const t = useTranslations('appointments-policy')
  const steps = policy.refund_steps.toSorted((one, other) => other.until_hours - one.until_hours)
  return (
    <ul className={styles.policy}>
      <li>{t('reschedule', { count: policy.reschedule_until_hours })}</li>
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
      {policy.was_released && <li>{t('released')}</li>}
      <li>{t('healer', { name })}</li>
      <li>{t('late', { count: policy.late_minutes, name })}</li>
    </ul>
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

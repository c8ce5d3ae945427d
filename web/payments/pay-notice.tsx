import '../messages/payments.ts'
import { paymentFailed } from '@newyou/contract/payments/states'
import { useTranslations } from 'use-intl'
import { useWhen } from '../ui/visitor-time.tsx'
import styles from './checkout.module.css'
import type { PayNotice } from './use-payment.ts'

/** How the last try went, until when the time is kept, and that nothing is lost. */
export function PayNoticeBox({
  notice,
  isFailed,
  expiresAt,
}: {
  notice: PayNotice | undefined
  isFailed: boolean
  expiresAt: string | null
}) {
  const t = useTranslations('payments.notice')
  const { until } = useWhen()
  const kept = expiresAt ? t('kept', { time: until(expiresAt) }) : ''
  if (notice?.kind === 'declined' || (isFailed && notice?.kind !== 'refused'))
    return (
      <div className={`${styles.noticeBox} ${styles.bad}`} role="alert">
        <b>{paymentFailed}</b>
        <p>
          {notice?.kind === 'declined' && notice.reason ? `${notice.reason} ` : ''}
          {t('failed')} {kept}
        </p>
      </div>
    )
  if (notice?.kind === 'refused')
    return (
      <div className={`${styles.noticeBox} ${styles.bad}`} role="alert">
        <b>{notice.words}</b>
        <p>
          {t('refused')} {kept}
        </p>
      </div>
    )
  if (notice?.kind === 'dismissed')
    return (
      <div className={`${styles.noticeBox} ${styles.calm}`} role="status">
        <p>
          {t('dismissed')} {kept}
        </p>
      </div>
    )
  return null
}

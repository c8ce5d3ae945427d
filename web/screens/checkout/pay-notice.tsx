import '../../messages/payments.ts'
import { paymentFailed } from '@newyou/contract/money/payments/states'
import { useLocale, useTranslations } from 'use-intl'
import { say } from '../../api/say.ts'
import type { PayNotice } from '../../money/payments/use-payment.ts'
import { useWhen } from '../../ui/visitor-time.tsx'
import styles from './checkout.module.css'

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
  const locale = useLocale()
  const kept = expiresAt ? t('kept', { time: until(expiresAt) }) : ''
  if (notice?.kind === 'declined' || (isFailed && notice?.kind !== 'refused'))
    return (
      <div className={`${styles.noticeBox} ${styles.bad}`} role="alert">
        <b>{say(locale, paymentFailed)}</b>
        <p>
          {notice?.kind === 'declined' && notice.reason ? `${say(locale, notice.reason)} ` : ''}
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

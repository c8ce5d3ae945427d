import '../messages/appointments.ts'
import type { CancelPreview } from '@newyou/contract/appointments/appointments'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../api/client.ts'
import { useErrorWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import layout from '../ui/layout.module.css'
import panel from '../ui/panel.module.css'
import { PriceRows } from '../ui/price-rows.tsx'
import { ChangePanel } from './change-panel.tsx'

/** What comes back in exact rupees and where each part goes, then one button that does just that. */
export function CancelPanel({
  preview: first,
  onCancel,
  onKeep,
}: {
  preview: CancelPreview
  onCancel: (refundPaise: number) => Promise<void>
  onKeep?: () => void
}) {
  const t = useTranslations('appointments.cancel')
  const wordsFor = useErrorWords()
  const [changed, setChanged] = useState<CancelPreview>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  const preview = changed ?? first
  const isPaid = preview.refund_paise + preview.kept_paise > 0
  const rows = [
    { label: t('gateway'), note: t('gatewayNote'), paise: preview.gateway_paise },
    { label: t('wallet'), note: t('walletNote'), paise: preview.wallet_paise },
    { label: t('lifePoints'), note: t('walletNote'), paise: preview.life_points_paise },
    { label: t('coupon'), paise: preview.coupon_paise, kind: 'quiet' as const },
    { label: t('kept'), paise: preview.kept_paise, kind: 'quiet' as const },
  ].filter(({ paise }) => paise > 0)

  async function cancel() {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await onCancel(preview.refund_paise)
    } catch (error) {
      setFailure(wordsFor(error))
      // The answer carries what would go back by now.
      if (error instanceof ApiError && error.code === 'refundChanged') setChanged(error.data as CancelPreview)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return (
    <ChangePanel title={t('title')} isOpened={onKeep !== undefined}>
      <p className="t2">
        {!isPaid
          ? t(
              preview.is_free_session_back
                ? 'freeBack'
                : preview.is_pack_session_back
                  ? 'packBack'
                  : preview.refund_percent === 0
                    ? 'freeUsed'
                    : 'unpaid',
            )
          : preview.refund_percent === 0
            ? t('none')
            : preview.refund_percent === 100
              ? t('all')
              : t('part', { percent: preview.refund_percent })}
      </p>
      {isPaid && <PriceRows rows={rows} totalLabel={t('total')} totalPaise={preview.refund_paise} />}
      {failure && (
        <p className={panel.wrong} role="alert">
          {failure}
        </p>
      )}
      <div className={layout.cluster}>
        <Button look="rice" busy={isBusy} onClick={() => void cancel()}>
          {t('action')}
        </Button>
        {onKeep && (
          <Button look="bare" onClick={onKeep}>
            {t('keep')}
          </Button>
        )}
      </div>
    </ChangePanel>
  )
}

import '../../messages/appointments.ts'
import type { CancelPreview } from '@newyou/contract/care/appointments/cancel-preview'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { Card } from '../../ui/parts.tsx'
import { PriceRows } from '../../ui/price-rows.tsx'
import { ChangePanel } from './change-panel.tsx'

/** The exact refund in rupees and the destination of each part, with one button that executes it. */
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
  const [changed, setChanged] = useState<CancelPreview>()
  const preview = changed ?? first
  const isPaid = preview.refund_paise + preview.allowance_paise + preview.kept_paise > 0
  const rows = [
    { label: t('gateway'), note: t('gatewayNote'), paise: preview.gateway_paise },
    { label: t('desk'), paise: preview.desk_paise },
    { label: t('wallet'), note: t('walletNote'), paise: preview.wallet_paise },
    { label: t('lifePoints'), note: t('walletNote'), paise: preview.life_points_paise },
    { label: t('coupon'), paise: preview.coupon_paise, kind: 'quiet' as const },
    { label: t('allowance'), paise: preview.allowance_paise, kind: 'quiet' as const },
    { label: t('kept'), paise: preview.kept_paise, kind: 'quiet' as const },
  ].filter(({ paise }) => paise > 0)

  const {
    run: cancel,
    isBusy,
    failure,
  } = useAction(() => onCancel(preview.refund_paise), {
    shows: 'failure',
    onFailure(error) {
      // The answer carries the refund as it is now.
      if (error instanceof ApiError && error.code === 'refundChanged') setChanged(error.data as CancelPreview)
    },
  })

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
        <Card as="p" tone="bad" size="small" role="alert">
          {failure}
        </Card>
      )}
      <div className={layout.cluster}>
        <Button variant="primary" busy={isBusy} onClick={() => void cancel()}>
          {t('action')}
        </Button>
        {onKeep && (
          <Button variant="bare" onClick={onKeep}>
            {t('keep')}
          </Button>
        )}
      </div>
    </ChangePanel>
  )
}

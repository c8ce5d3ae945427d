import '../../messages/payments.ts'
import type { Order } from '@newyou/contract/money/payments/payments'
import { useTranslations } from 'use-intl'
import { useFile } from '../../session/save-file.ts'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconReceipt } from '../../ui/icons.ts'

/** Downloads the receipt of a paid order. */
export function ReceiptButton({
  of: { u_id: orderId, receipt_number: number },
  variant = 'bare',
  small = false,
}: {
  of: Pick<Order, 'u_id' | 'receipt_number'>
  variant?: ButtonVariant
  small?: boolean
}) {
  const t = useTranslations('payments.receipt')
  const { save, isBusy } = useFile()
  if (!number) return null
  return (
    <Button
      variant={variant}
      small={small}
      busy={isBusy}
      onClick={() => void save(t('file', { number }), `/api/website/order/${orderId}/receipt`)}
    >
      <Icon of={IconReceipt} />
      {t('download')}
    </Button>
  )
}

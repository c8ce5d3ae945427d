import type { Order } from '@newyou/contract/payments'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callFile } from '../api/browser.ts'
import { useErrorWords } from '../api/error-words.ts'
import { saveFile } from '../appointments/save-file.ts'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconReceipt } from '../ui/icons.ts'
import { toast } from '../ui/overlay-store.ts'

/** Downloads the receipt of a paid order; it is private, so the session goes along. */
export function ReceiptButton({
  of: order,
  look = 'bare',
  small = false,
}: {
  of: Pick<Order, 'u_id' | 'receipt_number'>
  look?: ButtonLook
  small?: boolean
}) {
  const t = useTranslations('payments.receipt')
  const wordsFor = useErrorWords()
  const [isBusy, setBusy] = useState(false)
  if (!order.receipt_number) return null
  const { u_id: orderId, receipt_number: number } = order

  async function download() {
    setBusy(true)
    try {
      saveFile(
        t('file', { number: number.replaceAll('/', '-') }),
        await callFile(`/api/website/order/${orderId}/receipt`),
      )
    } catch (error) {
      toast({ mood: 'bad', words: wordsFor(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button look={look} small={small} busy={isBusy} onClick={() => void download()}>
      <Icon of={IconReceipt} />
      {t('download')}
    </Button>
  )
}

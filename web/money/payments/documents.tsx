import '../../messages/payments.ts'
import type { Order } from '@newyou/contract/money/payments/payments'
import { useTranslations } from 'use-intl'
import { useFile } from '../../session/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { rupees } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconReceipt } from '../../ui/icons.ts'

/** The invoice of an order and its credit notes, each to be downloaded. */
export function DocumentButtons({ of: { documents } }: { of: Pick<Order, 'documents'> }) {
  const t = useTranslations('payments.documents')
  const { save, isBusy } = useFile()
  return documents.map(
    ({
      u_id: documentId,
      kind,
      number,
      amount_paise: paise,
      coupon_paise: coupon,
      allowance_paise: allowance,
    }) => {
      const words =
        kind === 'invoice' ? t(kind) : t('of', { name: t(kind), price: rupees(paise - coupon - allowance) })
      return (
        <Button
          key={documentId}
          variant="quiet"
          small
          busy={isBusy}
          // Voice control needs the visible label in this name.
          aria-label={`${words} ${number}`}
          onClick={() =>
            void save(
              t('file', { number: number.replaceAll('/', '-') }),
              `/api/website/invoice/${documentId}`,
            )
          }
        >
          <Icon of={IconReceipt} />
          {words}
        </Button>
      )
    },
  )
}

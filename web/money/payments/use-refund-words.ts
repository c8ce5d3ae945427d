import '../../messages/payments.ts'
import type { RefundedParts } from '@newyou/contract/money/payments/payments'
import { useTranslations } from 'use-intl'
import { rupees } from '../../ui/format.ts'

/** Says how much was refunded and where to: the payment method, the wallet, life points, or to each its part. */
export function useRefundWords() {
  const t = useTranslations('payments.refundedTo')
  return ({
    gateway_paise: gateway,
    desk_paise: desk,
    wallet_paise: wallet,
    life_points_paise: points,
  }: RefundedParts) => {
    const ways = { gateway, desk, wallet, points }
    const used = (['gateway', 'desk', 'wallet', 'points'] as const).filter((way) => ways[way] > 0)
    const price = rupees(gateway + desk + wallet + points)
    const [only, another] = used
    if (!only) return ''
    if (!another) return t('whole', { price, way: only })
    return t('parts', {
      price,
      parts: used.map((way) => t('part', { price: rupees(ways[way]), way })).join(', '),
    })
  }
}

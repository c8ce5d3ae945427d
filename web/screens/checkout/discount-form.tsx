import '../../messages/payments.ts'
import { type Order, orderKindRules } from '@newyou/contract/money/payments/payments'
import { useTranslations } from 'use-intl'
import { AmountPart } from '../../money/payments/amount-part.tsx'
import type { Chosen, splitOf } from '../../money/payments/split.ts'
import { rupeeDigits, rupees } from '../../ui/format.ts'
import { toast } from '../../ui/overlay-store.ts'
import { Stack } from '../../ui/parts.tsx'
import styles from './checkout.module.css'
import { CouponPart } from './coupon-part.tsx'

/** Coupon, organisation, life points and wallet, in the order in which they take from the price. */
export function DiscountForm({
  order,
  chosen,
  split,
  onChange,
}: {
  order: Order
  chosen: Chosen
  split: ReturnType<typeof splitOf>
  onChange: (chosen: Chosen) => void
}) {
  const t = useTranslations('payments')
  const { takes } = orderKindRules[order.kind]
  return (
    <Stack as="section" className={styles.step}>
      <h2>{t('less')}</h2>
      <CouponPart
        orderId={order.u_id}
        coupon={chosen.coupon}
        onChange={(coupon) => onChange({ ...chosen, coupon })}
      />
      {order.allowance && order.allowance.left_paise > 0 && takes.includes('allowance') && (
        <AmountPart
          mostPaise={split.mostAllowancePaise}
          paise={split.allowancePaise}
          onChange={(allowancePaise) => onChange({ ...chosen, allowancePaise })}
          show={rupees}
          words={{
            label: order.allowance.organization,
            balance: t('allowance.balance', { left: rupees(order.allowance.left_paise) }),
            amount: t('allowance.amount', { organization: order.allowance.organization }),
            missing: t('wallet.missing'),
            tooMuch: t('allowance.tooMuch', { most: rupees(split.mostAllowancePaise) }),
          }}
        />
      )}
      {order.life_point_balance > 0 && (
        <AmountPart
          wholeOnly
          mostPaise={split.mostPointsPaise}
          paise={split.lifePointsPaise}
          onChange={(lifePointsPaise) => {
            if (chosen.lifePointsPaise === 0 && lifePointsPaise > 0)
              toast({ tone: 'ok', words: t('points.applied') })
            onChange({ ...chosen, lifePointsPaise })
          }}
          show={(paise) => rupeeDigits(paise)}
          words={{
            label: t('points.label'),
            balance: t('points.balance', {
              count: order.life_point_balance,
              worth: rupees(order.life_point_balance * 100),
            }),
            amount: t('points.amount'),
            missing: t('wallet.missing'),
            tooMuch: t('points.tooMuch', { most: rupeeDigits(split.mostPointsPaise) }),
          }}
        />
      )}
      {order.wallet_balance_paise > 0 && (
        <AmountPart
          mostPaise={split.mostWalletPaise}
          paise={split.walletPaise}
          onChange={(walletPaise) => onChange({ ...chosen, walletPaise })}
          show={rupees}
          words={{
            label: t('wallet.label'),
            balance: t('wallet.balance', { balance: rupees(order.wallet_balance_paise) }),
            amount: t('wallet.amount'),
            missing: t('wallet.missing'),
            tooMuch: t('wallet.tooMuch', { most: rupees(split.mostWalletPaise) }),
          }}
        />
      )}
    </Stack>
  )
}

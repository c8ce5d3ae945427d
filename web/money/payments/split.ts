import { paisePerLifePoint } from '@newyou/contract/business'
import { type Order, orderKindRules } from '@newyou/contract/money/payments/payments'

/** Deductions that the client chose. */
export interface Chosen {
  coupon: { code: string; paise: number } | undefined
  allowancePaise: number
  lifePointsPaise: number
  walletPaise: number
}

/** The coupon that was applied, and the choice that the order was frozen with. Before that the organisation pays what it can. */
export const chosenIn = ({ state, kind, price, allowance, applied_coupon: coupon }: Order): Chosen => ({
  allowancePaise:
    state === 'open' && orderKindRules[kind].takes.includes('allowance')
      ? (allowance?.left_paise ?? 0)
      : price.allowance_paise,
  coupon: coupon ?? undefined,
  lifePointsPaise: price.life_points_paise,
  walletPaise: price.wallet_paise,
})

const wholePoints = (paise: number) => Math.floor(paise / paisePerLifePoint) * paisePerLifePoint

/** What was not taken at the desk, by the stated order: coupon, allowance, life points, wallet, and what is left for the gateway. Never below nothing. */
export function splitOf(order: Order, chosen: Chosen) {
  const left = order.price.price_paise - order.price.desk_paise
  const couponPaise = Math.min(chosen.coupon?.paise ?? 0, left)
  const afterCoupon = left - couponPaise
  const mostAllowancePaise = Math.min(order.allowance?.left_paise ?? 0, afterCoupon)
  const allowancePaise = Math.min(chosen.allowancePaise, mostAllowancePaise)
  const afterAllowance = afterCoupon - allowancePaise
  const mostPointsPaise = Math.min(order.life_point_balance * paisePerLifePoint, wholePoints(afterAllowance))
  const lifePointsPaise = Math.min(chosen.lifePointsPaise, mostPointsPaise)
  const afterPoints = afterAllowance - lifePointsPaise
  const mostWalletPaise = Math.min(order.wallet_balance_paise, afterPoints)
  const walletPaise = Math.min(chosen.walletPaise, mostWalletPaise)
  return {
    couponPaise,
    mostAllowancePaise,
    allowancePaise,
    mostPointsPaise,
    lifePointsPaise,
    mostWalletPaise,
    walletPaise,
    toPay: afterPoints - walletPaise,
  }
}

import { paisePerLifePoint } from '@newyou/contract/business'
import type { Order } from '@newyou/contract/payments/payments'

/** What the client chose to take off the price. */
export interface Chosen {
  coupon: { code: string; paise: number } | undefined
  lifePointsPaise: number
  walletPaise: number
}

/** The choice that an order was frozen with. */
export const chosenIn = ({ price, coupon_code: code }: Order): Chosen => ({
  coupon: code ? { code, paise: price.coupon_paise } : undefined,
  lifePointsPaise: price.life_points_paise,
  walletPaise: price.wallet_paise,
})

const wholePoints = (paise: number) => Math.floor(paise / paisePerLifePoint) * paisePerLifePoint

/** The price by the stated order: coupon, life points, wallet, and what is left for the gateway. Never below nothing. */
export function splitOf(order: Order, chosen: Chosen) {
  const couponPaise = Math.min(chosen.coupon?.paise ?? 0, order.price.price_paise)
  const afterCoupon = order.price.price_paise - couponPaise
  const mostPointsPaise = Math.min(order.life_point_balance * paisePerLifePoint, wholePoints(afterCoupon))
  const lifePointsPaise = Math.min(chosen.lifePointsPaise, mostPointsPaise)
  const afterPoints = afterCoupon - lifePointsPaise
  const mostWalletPaise = Math.min(order.wallet_balance_paise, afterPoints)
  const walletPaise = Math.min(chosen.walletPaise, mostWalletPaise)
  return {
    couponPaise,
    mostPointsPaise,
    lifePointsPaise,
    mostWalletPaise,
    walletPaise,
    toPay: afterPoints - walletPaise,
  }
}

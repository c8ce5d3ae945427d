import { paisePerLifePoint, referralPointsMax } from '@newyou/contract/business'

/** A purchase as far as it decides about a reward. Amounts in paise. */
export interface Purchase {
  /** Rupees paid, without coupons and points, less refunds. */
  paidPaise: number
  /** When the rules stop allowing a refund; undefined while unknown. */
  finalAt: Date | undefined
}

/** Whole points for a friend's purchase: a share of what the friend paid, and never more than the most. */
export const pointsFor = (paidPaise: number, sharePercent: number, pointsPerFriend: number) =>
  Math.max(
    0,
    Math.min(
      Math.floor((paidPaise * sharePercent) / (100 * paisePerLifePoint)),
      pointsPerFriend,
      referralPointsMax,
    ),
  )

/**
 * Which of the purchases of a friend counts, of those in the order in which they were paid: the first from which anything
 * is left. A purchase that was refunded whole is none.
 */
export const firstOf = <P extends Purchase>(purchases: readonly P[]): P | undefined =>
  purchases.find(({ paidPaise }) => paidPaise >= paisePerLifePoint)

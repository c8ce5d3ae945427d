import { z } from 'zod'
import { topUpMaximumPaise, topUpMinimumPaise } from '../business.ts'
import { endpoint, instant, paging, paise, uId } from '../endpoint.ts'

export const topUpMessages = {
  missing: 'Please enter any amount',
  tooLittle: 'You have to enter minimum amount ₹500',
  tooMuch: 'You can add up to ₹1,00,000 at once',
  wholeRupees: 'Please enter whole rupees',
} as const

/** The amount of a top-up, or of life points to buy: in paise, whole rupees only. */
export const topUpAmount = z
  .int({
    error: ({ input }) =>
      typeof input === 'number' && Number.isFinite(input) ? topUpMessages.wholeRupees : topUpMessages.missing,
  })
  .min(topUpMinimumPaise, { error: topUpMessages.tooLittle })
  .max(topUpMaximumPaise, { error: topUpMessages.tooMuch })
  .multipleOf(100, { error: topUpMessages.wholeRupees })
  .meta({
    description: 'Paise, whole rupees only: 50000 are ₹500, the minimum. An amount in rupees is below it',
  })
const topUp = z.strictObject({ amount_paise: topUpAmount })

/** `returned`: a refund of an order. `gift`: a credit from us. `correction`: an adjustment. `imported`: from before the practice came here. */
export const moneyLineKinds = [
  'top-up',
  'payment',
  'returned',
  'gift',
  'referral',
  'correction',
  'imported',
] as const
export const moneyLineKind = z.enum(moneyLineKinds)
export type MoneyLineKind = z.output<typeof moneyLineKind>

/** One transaction, and what it was for. */
export const moneyLine = z.object({
  u_id: uId,
  kind: moneyLineKind,
  what: z.string().meta({ description: 'The title of the order, or a short text of ours' }),
  amount_paise: paise.meta({ description: 'Negative for debits; for life points 100 are one point' }),
  balance_paise: paise.meta({ description: 'The balance after it' }),
  order_u_id: uId.nullable(),
  created_at: instant,
})
export type MoneyLine = z.output<typeof moneyLine>

const historyQuery = z.strictObject({ ...paging(20), type: z.enum(['all', 'in', 'out']).default('all') })
const opened = z.object({ order_u_id: uId })

export const walletState = z.object({
  balance_paise: paise,
  /** Held for orders that are being paid; not part of the balance. */
  held_paise: paise,
  history: z.array(moneyLine),
})
export type WalletState = z.output<typeof walletState>

/** Life points in hundredths: 100 are one point, worth one rupee. */
export const lifePointState = z.object({
  balance_paise: paise,
  bought_paise: paise,
  earned_paise: paise,
  held_paise: paise,
  history: z.array(moneyLine.extend({ bought_paise: paise, earned_paise: paise })),
})
export type LifePointState = z.output<typeof lifePointState>

export const wallet = {
  'GET /api/website/wallet': endpoint({
    summary: 'Get my wallet balance and transactions, latest first',
    who: 'client',
    query: historyQuery,
    data: walletState,
    list: true,
  }),
  'POST /api/website/wallet': endpoint({
    summary: 'Open an order that adds money to my wallet. Send an Idempotency-Key',
    who: 'client',
    body: topUp,
    data: opened,
    created: true,
    errors: ['idempotencyKeyReused'],
  }),
  'GET /api/website/wallet-view/{uId}': endpoint({
    summary: 'Get one transaction of my wallet',
    who: 'client',
    params: z.object({ uId }),
    data: moneyLine,
  }),
  'GET /api/website/life-point': endpoint({
    summary: 'Get my life points, bought and earned separately, and their transactions, latest first',
    who: 'client',
    query: historyQuery,
    data: lifePointState,
    list: true,
  }),
  'POST /api/website/life-point': endpoint({
    summary: 'Open an order that buys life points. Send an Idempotency-Key',
    who: 'client',
    body: topUp,
    data: opened,
    created: true,
    errors: ['idempotencyKeyReused'],
  }),
}

import type { Trx } from '../platform/database/database.ts'
import { DomainError } from '../platform/http/errors.ts'
import type { Entry } from '../wallet/index.ts'
import type { OrderRow } from './goods.ts'
import { move } from './order-state.ts'
import type { MoneyParts } from './parts.ts'
import { earningsOf } from './prices.ts'
import { sharesOf } from './shares.ts'

type SettleParts = Pick<MoneyParts, 'clock' | 'ledger' | 'goodsOf'>

/**
 * Where the money of an order comes from and goes to. Coupons and earned points are the platform's money, bought points
 * were paid for before; so whoever earns gets the whole price, and the tax is on the whole of it.
 */
function entriesOf(order: OrderRow): Entry[] {
  const { pointsBought, pointsEarned, ...rupees } = sharesOf(order)
  const client = order.client_id
  return [
    { account: { kind: 'gateway-clearing' }, amount: -rupees.gateway },
    { account: { ownerId: client, kind: 'wallet' }, amount: -rupees.wallet },
    { account: { kind: 'coupons' }, amount: -rupees.coupon },
    { account: { kind: 'goodwill' }, amount: -pointsEarned },
    { account: { kind: 'points-sold' }, amount: -pointsBought },
    { account: { ownerId: client, kind: 'points-earned' }, amount: -pointsEarned },
    { account: { ownerId: client, kind: 'points-bought' }, amount: -pointsBought },
    { account: { kind: 'points-issued' }, amount: pointsEarned + pointsBought },
    { account: { kind: 'tax' }, amount: order.tax_paise },
    {
      account: order.earner_id ? { ownerId: order.earner_id, kind: 'healer-earnings' } : { kind: 'revenue' },
      amount: earningsOf(order),
    },
  ]
}

/** A number without gaps: its row stays locked until the transaction that uses it ends. */
async function nextReceipt(trx: Trx): Promise<number> {
  const { value } = await trx
    .updateTable('counter')
    .set((column) => ({ value: column('value', '+', 1) }))
    .where('name', '=', 'receipt')
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** Makes sure that the wallet's part is set aside; after an order expired it may have been spent. */
async function isWalletReady(trx: Trx, { ledger }: SettleParts, order: OrderRow): Promise<boolean> {
  if (!order.wallet_paise || (await ledger.heldFor(trx, order.u_id))) return true
  try {
    await ledger.hold(trx, order.u_id, { ownerId: order.client_id, kind: 'wallet' }, order.wallet_paise)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'insufficientWallet') return false
    throw error
  }
}

/**
 * Gives what an order bought, posts its money and its receipt number, all in the caller's transaction. The order is
 * locked and its money is there. `gone`: nothing was changed that the caller does not have to give back.
 */
export async function settle(trx: Trx, parts: SettleParts, order: OrderRow): Promise<'given' | 'gone'> {
  const { clock, ledger, goodsOf } = parts
  if (!(await isWalletReady(trx, parts, order))) return 'gone'
  if ((await goodsOf(order.kind).fulfil(trx, order)) === 'gone') return 'gone'
  if (order.price_paise > 0)
    await ledger.post(trx, {
      key: `order:${order.u_id}`,
      kind: 'order-paid',
      causedBy: order.u_id,
      entries: entriesOf(order),
      capturesHoldsOf: order.u_id,
    })
  const now = clock.now()
  await move(trx, order, 'fulfil', {
    receipt_number: await nextReceipt(trx),
    paid_at: now,
    updated_at: now,
  })
  return 'given'
}

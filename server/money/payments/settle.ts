import { sql } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Entry } from '../ledger/index.ts'
import type { MoneyDependencies } from './dependencies.ts'
import { noteEarning } from './earnings.ts'
import { type Fulfilment, kindOf, type OrderRow } from './fulfilment.ts'
import { issuedBy } from './issuer.ts'
import { move } from './order-state.ts'
import { earningsOf } from './prices.ts'
import { sharesOf } from './shares.ts'

type SettleDependencies = Pick<
  MoneyDependencies,
  'clock' | 'ledger' | 'settings' | 'coupons' | 'invoices' | 'fulfilments' | 'walletChanged'
>

const earnedBy = (order: OrderRow): Entry[] => [
  { account: { kind: 'tax' }, amount: order.tax_paise },
  {
    account: order.earner_id ? { ownerId: order.earner_id, kind: 'healer-earnings' } : { kind: 'revenue' },
    amount: earningsOf(order),
  },
]

/**
 * The entries that move an order's money. An organisation paid its budget before; coupons and earned points are the
 * platform's money, bought points were paid for before; so the seller gets the whole price, and the tax is on the whole
 * of it.
 */
function entriesOf(order: OrderRow, fulfilment: Fulfilment): Entry[] {
  const { pointsBought, pointsEarned, ...rupees } = sharesOf(order)
  const client = order.client_id
  const { organization_id: organizationId } = order
  return [
    { account: { kind: 'gateway-clearing' }, amount: -rupees.gateway },
    { account: { kind: 'desk-deposits' }, amount: -rupees.desk },
    { account: { ownerId: client, kind: 'wallet' }, amount: -rupees.wallet },
    { account: { kind: 'coupons' }, amount: -rupees.coupon },
    ...(organizationId
      ? [{ account: { organizationId, kind: 'organization-budget' as const }, amount: -rupees.allowance }]
      : []),
    { account: { kind: 'goodwill' }, amount: -pointsEarned },
    { account: { kind: 'points-sold' }, amount: -pointsBought },
    { account: { ownerId: client, kind: 'points-earned' }, amount: -pointsEarned },
    { account: { ownerId: client, kind: 'points-bought' }, amount: -pointsBought },
    { account: { kind: 'points-issued' }, amount: pointsEarned + pointsBought },
    ...(fulfilment.creditTo?.(order) ?? earnedBy(order)),
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

/** Locks all that settling changes except money: what fulfils, then the people who are notified. */
export async function lockForSettling(trx: Trx, fulfilment: Fulfilment, order: OrderRow) {
  await fulfilment.lock?.(trx, order)
  await lockPeople(trx, [order.client_id, order.earner_id])
}

/** Ensures that the client's own sources are held; after the order expired they may have been spent. */
async function isFunded(
  trx: Trx,
  { ledger, coupons }: SettleDependencies,
  order: OrderRow,
): Promise<boolean> {
  const { client_id: ownerId, u_id: orderId, organization_id: organizationId } = order
  const { wallet, pointsBought, pointsEarned, allowance } = sharesOf(order)
  await sql`savepoint funding`.execute(trx)
  try {
    await coupons.holdAgain(trx, order)
    if (wallet + pointsBought + pointsEarned + allowance > 0 && !(await ledger.heldFor(trx, orderId))) {
      await ledger.lockOwned(trx, ownerId, organizationId ? [organizationId] : [])
      await ledger.hold(trx, orderId, { ownerId, kind: 'wallet' }, wallet)
      await ledger.hold(trx, orderId, { ownerId, kind: 'points-bought' }, pointsBought)
      await ledger.hold(trx, orderId, { ownerId, kind: 'points-earned' }, pointsEarned)
      if (organizationId)
        await ledger.hold(trx, orderId, { organizationId, kind: 'organization-budget' }, allowance)
    }
  } catch (error) {
    const isSpent =
      error instanceof DomainError && (error.code === 'insufficientWallet' || error.code === 'invalidCoupon')
    if (!isSpent) throw error
    // A use of the coupon that was counted before the refusal is taken back with it.
    await sql`rollback to savepoint funding`.execute(trx)
    return false
  }
  await sql`release savepoint funding`.execute(trx)
  return true
}

/**
 * Fulfils an order and posts its money and receipt number, in the caller's transaction. The order is
 * locked and its money has arrived. `gone`: the product is not available, and the caller must refund the order.
 */
export async function settle(
  trx: Trx,
  dependencies: SettleDependencies,
  order: OrderRow,
): Promise<'given' | 'gone'> {
  const { clock, ledger, settings, coupons, invoices, fulfilments, walletChanged } = dependencies
  const fulfilment = fulfilments.of(kindOf(order))
  await lockForSettling(trx, fulfilment, order)
  if (!(await isFunded(trx, dependencies, order))) return 'gone'
  if ((await fulfilment.fulfil(trx, order)) === 'gone') return 'gone'
  await coupons.use(trx, order.u_id)
  if (order.price_paise > 0)
    await ledger.post(trx, {
      key: `order:${order.u_id}`,
      kind: 'order-paid',
      causedBy: order.u_id,
      entries: entriesOf(order, fulfilment),
      capturesHoldsOf: order.u_id,
    })
  await noteEarning(trx, dependencies, order)
  const now = clock.now()
  await walletChanged(trx, order.client_id)
  await move(trx, order, 'fulfil', {
    receipt_number: await nextReceipt(trx),
    issuer: await issuedBy(trx, await settings.read(trx), 'receipt', now),
    paid_at: now,
    updated_at: now,
  })
  await invoices.issue(trx, order)
  return 'given'
}

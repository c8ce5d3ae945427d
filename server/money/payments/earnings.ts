import { basisPointsPerPercent } from '@newyou/contract/business'
import type { Selectable } from 'kysely'
import { after, hours } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import type { Earning } from '../../platform/database/schema.ts'
import { levelOf } from '../../platform/watch/failures.ts'
import type { Entry } from '../ledger/index.ts'
import type { MoneyDependencies } from './dependencies.ts'
import { kindOf, type OrderRow } from './fulfilment.ts'
import { lockOrder, stateOf } from './order-state.ts'
import { earningsOf } from './prices.ts'
import { divide } from './shares.ts'

export type EarningRow = Selectable<Earning>

const batch = 200
/** An order that cannot be settled yet is checked again after this time. */
const pause = hours(1)
const whole = 10_000

/**
 * The healer's share in whole paise; the remainder stays with the platform. Without a noted share it is
 * the whole amount.
 */
export const shareOf = (paise: number, basisPoints: number | null): number =>
  Number((BigInt(paise) * BigInt(basisPoints ?? whole)) / BigInt(whole))

const earningOf = (trx: Trx, orderId: string): Promise<EarningRow | undefined> =>
  trx.selectFrom('earning').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/**
 * Notes what a paid order earns its healer, with the share of the settings at this moment: a later change of the
 * setting changes nothing that was sold.
 */
export async function noteEarning(
  trx: Trx,
  { clock, settings }: Pick<MoneyDependencies, 'clock' | 'settings'>,
  order: OrderRow,
) {
  if (!order.earner_id || order.price_paise === 0) return
  const { healer_share_percent: percent } = await settings.read(trx)
  const now = clock.now()
  await trx
    .insertInto('earning')
    .values({
      order_id: order.u_id,
      earner_id: order.earner_id,
      share_basis_points: Math.round(percent * basisPointsPerPercent),
      state: 'coming',
      next_check_at: now,
      created_at: now,
    })
    .execute()
}

/**
 * The entries that take back a refunded part of an order's earnings. Settled earnings are taken from the
 * healer's and the platform's part in proportion. The order is locked.
 */
export async function takeEarnings(
  trx: Trx,
  order: OrderRow,
  paise: number,
): Promise<{ entries: Entry[]; isSettled: boolean }> {
  if (!order.earner_id)
    return { entries: [{ account: { kind: 'revenue' }, amount: -paise }], isSettled: false }
  const ownerId = order.earner_id
  const earning = await earningOf(trx, order.u_id)
  if (earning?.state !== 'settled')
    return { entries: [{ account: { ownerId, kind: 'healer-earnings' }, amount: -paise }], isSettled: false }
  const { earner, platform } = divide(
    {
      earner: earning.earner_paise - earning.earner_returned_paise,
      platform: earning.platform_paise - earning.platform_returned_paise,
    },
    paise,
  )
  await trx
    .updateTable('earning')
    .set((column) => ({
      earner_returned_paise: column('earner_returned_paise', '+', earner),
      platform_returned_paise: column('platform_returned_paise', '+', platform),
    }))
    .where('order_id', '=', order.u_id)
    .execute()
  return {
    entries: [
      { account: { ownerId, kind: 'healer-due' }, amount: -earner },
      { account: { kind: 'revenue' }, amount: -platform },
    ],
    isSettled: true,
  }
}

/** Settles the earnings of orders, once each, when the order can no longer be refunded to the client. */
export function createEarnings({
  db,
  clock,
  ledger,
  fulfilments,
  logger,
}: Pick<MoneyDependencies, 'db' | 'clock' | 'ledger' | 'fulfilments' | 'logger'>) {
  const lookAgain = (queryable: Queryable, orderId: string, at: Date) =>
    queryable.updateTable('earning').set({ next_check_at: at }).where('order_id', '=', orderId).execute()

  async function post(trx: Trx, order: OrderRow, earning: EarningRow) {
    const net = stateOf(order) === 'paid' ? earningsOf(order) : 0
    const earnerPaise = shareOf(net, earning.share_basis_points)
    await trx
      .updateTable('earning')
      .set({
        state: 'settled',
        settled_at: clock.now(),
        earner_paise: earnerPaise,
        platform_paise: net - earnerPaise,
      })
      .where('order_id', '=', order.u_id)
      .execute()
    if (net === 0) return
    const ownerId = earning.earner_id
    await ledger.post(trx, {
      key: `earned:${order.u_id}`,
      kind: 'earned',
      causedBy: order.u_id,
      entries: [
        { account: { ownerId, kind: 'healer-earnings' }, amount: -net },
        { account: { ownerId, kind: 'healer-due' }, amount: earnerPaise },
        { account: { kind: 'revenue' }, amount: net - earnerPaise },
      ],
    })
  }

  const settle = (orderId: string) =>
    inTransaction(db, async (trx) => {
      const order = await lockOrder(trx, orderId)
      const earning = await earningOf(trx, orderId)
      if (earning?.state !== 'coming') return
      const now = clock.now()
      const { finalAt, earnedAt = finalAt } = fulfilments.of(kindOf(order))
      const final = stateOf(order) === 'paid' ? await earnedAt?.(trx, order) : now
      if (final && final <= now) return post(trx, order, earning)
      await lookAgain(trx, orderId, final ?? after(now, pause))
    })

  return {
    /** Settles every earning that is due. */
    async settleDue() {
      const due = await db
        .selectFrom('earning')
        .select('order_id')
        .where('state', '=', 'coming')
        .where('next_check_at', '<=', clock.now())
        .orderBy('next_check_at')
        .limit(batch)
        .execute()
      for (const { order_id: orderId } of due)
        try {
          await settle(orderId)
        } catch (error) {
          // One that cannot be settled now is tried again later, and holds up no other.
          logger[levelOf(error)]({ err: error, order: orderId }, 'earnings could not be settled')
          await lookAgain(db, orderId, after(clock.now(), pause))
        }
    },
  }
}

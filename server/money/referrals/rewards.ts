import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import { paisePerLifePoint } from '@newyou/contract/business'
import { socketEvents } from '@newyou/contract/socket-events'
import { type Selectable, sql } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { after, hours } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import type { Referral } from '../../platform/database/schema.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Ledger } from '../ledger/index.ts'
import { kindOf, type Payments } from '../payments/index.ts'
import { reasonsToHold } from './reasons.ts'
import { firstOf, pointsFor } from './reward.ts'

type ReferralRow = Selectable<Referral>

interface RewardDependencies extends Pick<Platform, 'db' | 'clock' | 'publicUrl'> {
  ledger: Pick<Ledger, 'post'>
  notifications: Pick<Notifications, 'notify'>
  payments: Pick<Payments, 'fulfilments'>
  settings: Pick<Settings, 'read'>
}

const batch = 200
/** A purchase whose end is not known yet, or a friend who bought nothing, is looked at again after this. */
const pause = hours(1)

/** Pays for friends who joined: once for each, when their first purchase can no longer be refunded. */
export function createRewards({
  db,
  clock,
  publicUrl,
  ledger,
  notifications,
  payments,
  settings,
}: RewardDependencies) {
  /** A friend's kept purchases, first paid first. */
  async function purchasesOf(queryable: Queryable, personId: string) {
    const orders = await queryable
      .selectFrom('order_money as o')
      .selectAll('o')
      .select((of) =>
        of
          .selectFrom('order_refund_money as g')
          .select(
            sql<number>`coalesce(sum(g.gateway_paise + g.desk_paise + g.wallet_paise), 0)::bigint`.as('sum'),
          )
          .whereRef('g.order_id', '=', 'o.u_id')
          .as('returned'),
      )
      .where('o.client_id', '=', personId)
      .where('o.state', '=', 'paid')
      .orderBy('o.paid_at')
      .orderBy('o.u_id')
      .execute()
    const purchases = []
    for (const { returned, ...order } of orders) {
      const { finalAt } = payments.fulfilments.of(kindOf(order))
      // Without it (a top-up) the order is no purchase.
      if (!finalAt) continue
      purchases.push({
        orderId: order.u_id,
        paidPaise: order.payable_paise + order.desk_paise + order.wallet_paise - (returned ?? 0),
        finalAt: await finalAt(queryable, order),
      })
    }
    return purchases
  }

  const change = (trx: Trx, { referred_id: id }: ReferralRow, values: Partial<ReferralRow>) =>
    trx
      .updateTable('referral')
      .set({ ...values, revision: sql`revision + 1` })
      .where('referred_id', '=', id)
      .execute()

  const lookAgain = (trx: Trx, { referred_id: id }: ReferralRow, at: Date, finalAt: Date | null) =>
    trx
      .updateTable('referral')
      .set({ next_check_at: at, final_at: finalAt })
      .where('referred_id', '=', id)
      .execute()

  async function pay(trx: Trx, row: ReferralRow, orderId: string, points: number) {
    const now = clock.now()
    await change(trx, row, { state: 'rewarded', points, order_id: orderId, closed_at: now })
    await notifications.notify(trx, {
      about: null,
      personId: row.referrer_id,
      type: 'wallet',
      message: 'referrals.rewarded',
      parameters: { points, link: publicUrl + pathTo('earnAndRefer') },
      frontEndPath: frontEndPathOf('earnAndRefer'),
      targetId: row.referrer_id,
      event: socketEvents.wallet,
    })
    const amount = points * paisePerLifePoint
    await ledger.post(trx, {
      // The same friend is the same transaction, no matter how often it is booked.
      key: `referral:${row.referred_id}`,
      kind: 'referral-gift',
      causedBy: orderId,
      entries: [
        { account: { kind: 'points-issued' }, amount: -amount },
        { account: { ownerId: row.referrer_id, kind: 'points-earned' }, amount },
      ],
    })
  }

  /** Does with one referral what its time has come for. */
  const settle = (referredId: string) =>
    inTransaction(db, async (trx) => {
      const row = await trx
        .selectFrom('referral')
        .selectAll()
        .where('referred_id', '=', referredId)
        .where('state', 'in', ['pending', 'held'])
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!row) return
      const now = clock.now()
      if (row.decision === 'refuse')
        return void (await change(trx, row, { state: 'refused', closed_at: now }))
      const first = firstOf(await purchasesOf(trx, referredId))
      if (!first?.finalAt || first.finalAt > now)
        return void (await lookAgain(trx, row, first?.finalAt ?? after(now, pause), first?.finalAt ?? null))
      const { referral_points: most } = await settings.read(trx)
      const points = pointsFor(first.paidPaise, row.share_percent, most)
      // The scheme is switched off: it may be switched on again. Or the purchase is too small for a point.
      if (points === 0) return void (await lookAgain(trx, row, after(now, pause), first.finalAt))
      const reasons = row.decision === 'pay' ? [] : await reasonsToHold(trx, row)
      if (reasons.length === 0) return pay(trx, row, first.orderId, points)
      await change(trx, row, {
        ...{ state: 'held', reasons, order_id: first.orderId, final_at: first.finalAt },
        next_check_at: after(now, hours(24)),
      })
    })

  return {
    purchasesOf,

    /** Looks at every referral whose time has come. */
    async settleDue() {
      const due = await db
        .selectFrom('referral')
        .select('referred_id')
        .where('state', 'in', ['pending', 'held'])
        .where('next_check_at', '<=', clock.now())
        .orderBy('next_check_at')
        .limit(batch)
        .execute()
      for (const { referred_id: id } of due) await settle(id)
    },
  }
}

export type Rewards = ReturnType<typeof createRewards>

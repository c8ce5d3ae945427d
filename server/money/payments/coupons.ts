import type { Offer } from '@newyou/contract/money/payments/coupons'
import type { OrderKind } from '@newyou/contract/money/payments/payments'
import { type Selectable, sql } from 'kysely'
import { paymentReplies } from '../../messages/replies/money.ts'
import { type Clock, hours } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import type { Coupon } from '../../platform/database/schema.ts'
import { DomainError, throwError } from '../../platform/http/errors.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Ids } from '../../platform/ids.ts'
import type { OrderRow } from './fulfilment.ts'
import { paysWith } from './prices.ts'

export type CouponRow = Selectable<Coupon>

interface CouponDependencies {
  clock: Clock
  ids: Ids
  rateLimits: RateLimits
}

/** The most wrong codes in an hour, per person and per IP address (which a whole network may share). */
const wrongCodes = { ofPerson: 10, ofAddress: 100 }
const paisePerRupee = 100

/** The discount of a coupon on a price, in whole rupees, so that the rest is whole rupees too. */
function reductionOf(
  coupon: Pick<CouponRow, 'off_basis_points' | 'off_paise' | 'cap_paise'>,
  pricePaise: number,
): number {
  const byPercent = Math.floor((pricePaise * (coupon.off_basis_points ?? 0)) / 10_000)
  const capped = Math.min(coupon.off_paise ?? byPercent, coupon.cap_paise ?? pricePaise, pricePaise)
  return capped === pricePaise ? capped : Math.floor(capped / paisePerRupee) * paisePerRupee
}

/** Why a coupon does not fit; only revealed for public coupons. */
function misfitOf(coupon: CouponRow, order: OrderRow, now: Date): string | undefined {
  if (coupon.valid_from > now) return 'This coupon is not valid yet'
  if (coupon.valid_until && coupon.valid_until <= now) return 'This coupon has expired'
  const isForKind = coupon.order_kinds === null || coupon.order_kinds.includes(order.kind)
  const isForItem = coupon.item_u_id === null || coupon.item_u_id === order.item_u_id
  const isForEarner = coupon.earner_id === null || coupon.earner_id === order.earner_id
  if (!isForKind || !isForItem || !isForEarner) return 'This coupon is not valid for this order'
  if (coupon.minimum_paise > order.price_paise)
    return `This coupon is for orders from ₹${coupon.minimum_paise / paisePerRupee}`
  return undefined
}

const refuse = (coupon: CouponRow | undefined, why: string): never =>
  throwError('invalidCoupon', coupon?.is_shown ? { errors: { coupon: why } } : {})

/**
 * Coupons: who may use which for what, exactly as often as their limits say. A use is held with the order, used when
 * it is paid and released when it is not. Unknown, expired and other people's codes get the same answer.
 */
export function createCoupons({ clock, ids, rateLimits }: CouponDependencies) {
  const couponOf = (queryable: Queryable, couponId: string) =>
    queryable.selectFrom('coupon').selectAll().where('u_id', '=', couponId).executeTakeFirstOrThrow()
  const findByCode = (queryable: Queryable, code: string) =>
    queryable.selectFrom('coupon').selectAll().where('code', '=', code.trim()).executeTakeFirst()

  async function hasBoughtBefore(queryable: Queryable, order: OrderRow): Promise<boolean> {
    const earlier = await queryable
      .selectFrom('orders')
      .select('u_id')
      .where('client_id', '=', order.client_id)
      .where('u_id', '<>', order.u_id)
      .where('kind', 'not in', ['wallet-top-up', 'life-points'])
      .where('state', '=', 'paid')
      .limit(1)
      .executeTakeFirst()
    return earlier !== undefined
  }

  /** Other uses by this person that count: of this coupon, and of any coupon for a first purchase. */
  async function usesBy(queryable: Queryable, order: OrderRow, couponId: string) {
    const { ofThis, ofFirst } = await queryable
      .selectFrom('coupon_use as u')
      .innerJoin('coupon as c', 'c.u_id', 'u.coupon_id')
      .select((of) => [
        of.fn.countAll<number>().filterWhere('u.coupon_id', '=', couponId).as('ofThis'),
        of.fn.countAll<number>().filterWhere('c.first_purchase_only', '=', true).as('ofFirst'),
      ])
      .where('u.person_id', '=', order.client_id)
      .where('u.order_id', '<>', order.u_id)
      .where('u.state', '<>', 'freed')
      .executeTakeFirstOrThrow()
    return { ofThis, ofFirst }
  }

  /** @throws DomainError invalidCoupon */
  async function requireUsable(queryable: Queryable, coupon: CouponRow, order: OrderRow) {
    const mine = await usesBy(queryable, order, coupon.u_id)
    if (mine.ofThis >= coupon.uses_per_person) refuse(coupon, paymentReplies.couponUsed)
    if (!coupon.first_purchase_only) return
    if (mine.ofFirst > 0 || (await hasBoughtBefore(queryable, order)))
      refuse(coupon, paymentReplies.couponFirstOnly)
  }

  /** Whether this order holds or used one of the coupon's uses already. */
  async function isHeldFor(queryable: Queryable, orderId: string, couponId: string): Promise<boolean> {
    const use = await queryable
      .selectFrom('coupon_use')
      .select('u_id')
      .where('order_id', '=', orderId)
      .where('coupon_id', '=', couponId)
      .where('state', '<>', 'freed')
      .executeTakeFirst()
    return use !== undefined
  }

  /** Takes one use. The row stays locked, so a concurrent use is counted after this one. */
  async function takeUse(trx: Trx, coupon: CouponRow, order: OrderRow) {
    locking(trx, 'coupon', coupon.u_id)
    const { numUpdatedRows } = await trx
      .updateTable('coupon')
      .set((of) => ({ uses: of('uses', '+', 1) }))
      .where('u_id', '=', coupon.u_id)
      .where((of) => of.or([of('uses_max', 'is', null), of('uses', '<', of.ref('uses_max'))]))
      .executeTakeFirstOrThrow()
    if (!numUpdatedRows) refuse(coupon, paymentReplies.couponGone)
    // Two coupons for a first purchase are two rows, so a client's two orders wait for each other here.
    if (coupon.first_purchase_only)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`first-purchase:${order.client_id}`}, 0))`.execute(
        trx,
      )
    await requireUsable(trx, coupon, order)
    await trx
      .insertInto('coupon_use')
      .values({
        u_id: ids.next(),
        coupon_id: coupon.u_id,
        person_id: order.client_id,
        order_id: order.u_id,
        state: 'held',
        created_at: clock.now(),
      })
      .execute()
  }

  const settleUse = (trx: Trx, orderId: string, from: 'held' | 'used', to: 'used' | 'freed') =>
    trx
      .updateTable('coupon_use')
      .set({ state: to, settled_at: clock.now() })
      .where('order_id', '=', orderId)
      .where('state', '=', from)
      .returning('coupon_id')
      .executeTakeFirst()

  async function free(trx: Trx, orderId: string, from: 'held' | 'used') {
    const freed = await settleUse(trx, orderId, from, 'freed')
    if (!freed) return
    locking(trx, 'coupon', freed.coupon_id)
    await trx
      .updateTable('coupon')
      .set((of) => ({ uses: of('uses', '-', 1) }))
      .where('u_id', '=', freed.coupon_id)
      .execute()
  }

  /** The discount of a coupon on the order. @throws DomainError invalidCoupon */
  async function quoteOf(queryable: Queryable, order: OrderRow, coupon: CouponRow | undefined) {
    if (!coupon || coupon.waits_for_approval || !paysWith(order.kind, 'coupon')) return refuse(undefined, '')
    const misfit = misfitOf(coupon, order, clock.now())
    if (misfit) refuse(coupon, misfit)
    const isHeld = await isHeldFor(queryable, order.u_id, coupon.u_id)
    if (!isHeld && coupon.uses_max !== null && coupon.uses >= coupon.uses_max)
      refuse(coupon, paymentReplies.couponGone)
    await requireUsable(queryable, coupon, order)
    return { coupon, paise: reductionOf(coupon, order.price_paise) }
  }
  /** @throws DomainError invalidCoupon */
  const quote = async (queryable: Queryable, order: OrderRow, code: string) =>
    quoteOf(queryable, order, await findByCode(queryable, code))

  return {
    quote,

    /** The coupon that the client applied to an order, with its discount now; null where it no longer fits. */
    async applied(queryable: Queryable, order: OrderRow): Promise<{ code: string; paise: number } | null> {
      if (!order.applied_coupon_id) return null
      const coupon = await couponOf(queryable, order.applied_coupon_id)
      const { code } = coupon
      // A price that was fixed stays while the payment is under way.
      if (order.state === 'awaiting-payment' && coupon.u_id === order.coupon_id)
        return { code, paise: order.coupon_paise }
      try {
        return { code, paise: (await quoteOf(queryable, order, coupon)).paise }
      } catch (error) {
        if (error instanceof DomainError && error.code === 'invalidCoupon') return null
        throw error
      }
    },

    /**
     * Counts wrong codes around `work`: each attempt is counted before the code is checked, and uncounted when the code
     * was right, so that concurrent attempts cannot exceed the hourly limit.
     * @throws DomainError tooManyRequests
     */
    async guarded<T>({ personId, address }: { personId: string; address: string }, work: () => Promise<T>) {
      const attempt = (by: number) => [
        { key: `coupon:person:${personId}`, max: wrongCodes.ofPerson, window: hours(1), by },
        { key: `coupon:address:${address}`, max: wrongCodes.ofAddress, window: hours(1), by },
      ]
      await rateLimits.spend(attempt(1))
      try {
        const done = await work()
        await rateLimits.refund(attempt(1))
        return done
      } catch (error) {
        const isWrong = error instanceof DomainError && error.code === 'invalidCoupon'
        if (!isWrong) await rateLimits.refund(attempt(1))
        throw error
      }
    },

    /** Holds a use for the order, replacing the one that it held before. @throws DomainError invalidCoupon */
    async hold(trx: Trx, order: OrderRow, code: string): Promise<{ couponId: string; paise: number }> {
      const { coupon, paise } = await quote(trx, order, code)
      if (!(await isHeldFor(trx, order.u_id, coupon.u_id))) {
        await free(trx, order.u_id, 'held')
        await takeUse(trx, coupon, order)
      }
      return { couponId: coupon.u_id, paise }
    },

    /**
     * Holds the use again for an order that expired before its payment came. The coupon's dates are not checked then:
     * the price was quoted. Its limits are. @throws DomainError invalidCoupon
     */
    async holdAgain(trx: Trx, order: OrderRow) {
      if (!order.coupon_id || (await isHeldFor(trx, order.u_id, order.coupon_id))) return
      const coupon = await couponOf(trx, order.coupon_id)
      await takeUse(trx, coupon, order)
    },

    /** The order is paid. */
    use: (trx: Trx, orderId: string) => settleUse(trx, orderId, 'held', 'used'),
    /** The order was not paid: the use is released, once. */
    freeHeld: (trx: Trx, orderId: string) => free(trx, orderId, 'held'),
    /** The platform refunded the whole order. */
    freeUsed: (trx: Trx, orderId: string) => free(trx, orderId, 'used'),

    codeOf: async (queryable: Queryable, couponId: string) => (await couponOf(queryable, couponId)).code,

    /** The public coupons that would lower the price of this order now, the largest discount first. */
    async offersFor(queryable: Queryable, order: OrderRow): Promise<Offer[]> {
      if (!paysWith(order.kind as OrderKind, 'coupon')) return []
      const now = clock.now()
      const rows = await queryable
        .selectFrom('coupon')
        .selectAll()
        .where('is_shown', '=', true)
        .where('waits_for_approval', '=', false)
        .where('valid_from', '<=', now)
        .where((of) => of.or([of('valid_until', 'is', null), of('valid_until', '>', now)]))
        .where((of) => of.or([of('uses_max', 'is', null), of('uses', '<', of.ref('uses_max'))]))
        .limit(20)
        .execute()
      const fitting = rows.filter((coupon) => misfitOf(coupon, order, now) === undefined)
      const isFirst = fitting.some((coupon) => coupon.first_purchase_only)
      const hasBought = isFirst && (await hasBoughtBefore(queryable, order))
      const mine = fitting.length
        ? await queryable
            .selectFrom('coupon_use as u')
            .innerJoin('coupon as c', 'c.u_id', 'u.coupon_id')
            .select(['u.coupon_id', 'c.first_purchase_only'])
            .where('u.person_id', '=', order.client_id)
            .where('u.order_id', '<>', order.u_id)
            .where('u.state', '<>', 'freed')
            .execute()
        : []
      return fitting
        .filter((coupon) => {
          const used = mine.filter((use) => use.coupon_id === coupon.u_id).length
          const usedFirst = mine.some((use) => use.first_purchase_only)
          return used < coupon.uses_per_person && !(coupon.first_purchase_only && (hasBought || usedFirst))
        })
        .map((coupon) => ({
          coupon_code: coupon.code,
          title: coupon.title,
          coupon_paise: reductionOf(coupon, order.price_paise),
          valid_until: coupon.valid_until?.toISOString() ?? null,
        }))
        .sort((one, other) => other.coupon_paise - one.coupon_paise)
    },
  }
}
export type Coupons = ReturnType<typeof createCoupons>

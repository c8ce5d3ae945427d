import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { moment } from '../../platform/database/statement.ts'
import { throwError } from '../../platform/http/errors.ts'
import { countOf, listModule } from '../../platform/pages/home-modules.ts'
import type { Coupons } from './coupons.ts'
import { stateOf } from './order-state.ts'
import type { Orders } from './orders.ts'

/** Coupons for the home page: for all clients and all products, valid now, and not used up. */
export const offerHomeModules = {
  offers: listModule(
    'offers',
    sql`select code as coupon_code, title, ${moment(sql`valid_until`)} as valid_until from coupon
      where is_shown and not waits_for_approval and item_u_id is null and order_kinds is null and valid_from <= now.at
        and (valid_until is null or valid_until > now.at) and (uses_max is null or uses < uses_max)
      order by valid_until, u_id limit ${countOf(3)}`,
  ),
}

/** Coupons before a payment: the discount of a code, and the public coupons. */
export function createOffers({ db, coupons, orders }: { db: Database; coupons: Coupons; orders: Orders }) {
  async function openOrder(personId: string, orderId: string) {
    const order = await orders.mine(personId, orderId)
    if (!['open', 'awaiting-payment', 'failed'].includes(stateOf(order))) throwError('orderNotOpen')
    return order
  }

  const remember = (orderId: string, couponId: string | null) =>
    db.updateTable('orders').set({ applied_coupon_id: couponId }).where('u_id', '=', orderId).execute()

  return {
    /** The order remembers it until it ends. @throws DomainError notFound, orderNotOpen, invalidCoupon, tooManyRequests */
    async apply(caller: { personId: string; address: string }, orderId: string, code: string) {
      const order = await openOrder(caller.personId, orderId)
      const { coupon, paise } = await coupons.guarded(caller, () => coupons.quote(db, order, code))
      await remember(order.u_id, coupon.u_id)
      return { coupon_code: coupon.code, title: coupon.title, coupon_paise: paise }
    },
    /** Forgets the applied coupon, if there is one. @throws DomainError notFound, orderNotOpen */
    async remove(personId: string, orderId: string) {
      const order = await openOrder(personId, orderId)
      await remember(order.u_id, null)
    },
    /** @throws DomainError notFound, orderNotOpen */
    fitting: async (personId: string, orderId: string) =>
      coupons.offersFor(db, await openOrder(personId, orderId)),
  }
}

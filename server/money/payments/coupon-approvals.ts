import type { Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'

/** So that a coupon is not spent or changed while its approval is decided. */
export async function lockCoupon(trx: Trx, couponId: string) {
  locking(trx, 'coupon', couponId)
  await trx.selectFrom('coupon').select('u_id').where('u_id', '=', couponId).forUpdate().execute()
}

/** A coupon that waits for the approval of another colleague cannot be used. */
export const setCouponWaiting = (trx: Trx, couponId: string, isWaiting: boolean) =>
  trx.updateTable('coupon').set({ waits_for_approval: isWaiting }).where('u_id', '=', couponId).execute()

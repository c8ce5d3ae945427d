import {
  type CouponTerms,
  couponWorth,
  givesMore,
} from '@newyou/contract/administration/back-office/coupon-terms'
import { coupons } from '@newyou/contract/administration/back-office/coupons'
import { changed, type Row } from '@newyou/contract/administration/back-office/resource'
import { differences } from '../../foundation/audit/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { lockCoupon, setCouponWaiting } from '../../money/payments/index.ts'
import { lockMovedAlone, movedAlone, type StepUp } from '../../people/staff/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Approvals } from './approvals.ts'
import type { RecordGuard } from './record-needs.ts'

interface CouponApprovalDependencies {
  approvals: Pick<Approvals, 'ask' | 'register'>
  clock: Clock
  settings: Pick<Settings, 'read'>
  stepUp: Pick<StepUp, 'require'>
}

const termsOf = (row: Row) => row as unknown as CouponTerms // the fields of the resource

/**
 * A coupon is money: writing one needs an OTP, and one that can give away more than a colleague may move alone in a day
 * is not usable until another colleague approved it.
 */
export function createCouponApproval({ approvals, clock, settings, stepUp }: CouponApprovalDependencies) {
  approvals.register('coupon', {
    isDecidedBy: () => true,
    lock: lockCoupon,
    async apply(trx, _viewer, { subject }) {
      await setCouponWaiting(trx, subject, false)
    },
  })

  return {
    async begin(trx: Trx, viewer: Viewer) {
      await stepUp.require(trx, viewer)
      await lockMovedAlone(trx, viewer.personId)
    },

    async judge(trx: Trx, viewer: Viewer, before: Row | undefined, after: Row) {
      const isWaiting = before?.waits_for_approval === true
      if (before && !isWaiting && !givesMore(termsOf(before), termsOf(after))) return
      const { personId } = viewer
      const worth = couponWorth(termsOf(after))
      const { refund_alone_max_paise: max } = await settings.read(trx)
      const needsSecond = worth === null || (await movedAlone(trx, personId, clock.now())) + worth > max
      const names = new Set(changed(coupons).map(([name]) => name))
      const own = (row: Row | undefined) =>
        Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => names.has(name)))
      await approvals.ask(trx, personId, {
        kind: 'coupon',
        subject: after.u_id,
        title: String(after.code),
        changes: differences(own(before), own(after)),
        amountPaise: worth,
        needsSecond,
      })
      if (needsSecond !== isWaiting) await setCouponWaiting(trx, after.u_id, needsSecond)
    },
  } satisfies RecordGuard
}

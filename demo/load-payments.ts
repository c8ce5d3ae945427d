import type { Transaction } from 'kysely'
import { after, days } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { demoCoupons } from './content/coupons.ts'
import { demoId } from './ids.ts'

type Trx = Transaction<DB>
const paise = (rupees = 0) => rupees * 100

export async function loadCoupons(trx: Trx, now: Date) {
  await trx
    .insertInto('coupon')
    .values(
      demoCoupons.map((coupon) => ({
        u_id: demoId('coupon', coupon.code),
        code: coupon.code,
        title: coupon.title,
        off_basis_points: coupon.offBasisPoints ?? null,
        cap_paise: coupon.capRupees ? paise(coupon.capRupees) : null,
        off_paise: coupon.offRupees ? paise(coupon.offRupees) : null,
        minimum_paise: paise(coupon.minimumRupees),
        first_purchase_only: coupon.firstPurchaseOnly ?? false,
        uses_per_person: coupon.usesPerPerson ?? 1,
        uses_max: coupon.usesMax ?? null,
        valid_from: now,
        valid_until: after(now, days(coupon.daysValid)),
        is_shown: coupon.isShown,
        is_demo: true,
        created_at: now,
      })),
    )
    .execute()
}

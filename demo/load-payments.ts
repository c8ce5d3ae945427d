import type { Transaction } from 'kysely'
import { createLedger, type Entry } from '../server/ledger/index.ts'
import { after, days } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { uuidIds } from '../server/platform/ids.ts'
import { demoCoupons } from './content/coupons.ts'
import { type DemoMovement, demoMovements } from './content/payments.ts'
import { demoId } from './ids.ts'

type Trx = Transaction<DB>
const paise = (rupees = 0) => rupees * 100

/** Where the other side of a movement is: gifts come from the house, top-ups by the gateway, sessions from revenue. */
function entriesOf(ownerId: string, movement: DemoMovement): Entry[] {
  const [wallet, earned, bought] = [
    paise(movement.wallet),
    paise(movement.pointsEarned),
    paise(movement.pointsBought),
  ]
  const isTopUp = movement.kind === 'order-paid' && wallet + bought > 0
  const rupees = movement.kind === 'gift' ? 'goodwill' : isTopUp ? 'gateway-clearing' : 'revenue'
  return [
    { account: { ownerId, kind: 'wallet' }, amount: wallet },
    { account: { ownerId, kind: 'points-earned' }, amount: earned },
    { account: { ownerId, kind: 'points-bought' }, amount: bought },
    { account: { kind: 'points-issued' }, amount: -(earned + bought) },
    { account: { kind: 'points-sold' }, amount: bought },
    // Earned points that were spent were paid by the house.
    { account: { kind: 'goodwill' }, amount: Math.min(earned, 0) },
    { account: { kind: rupees }, amount: -wallet - bought - Math.min(earned, 0) },
  ]
}

/** A past for the demo client's wallet and points. */
export async function loadMovements(trx: Trx, clientSlug: string, now: Date) {
  const personId = demoId('person', clientSlug)
  for (const [number, movement] of demoMovements.entries()) {
    const at = after(now, -days(movement.daysAgo))
    const ledger = createLedger({ clock: { now: () => at }, ids: uuidIds })
    await ledger.post(trx, {
      key: `demo:${clientSlug}:${number}`,
      kind: movement.kind,
      note: movement.what,
      entries: entriesOf(personId, movement),
    })
  }
}

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

import type { Transaction } from 'kysely'
import { days } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { demoClients } from './content/clients.ts'
import { demoId } from './ids.ts'

/** Two friends of the first demo client: one who just joined, and one whom a colleague looks at. */
export async function loadReferrals(trx: Transaction<DB>, now: Date) {
  const [giver, friend, other] = demoClients.map(({ slug }) => demoId('person', slug))
  if (!giver || !friend || !other) return
  const at = (daysAgo: number) => new Date(now.getTime() - days(daysAgo))
  await trx
    .insertInto('referral')
    .values([
      // Nothing is booked for demo people by the job.
      {
        referred_id: friend,
        referrer_id: giver,
        created_at: at(12),
        next_check_at: at(-3650),
        final_at: at(-5),
      },
      {
        ...{ referred_id: other, referrer_id: giver, created_at: at(40), next_check_at: at(-3650) },
        ...{ state: 'held', reasons: ['same-device'], final_at: at(20) },
      },
    ])
    .execute()
}

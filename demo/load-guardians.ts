import type { Transaction } from 'kysely'
import { after, days } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { demoYoungClient } from './content/clients.ts'
import { demoId } from './ids.ts'
import { loadDependants } from './load-dependants.ts'

/** Sixteen, whenever the demo is loaded. */
export const youngBirth = (now: Date) => `${now.getUTCFullYear() - 17}-12-31`

/** The guardian of the young client was asked some days ago, has not answered, and the link has run out. Another books for her child. */
export async function loadGuardian(trx: Transaction<DB>, now: Date) {
  const askedAt = after(now, -days(5))
  await trx
    .insertInto('guardian')
    .values({
      person_id: demoId('person', demoYoungClient.slug),
      name: 'Vandana Kulkarni',
      relation: 'mother',
      channel: 'email',
      contact: 'vandana@example.com',
      created_at: askedAt,
      updated_at: askedAt,
    })
    .execute()
  await loadDependants(trx, now)
}

import type { Transaction } from 'kysely'
import { days } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { demoMembers, demoOrganization } from './content/organizations.ts'
import { demoId } from './ids.ts'
import { loadClient } from './load-accounts.ts'

/** An employer with its members and one of them who looks after it; its budget comes with the history. */
export async function loadOrganization(trx: Transaction<DB>, now: Date) {
  const { id, name, seats, allowanceRupees, joinedDaysAgo } = demoOrganization
  const joinedAt = new Date(now.getTime() - days(joinedDaysAgo))
  await trx
    .insertInto('organization')
    .values({ organization_id: id, name, seats, allowance_paise: allowanceRupees * 100 })
    .execute()
  for (const member of demoMembers) {
    await loadClient(trx, member, joinedAt)
    await trx
      .updateTable('person')
      .set({ organization_id: id })
      .where('u_id', '=', demoId('person', member.slug))
      .execute()
  }
  await trx
    .insertInto('organization_member')
    .values(
      demoMembers.map(({ slug }) => ({
        u_id: demoId('member', slug),
        organization_id: id,
        person_id: demoId('person', slug),
        joined_at: joinedAt,
      })),
    )
    .execute()
  const [, manager] = demoMembers
  if (!manager) return
  await trx
    .insertInto('organization_manager')
    .values({
      organization_id: id,
      person_id: demoId('person', manager.slug),
      granted_by: demoId('person', 'admin'),
      granted_at: joinedAt,
    })
    .execute()
}

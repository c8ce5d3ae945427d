import { consentVersions } from '@newyou/contract/people/consents'
import type { Transaction } from 'kysely'
import { after, days, hours } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { demoRequests } from './content/support.ts'
import { demoId } from './ids.ts'

type Purpose = keyof typeof consentVersions

/** The steps of the first client: one consent stands, the other was withdrawn. */
const steps: readonly { purpose: Purpose; isGiven: boolean; daysAgo: number }[] = [
  { purpose: 'suggestions', isGiven: true, daysAgo: 62 },
  { purpose: 'analytics', isGiven: true, daysAgo: 62 },
  { purpose: 'analytics', isGiven: false, daysAgo: 40 },
]

/** Privacy centre of the first client: consents, and a complaint with its answer. */
export async function loadPrivacy(trx: Transaction<DB>, now: Date) {
  await trx
    .insertInto('consent')
    .values(
      steps.map(({ purpose, isGiven, daysAgo }) => ({
        u_id: demoId('consent', `ananya-rao:${purpose}:${isGiven}`),
        person_id: demoId('person', 'ananya-rao'),
        purpose,
        is_given: isGiven,
        version: consentVersions[purpose],
        at: after(now, -days(daysAgo)),
      })),
    )
    .execute()
  await trx
    .insertInto('grievance')
    .values(
      demoRequests.flatMap(({ client, title, hoursAgo, grievanceDays }) => {
        const created = after(now, -hours(hoursAgo))
        return grievanceDays === undefined
          ? []
          : {
              ticket_id: demoId('support-ticket', title),
              person_id: demoId('person', client),
              created_at: created,
              due_at: after(created, days(grievanceDays)),
            }
      }),
    )
    .execute()
}

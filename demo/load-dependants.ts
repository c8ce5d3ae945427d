import type { Transaction } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import { demoId } from './ids.ts'

/** One client books for her child, who has no account, and for another client, who agreed. */
export async function loadDependants(trx: Transaction<DB>, now: Date) {
  const payerId = demoId('person', 'lakshmi-nair')
  const childId = demoId('person', 'lakshmi-nair-child')
  const dob = `${now.getUTCFullYear() - 9}-02-14`
  const stamps = { created_at: now, updated_at: now }
  await trx
    .insertInto('person')
    .values({
      ...{ u_id: childId, first_name: 'Meenu', last_name: '', is_demo: true, ...stamps },
      ...{ dob, country: 'India', referral_code: 'MEENUDEMO1' },
    })
    .execute()
  const guardian = {
    name: 'Lakshmi Nair',
    relation: 'mother',
    channel: 'email',
    contact: 'lakshmi@example.com',
  }
  await trx
    .insertInto('guardian')
    .values({
      ...{ person_id: childId, ...guardian, state: 'given', signed_name: guardian.name, answered_at: now },
      ...stamps,
    })
    .execute()
  const agreed = { payer_id: payerId, state: 'agreed', created_at: now, answered_at: now }
  await trx
    .insertInto('dependant')
    .values([
      {
        ...agreed,
        ...{
          u_id: demoId('dependant', 'lakshmi-nair-child'),
          person_id: childId,
          kind: 'child',
          dob,
          name: 'Meenu',
        },
      },
      {
        ...agreed,
        ...{ u_id: demoId('dependant', 'lakshmi-nair-suresh'), person_id: demoId('person', 'suresh-patil') },
        ...{ kind: 'adult', name: 'Suresh' },
      },
    ])
    .execute()
}

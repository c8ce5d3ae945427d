import type { Transaction } from 'kysely'
import { after, days } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { practiceHealer } from './content/practice.ts'
import { demoId } from './ids.ts'

/** A client lets another healer read the signed notes and the plan that the printed healer keeps. */
export async function loadHandovers(trx: Transaction<DB>, now: Date) {
  const given = after(now, -days(5))
  const handoverId = demoId('handover', '0')
  await trx
    .insertInto('handover')
    .values({
      ...{ u_id: handoverId, client_id: demoId('person', 'ananya-rao') },
      ...{
        from_healer_id: demoId('healer', practiceHealer),
        to_healer_id: demoId('healer', 'savita-jadhav'),
      },
      ...{ reader: 'successor', created_at: given, ends_at: after(given, days(365)) },
    })
    .execute()
  await trx
    .insertInto('handover_line')
    .values(
      ['notes', 'plan'].map((part) => ({
        ...{ u_id: demoId('handover-line', part), handover_id: handoverId, part, given_at: given },
      })),
    )
    .execute()
}

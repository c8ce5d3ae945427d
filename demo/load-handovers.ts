import type { Transaction } from 'kysely'
import { homeZone } from '../contract/business.ts'
import { after, dayIn, days } from '../server/platform/clock.ts'
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

/** A healer leaves in some weeks, and has asked a client whether the record may go along; there is no answer yet. */
export async function loadLeaving(trx: Transaction<DB>, now: Date) {
  const departureId = demoId('departure', '0')
  const started = after(now, -days(3))
  await trx
    .insertInto('departure')
    .values({
      ...{ u_id: departureId, healer_id: demoId('healer', 'farida-sheikh') },
      ...{ last_day: dayIn(homeZone, after(now, days(40))), started_at: started },
      started_by: demoId('healer-person', 'farida-sheikh'),
    })
    .execute()
  await trx
    .insertInto('departure_client')
    .values({
      ...{ u_id: demoId('departure-client', '0'), departure_id: departureId },
      ...{ client_id: demoId('person', 'ananya-rao'), asked_at: after(now, -days(2)) },
    })
    .execute()
}

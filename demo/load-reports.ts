import { homeZone } from '@newyou/contract/business'
import type { Transaction } from 'kysely'
import { after, dayIn, days } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'

const daysShown = 120
/** More on a Sunday than on a Wednesday. */
const ofWeekday = [1.3, 1, 0.9, 0.85, 0.95, 1.05, 1.2]

/** Visits of the last months: more each week, with the rhythm of a week. */
export async function loadVisits(trx: Transaction<DB>, now: Date) {
  const rows = Array.from({ length: daysShown }, (_, place) => {
    const at = after(now, -days(daysShown - 1 - place))
    const wave = 1 + 0.15 * Math.sin(place * 1.7)
    return {
      day: dayIn(homeZone, at),
      visits: Math.round((60 + place) * wave * (ofWeekday[at.getUTCDay()] ?? 1)),
    }
  })
  await trx.insertInto('visit_day').values(rows).execute()
}

import type { Queryable } from '../../platform/database/database.ts'
import { readRulesOf } from './calendar.ts'
import { boundaryOf, type Interval, localDay, windowsOn } from './windows.ts'

interface OpenTime extends Interval {
  healerId: string
  /** Null: they meet online alone. */
  placeId: string | null
}

/** When healers work in an interval, whatever is booked: windows of their local days, after leave and changed days. */
export async function openTimesOf(
  db: Queryable,
  healerIds: readonly string[],
  { from, to }: Interval,
): Promise<OpenTime[]> {
  const open: OpenTime[] = []
  for (const [healerId, rules] of await readRulesOf(db, healerIds)) {
    const last = localDay(to.getTime() - 1, rules.timeZone)
    for (
      let date = localDay(from.getTime(), rules.timeZone);
      Temporal.PlainDate.compare(date, last) <= 0;
      date = date.add({ days: 1 })
    )
      for (const window of windowsOn(rules, date)) {
        const begins = Math.max(boundaryOf(date, window.from, rules.timeZone), from.getTime())
        const ends = Math.min(boundaryOf(date, window.to, rules.timeZone), to.getTime())
        if (begins < ends)
          open.push({
            healerId,
            placeId: window.place_u_id ?? null,
            from: new Date(begins),
            to: new Date(ends),
          })
      }
  }
  return open
}

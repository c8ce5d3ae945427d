import { sql } from 'kysely'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { Busy } from './availability.ts'
import type { Interval } from './windows.ts'

/** Beginning and end as milliseconds since 1970. */
export type BusyTime = readonly [from: number, to: number]

/** Beginnings and ends in turn, in seconds. */
const edgesOf = (times: readonly BusyTime[]) =>
  JSON.stringify(times.flatMap(([from, to]) => [Math.floor(from / 1000), Math.ceil(to / 1000)]))

/** The times of these edges that meet an interval, ascending. */
function cut(edges: string, { from, to }: Interval, keepsBreaks: boolean): Busy[] {
  const seconds: number[] = JSON.parse(edges)
  const first = from.getTime() / 1000
  // The first time that ends after it.
  let [low, high] = [0, seconds.length / 2]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((seconds[middle * 2 + 1] ?? 0) > first) high = middle
    else low = middle + 1
  }
  const busy: Busy[] = []
  for (let place = low * 2; place < seconds.length; place += 2) {
    const [begins = 0, ends = 0] = [seconds[place], seconds[place + 1]]
    if (begins * 1000 >= to.getTime()) break
    busy.push({ from: new Date(begins * 1000), to: new Date(ends * 1000), keepsBreaks })
  }
  return busy
}

/** When several healers are busy by calendars of their own, ascending for each calendar, by healer id. */
export async function busyOf(
  db: Queryable,
  healerIds: readonly string[],
  interval: Interval,
): Promise<Map<string, Busy[]>> {
  const { rows } = await sql<{ healer_id: string; keeps_breaks: boolean; edges: string }>`
    select healer_id, keeps_breaks, edges from healer_busy where healer_id = any(${healerIds})`.execute(db)
  const busy = new Map<string, Busy[]>()
  for (const { healer_id, keeps_breaks, edges } of rows) {
    const before = busy.get(healer_id)
    const own = cut(edges, interval, keeps_breaks)
    busy.set(healer_id, before ? [...before, ...own] : own)
  }
  return busy
}

/** The same to be shown: times of several calendars that meet are one, ascending. */
export async function busyTimesOf(
  db: Queryable,
  healerIds: readonly string[],
  { from, to }: Interval,
): Promise<(Interval & { healerId: string })[]> {
  const { rows } = await sql<Interval & { healerId: string }>`
    select healer_id as "healerId", lower(time) as "from", upper(time) as "to"
    from (select healer_id, range_agg(busy) * tstzmultirange(tstzrange(${from}, ${to})) as busy from healer_busy
        where healer_id = any(${healerIds}) and busy && tstzrange(${from}, ${to}) group by healer_id) as own,
      unnest(own.busy) as time
    order by time`.execute(db)
  return rows
}

/** How many times each calendar of a healer says from now on, by the ids of the calendars. */
export async function countBusy(db: Queryable, healerId: string, now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ source_id: string; count: number }>`
    select source_id, (select count(*) from unnest(busy * tstzmultirange(tstzrange(${now}, null))))::int as count
    from healer_busy where healer_id = ${healerId}`.execute(db)
  return new Map(rows.map(({ source_id, count }) => [source_id, count]))
}

const literalOf = (times: readonly BusyTime[]) =>
  `{${times.map(([from, to]) => `[${new Date(from).toISOString()},${new Date(to).toISOString()})`).join()}}`

interface Replaced {
  /** Whether anything that is still to come is another than before. */
  hasChanged: boolean
  /** Starts of the healer's booked sessions that meet what is newly busy, ascending. */
  met: Date[]
}

/**
 * What one calendar of a healer says from now on, merged and ascending, in place of what it said. The caller holds the healer's calendar, and
 * refreshes the first free times if anything has changed.
 */
export async function replaceBusy(
  trx: Trx,
  source: { u_id: string; healer_id: string; keeps_breaks: boolean },
  times: readonly BusyTime[],
  now: Date,
): Promise<Replaced> {
  const { u_id, healer_id, keeps_breaks } = source
  const busy = sql`${literalOf(times)}::tstzmultirange`
  const coming = sql`tstzmultirange(tstzrange(${now}, null))`
  const { rows } = await sql<{ has_changed: boolean; met: string[] }>`
    with before as (select coalesce((select busy from healer_busy where source_id = ${u_id}), '{}') as busy,
        (select keeps_breaks from healer_busy where source_id = ${u_id}) as keeps_breaks),
      fresh as (select (${busy} - before.busy) * ${coming} as busy from before)
    select (${busy} * ${coming}, ${keeps_breaks}::boolean) is distinct from
        (before.busy * ${coming}, coalesce(before.keeps_breaks, ${keeps_breaks}::boolean)) as has_changed,
      (select coalesce(json_agg(lower(c.during) order by lower(c.during)), '[]') from slot_claim c
        where c.healer_id = ${healer_id} and c.state = 'booked' and lower(c.during) > ${now}
          and coalesce(c.busy, c.during) && tstzrange(lower(fresh.busy), upper(fresh.busy))
          and c.during && fresh.busy) as met
    from before, fresh`.execute(trx)
  await sql`
    insert into healer_busy (source_id, healer_id, busy, edges, keeps_breaks)
    values (${u_id}, ${healer_id}, ${busy}, ${edgesOf(times)}, ${keeps_breaks})
    on conflict (source_id) do update set busy = excluded.busy, edges = excluded.edges, keeps_breaks = excluded.keeps_breaks
      where (healer_busy.busy, healer_busy.keeps_breaks) is distinct from (excluded.busy, excluded.keeps_breaks)`.execute(
    trx,
  )
  const [{ has_changed: hasChanged, met } = { has_changed: true, met: [] }] = rows
  return { hasChanged, met: met.map((start) => new Date(start)) }
}

/** Calendars that are read no more say nothing. The caller holds the healer's calendar. */
export const removeBusy = (trx: Trx, sourceIds: readonly string[]) =>
  trx.deleteFrom('healer_busy').where('source_id', '=', sql<string>`any(${sourceIds}::uuid[])`).execute()

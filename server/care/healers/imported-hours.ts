import { sql } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockCalendar } from './calendar.ts'
import type { NextFree } from './next-free.ts'
import { namedPlace } from './places.ts'

/** Hours as a file has them: on several days of the week alike. */
interface AskedHours {
  line: number
  row: { weekdays: readonly number[]; from: string; to: string; place: string }
}
interface Made {
  record_id: string
  fingerprint: string
}

/** The most windows in a week, as in the form of a healer. */
const windowsMax = 42

/** The lines with their place, and a row for each of their days. */
const wanted = (hours: readonly AskedHours[]) => sql`
  given as (select g.line, g.weekdays, g.from_time, g.to_time, g.place, ${namedPlace(sql.ref('g.place'))} as place_id
    from jsonb_to_recordset(${JSON.stringify(hours.map(({ line, row: { weekdays, from, to, place } }) => ({ line, weekdays, place, from_time: from, to_time: to })))}::jsonb)
      as g(line int, weekdays int[], from_time time, to_time time, place text)),
  of_day as (select g.line, d.weekday, g.from_time, g.to_time, g.place_id from given g cross join unnest(g.weekdays) as d(weekday))`

/**
 * Working hours that a practice brings from elsewhere, beside those that the healer has. A line is known by what it says,
 * because hours are saved as a whole: it is unchanged while all its days have these hours.
 */
export function createImportedHours({ clock, nextFree }: Pick<Platform, 'clock'> & { nextFree: NextFree }) {
  return {
    /** Bookings of this healer wait until the transaction ends. */
    lock: lockCalendar,

    /** Which are there already, and which cannot be: each with why. */
    async match(trx: Trx, healerId: string, hours: readonly AskedHours[]) {
      if (hours.length === 0) return []
      const { rows } = await sql<{ line: number; is_there: boolean; why: string | null }>`
        with ${wanted(hours)},
        met as (select o.line, count(*) filter (where (h.from_time, h.to_time) = (o.from_time, o.to_time)
              and h.place_id is not distinct from o.place_id) as same, count(*) as met
          from of_day o join healer_hours h on h.healer_id = ${healerId} and h.weekday = o.weekday
            and h.from_time < o.to_time and o.from_time < h.to_time group by o.line),
        twice as (select distinct o.line from of_day o join of_day b on b.line < o.line and b.weekday = o.weekday
          and b.from_time < o.to_time and o.from_time < b.to_time),
        looked as (select g.line, g.weekdays, g.place <> '' and g.place_id is null as is_lost, g.place,
            coalesce(m.met, 0) as met, coalesce(m.same, 0) = cardinality(g.weekdays) as is_there, t.line is not null as is_twice
          from given g left join met m on m.line = g.line left join twice t on t.line = g.line),
        counted as (select l.*, sum(cardinality(weekdays)) filter (where not is_lost and met = 0 and not is_twice)
            over (order by line) + (select count(*) from healer_hours where healer_id = ${healerId}) as all_then
          from looked l),
        judged as (select line, is_there, case
          when is_lost then 'There is no open place “' || place || '”'
          when is_there then 'Are there already'
          when met > 0 then 'The healer has other hours at this time'
          when is_twice then 'Another line has hours at this time'
          when all_then > ${windowsMax} then 'A week has at most ' || ${windowsMax}::int || ' hours of a healer'
          end as why from counted)
        select * from judged where why is not null`.execute(trx)
      return rows.map(({ line, is_there: isThere, why }) => ({
        ...{ line, recordId: null, words: why ?? '', isProblem: !isThere },
      }))
    },

    /** Adds all of them; what `match` found is not among them. */
    async add(trx: Trx, healerId: string, hours: readonly AskedHours[]) {
      if (hours.length === 0) return []
      const { rows } = await sql<Made & { line: number }>`
        with ${wanted(hours)},
        made as (insert into healer_hours (healer_id, weekday, from_time, to_time, place_id)
          select ${healerId}, weekday, from_time, to_time, place_id from of_day returning 1),
        said as (select line, jsonb_build_object('weekdays', weekdays, 'from_time', from_time, 'to_time', to_time,
          'place_id', place_id)::text as fingerprint from given)
        select line, fingerprint, md5(${healerId}::text || fingerprint)::uuid as record_id from said`.execute(
        trx,
      )
      await nextFree.refresh(trx, healerId, clock.now())
      return rows
    },

    /** Removes those that stand on all their days and within which nothing is booked. */
    async remove(trx: Trx, healerId: string, made: readonly Made[]): Promise<string[]> {
      const now = clock.now()
      const { rows } = await sql<{ record_id: string }>`
        with made as (select m.record_id, f.* from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
            as m(record_id uuid, fingerprint text)
          cross join jsonb_to_record(m.fingerprint::jsonb) as f(weekdays int[], from_time time, to_time time, place_id uuid)),
        of_day as (select m.record_id, h.weekday as stands, h.from_time, exists (select from slot_claim c join healer z on z.u_id = c.healer_id
            where c.healer_id = ${healerId} and c.during && tstzrange(${now}, null) and (c.place_id is null or c.place_id = m.place_id)
              and (c.state = 'booked' or (c.state = 'held' and c.hold_until > ${now}))
              and extract(isodow from lower(c.during) at time zone z.time_zone) = d.weekday
              and (lower(c.during) at time zone z.time_zone)::time >= m.from_time
              and (lower(c.during) at time zone z.time_zone)::time < m.to_time) as is_used
          from made m cross join unnest(m.weekdays) as d(weekday)
          left join healer_hours h on h.healer_id = ${healerId} and h.weekday = d.weekday and h.from_time = m.from_time
            and h.to_time = m.to_time and h.place_id is not distinct from m.place_id),
        going as (select record_id from of_day group by record_id having count(*) = count(stands) and not bool_or(is_used)),
        gone as (delete from healer_hours h using of_day o join going g on g.record_id = o.record_id
          where h.healer_id = ${healerId} and h.weekday = o.stands and h.from_time = o.from_time returning 1)
        select record_id from going`.execute(trx)
      await nextFree.refresh(trx, healerId, now)
      return rows.map(({ record_id: id }) => id)
    },
  }
}
export type ImportedHours = ReturnType<typeof createImportedHours>

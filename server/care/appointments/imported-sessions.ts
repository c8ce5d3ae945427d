import { appointmentMinutes } from '@newyou/contract/business'
import { sql } from 'kysely'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Trx, violatedConstraint } from '../../platform/database/database.ts'
import { usedIds } from '../../platform/database/references.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import { countSession, lockCalendar, type NextFree, namedPlace, wayOf } from '../healers/index.ts'
import { type AtPlace, freeRooms } from './imported-rooms.ts'
import type { Reminders } from './reminders.ts'

/** A session as a file has it. */
export interface AskedSession {
  line: number
  client_id: string
  /** An instant that ends with Z, or a time on the healer's wall. */
  start: string
  minutes: number | null
  service: string
  mode: string
  /** By its name; empty for a session online. */
  place: string
  state: 'held' | 'no-show'
}
interface Found extends AtPlace {
  record_id: string | null
  why: string | null
}
interface Made {
  record_id: string
  fingerprint: string
}

/** As it was imported. */
const fingerprint = sql<string>`md5(jsonb_build_array(a.state, a.healer_id, a.client_id, a.service_id, a.starts_at, a.ends_at, a.mode, a.updated_at)::text)`

/** The calendar of the healer is locked, but another healer may book the room. */
function roomTaken(error: unknown): never {
  if (violatedConstraint(error) === 'slot_claim_room_free') throwError('slotTaken')
  throw error
}

/** The lines with their time, place and service; a file names services as the healer's page or the desk does. */
const wanted = (healerId: string, sessions: readonly AskedSession[]) => sql`
  given as (select g.line, g.client_id, g.service as named, g.state, g.minutes as length, g.mode, g.place,
      case when g.place <> '' then ${namedPlace(sql.ref('g.place'))} end as place_id,
      ${wayOf(healerId)} as way, case when g.start like '%Z' then g.start::timestamptz else g.start::timestamp at time zone h.time_zone end as starts_at
    from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb)
      as g(line int, client_id uuid, start text, minutes int, service text, mode text, place text, state text)
    cross join healer_card h where h.u_id = ${healerId}),
  wanted as (select g.*, s.u_id as known, nullif(s.u_id, ${healerId}::uuid) as service_id, s.name, s.name_hi,
      g.starts_at + coalesce(g.length, s.minutes, ${appointmentMinutes}) * interval '1 minute' as ends_at
    from given g left join lateral (select * from service_card o where o.healer_id = ${healerId} and o.state = 'live'
      and (case when g.named = '' then o.u_id = ${healerId}::uuid
        else lower(g.named) in (lower(o.name), lower(o.name_hi), lower(o.desk_name)) end)
      order by o.position limit 1) s on true)`

/**
 * Sessions that a healer had, or has agreed on, elsewhere. Past ones are completed without an order: no money moves, and
 * reports leave them out. Coming ones hold their time and are reminded of as others are, which reaches nobody who has not
 * said yes. Nobody is told that they are here.
 */
export function createImportedSessions({
  clock,
  ids,
  nextFree,
  pageCache,
  reminders,
  settings,
}: {
  clock: Clock
  ids: Ids
  nextFree: NextFree
  pageCache: PageCache
  reminders: Pick<Reminders, 'scheduleAll'>
  settings: Pick<Settings, 'read'>
}) {
  async function freeTimesChanged(trx: Trx, healerId: string, coming: number) {
    if (coming === 0) return
    await nextFree.refresh(trx, healerId, clock.now())
    await countSession(trx, pageCache, healerId, coming)
  }

  return {
    /** Bookings of this healer wait until the transaction ends. */
    lock: lockCalendar,

    /** Which are there already, and which cannot be: each with why. */
    async match(trx: Trx, healerId: string, sessions: readonly AskedSession[]) {
      if (sessions.length === 0) return []
      const now = clock.now()
      const taken = (of: 'healer_id' | 'client_id') => sql`exists (select from slot_claim c
        where ${of === 'healer_id' ? sql`c.healer_id = ${healerId} and coalesce(c.busy, c.during)` : sql`c.client_id = w.client_id and c.during`}
          && tstzrange(w.starts_at, w.ends_at) and c.state in ('held', 'booked'))`
      const { rows } = await sql<Found>`with ${wanted(healerId, sessions)},
        coming as (select line, place_id, tstzrange(starts_at, ends_at) as during,
          tstzrange(starts_at, ends_at + way) as travel from wanted where starts_at > ${now} and ends_at > starts_at),
        looked as (select w.line, a.u_id as record_id, w.place_id, w.starts_at, w.ends_at, case
          when a.u_id is not null then 'Is there already'
          when w.starts_at < '2000-01-01' then 'Is before the year 2000'
          when w.ends_at - w.starts_at not between interval '15 minutes' and interval '4 hours'
            then 'A session lasts between 15 minutes and 4 hours'
          when w.starts_at <= ${now} and w.ends_at > ${now} then 'Takes place now. Please import it when it is over'
          when w.starts_at > ${now} and w.state = 'no-show' then 'Is to come, so nobody can have missed it'
          when w.place <> '' and w.place_id is null then 'There is no open place “' || w.place || '”'
          when w.starts_at > ${now} and w.known is null then 'The healer offers no such service'
          when w.starts_at > ${now} and ${taken('healer_id')} then 'The healer is taken then'
          when w.starts_at > ${now} and ${taken('client_id')} then 'The client has another session then'
          when w.starts_at > ${now} and exists (select from coming c where c.line < w.line
            and c.during && tstzrange(w.starts_at, w.ends_at)) then 'Another line has this time'
          when w.starts_at > ${now} and w.place_id is not null and (exists (select from slot_claim c where c.healer_id = ${healerId}
              and c.place_id <> w.place_id and c.travel && tstzrange(w.starts_at, w.ends_at + w.way) and c.state in ('held', 'booked'))
            or exists (select from coming c where c.line < w.line and c.place_id <> w.place_id
              and c.travel && tstzrange(w.starts_at, w.ends_at + w.way)))
            then 'The healer is on the way to another place then'
          end as why
        from wanted w left join lateral (select u_id from appointment a where a.client_id = w.client_id
          and a.healer_id = ${healerId} and a.starts_at = w.starts_at and a.state not in ('held', 'lapsed', 'cancelled')
          limit 1) a on true)
        select * from looked order by line`.execute(trx)
      const free = rows.filter(({ why, starts_at: at }) => why === null && at > now)
      const rooms = await freeRooms(trx, free, now)
      for (const one of free)
        if (one.place_id && !rooms.has(one.line)) one.why = 'The place has no free room then'
      return rows.flatMap(({ line, record_id: recordId, why }) =>
        why === null ? [] : [{ line, recordId, words: why, isProblem: recordId === null }],
      )
    },

    /** Adds all of them; what `match` found is not among them. */
    async add(trx: Trx, healerId: string, sessions: readonly AskedSession[]) {
      if (sessions.length === 0) return []
      const now = clock.now()
      const { booking_policy: policy } = await settings.read(trx)
      const { rows: coming } = await sql<AtPlace>`with ${wanted(healerId, sessions)}
        select line, place_id, starts_at, ends_at from wanted where starts_at > ${now} order by line`.execute(
        trx,
      )
      const rooms = await freeRooms(trx, coming, now)
      const named = sessions.map(({ line }) => ({
        ...{ line, u_id: ids.next(), claim_id: ids.next(), room_id: rooms.get(line) ?? null },
      }))
      const { rows } = await sql<Made & { line: number; starts_at: Date; is_coming: boolean }>`
        with ${wanted(healerId, sessions)},
        named as (select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n(line int, u_id uuid, claim_id uuid, room_id uuid)),
        claimed as (insert into slot_claim (u_id, healer_id, client_id, service_id, during, busy, place_id, travel,
            treatment_room_id, room_taken, state, created_at)
          select n.claim_id, ${healerId}, w.client_id, w.service_id, tstzrange(w.starts_at, w.ends_at),
            tstzrange(w.starts_at, w.ends_at), w.place_id,
            case when w.place_id is not null then tstzrange(w.starts_at, w.ends_at + w.way) end, n.room_id,
            case when n.room_id is not null then tstzrange(w.starts_at, w.ends_at) end,
            case when w.starts_at > ${now} then 'booked' else 'released' end, ${now}
          from wanted w join named n on n.line = w.line returning u_id),
        made as (insert into appointment as a (u_id, healer_id, client_id, claim_id, state, starts_at, ends_at, mode, place_id,
            description, price_paise, policy, service_id, service_name, service_name_hi, is_imported, created_at, updated_at)
          select n.u_id, ${healerId}, w.client_id, n.claim_id,
            case when w.starts_at > ${now} then 'confirmed' when w.state = 'no-show' then 'no-show' else 'completed' end,
            w.starts_at, w.ends_at, w.mode, w.place_id, '', 0, ${JSON.stringify(policy)}::jsonb, w.service_id,
            coalesce(w.name, nullif(w.named, '')), w.name_hi, true, ${now}, ${now}
          from wanted w join named n on n.line = w.line join claimed c on c.u_id = n.claim_id
          returning a.u_id as record_id, a.starts_at, ${fingerprint} as fingerprint)
        select m.record_id, m.fingerprint, m.starts_at, n.line, m.starts_at > ${now} as is_coming
        from made m join named n on n.u_id = m.record_id`
        .execute(trx)
        .catch(roomTaken)
      const held = rows.filter(({ is_coming: isComing }) => isComing)
      await reminders.scheduleAll(
        trx,
        held.map(({ record_id: appointmentId, starts_at: startsAt }) => ({
          appointmentId,
          startsAt,
          policy,
        })),
      )
      await freeTimesChanged(trx, healerId, held.length)
      return rows.map(({ line, record_id, fingerprint: print }) => ({ line, record_id, fingerprint: print }))
    },

    /**
     * Removes those that are as they were and that nothing refers to. One that stands in a calendar of the healer outside
     * lapses instead, so that it is taken out there.
     */
    async remove(trx: Trx, healerId: string, made: readonly Made[]): Promise<string[]> {
      const now = clock.now()
      const { rows } = await sql<{ u_id: string; claim_id: string; is_coming: boolean; is_outside: boolean }>`
        select a.u_id, a.claim_id, a.state = 'confirmed' as is_coming, exists (select from session_outside e
          where e.appointment_id = a.u_id) as is_outside
        from appointment a join jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
          as m(record_id uuid, fingerprint text) on m.record_id = a.u_id
        where ${fingerprint} = m.fingerprint`.execute(trx)
      const unchanged = rows.map(({ u_id: id }) => id)
      const used = await usedIds(trx, 'appointment', unchanged, ['appointment_transition', 'calendar_entry'])
      const going = rows.filter(({ u_id: id }) => !used.has(id))
      const claims = going.map(({ claim_id: id }) => id)
      const outside = going.filter((one) => one.is_outside).map(({ u_id: id }) => id)
      await sql`update slot_claim set state = 'released' where u_id = any(${claims}::uuid[])`.execute(trx)
      await sql`update appointment set state = 'lapsed', updated_at = ${now} where u_id = any(${outside}::uuid[])`.execute(
        trx,
      )
      await sql`delete from appointment where u_id = any(${going.map(({ u_id: id }) => id)}::uuid[])
        and not u_id = any(${outside}::uuid[])`.execute(trx)
      await sql`delete from slot_claim c where u_id = any(${claims}::uuid[])
        and not exists (select from appointment a where a.claim_id = c.u_id)`.execute(trx)
      await freeTimesChanged(trx, healerId, -going.filter((one) => one.is_coming).length)
      return going.map(({ u_id: id }) => id)
    },
  }
}
export type ImportedSessions = ReturnType<typeof createImportedSessions>

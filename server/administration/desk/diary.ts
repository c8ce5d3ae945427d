import { type Diary, type DiarySession, diaryHealersMax } from '@newyou/contract/administration/desk/diary'
import { homeZone } from '@newyou/contract/business'
import { type RawBuilder, sql } from 'kysely'
import { busyTimesOf, daysIn, openTimesOf } from '../../care/healers/index.ts'
import { inScope } from '../../people/staff/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { likeAnywhere } from '../../platform/database/like.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { clientName, isAsked } from './people.ts'

interface Named {
  u_id: string
  name: string
}
interface SessionRow extends Omit<DiarySession, 'starts_at' | 'ends_at'> {
  starts_at: Date
  ends_at: Date
}
interface Asked {
  from: string
  days: number
  healers?: readonly string[] | undefined
}

/** The diary of the healers for whom a colleague works: who comes when, where, and when there is still time. */
export function createDeskDiary({ db, clock }: { db: Database; clock: Clock }) {
  async function healersOf(viewer: Viewer, where: RawBuilder<unknown>) {
    const { rows } = await sql<Named & { total: number }>`
      select h.u_id, h.full_name as name, count(*) over ()::int as total from healer_card h
      where h.state in ('verified', 'paused') and ${inScope(viewer, sql`h.u_id`)} and ${where}
      order by h.full_name, h.u_id limit ${diaryHealersMax}`.execute(db)
    return rows
  }

  async function sessionsOf(ids: readonly string[], from: Date, to: Date): Promise<DiarySession[]> {
    const { rows } = await sql<SessionRow>`
      select a.u_id, a.healer_id as healer_u_id, ${clientName} as client_name, coalesce(s.desk_name, '') as service_name,
        a.place_id as place_u_id, r.treatment_room_id as room_u_id, a.mode, a.state, a.starts_at, a.ends_at,
        a.pay_by is not null as is_unpaid,
        case when p.state = 'guest' and g.closed_because = 'not-me' then 'number'
          when p.state = 'guest' and g.terms_at is null then 'terms' end as guest_problem, ${isAsked} as is_asked, a.arrived_at is not null as has_arrived, a.late_minutes, a.late_side
      from session_times a join person_name p on p.u_id = a.client_id
        left join service_card s on s.u_id = coalesce(a.service_id, a.healer_id)
        left join session_room r on r.u_id = a.u_id left join guest_state g on g.person_id = a.client_id
      where a.healer_id = any(${ids}::uuid[]) and a.starts_at >= ${from} and a.starts_at < ${to}
        and a.state not in ('held', 'lapsed', 'cancelled')
      order by a.starts_at, a.u_id`.execute(db)
    return rows.map(({ starts_at: start, ends_at: end, ...row }) => ({
      ...row,
      starts_at: start.toISOString(),
      ends_at: end.toISOString(),
    }))
  }

  async function unwantedOf(ids: readonly string[], from: Date, to: Date): Promise<Diary['unwanted']> {
    const { rows } = await sql<Omit<Diary['unwanted'][number], 'starts_at'> & { starts_at: Date }>`
      select a.u_id, a.healer_id as healer_u_id, ${clientName} as client_name, a.starts_at,
        case when a.state = 'cancelled' then 'no' else 'unanswered' end as is
      from session_times a join person_name p on p.u_id = a.client_id
      where a.healer_id = any(${ids}::uuid[]) and a.starts_at >= ${from} and a.starts_at < ${to} and a.ask_until is not null
        and (a.state = 'lapsed' or (a.state = 'cancelled' and a.cancelled_by = 'client'))
      order by a.starts_at, a.u_id`.execute(db)
    return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }))
  }

  async function heldOf(ids: readonly string[], from: Date, to: Date): Promise<Diary['held']> {
    const { rows } = await sql<{ healer_u_id: string; from: Date; to: Date }>`
      select healer_id as healer_u_id, starts_at as "from", ends_at as "to" from held_time
      where healer_id = any(${ids}::uuid[]) and starts_at >= ${from} and starts_at < ${to}
        and hold_until > ${clock.now()} order by starts_at`.execute(db)
    return rows.map((held) => ({ ...held, from: held.from.toISOString(), to: held.to.toISOString() }))
  }

  async function placesOf(): Promise<Diary['places']> {
    const { rows } = await sql<Diary['places'][number]>`
      select l.u_id, l.name, coalesce((
        select json_agg(json_build_object('u_id', r.u_id, 'name', r.name) order by r.name)
        from treatment_room_card r where r.place_id = l.u_id), '[]') as rooms
      from place_card l where l.state = 'live' order by l.name, l.u_id`.execute(db)
    return rows
  }

  return {
    /** Healers outside of the scope are left out. */
    async of(viewer: Viewer, { from: first, days, healers: wanted }: Asked): Promise<Diary> {
      const { from, to } = daysIn(homeZone, first, days)
      const rows = await healersOf(viewer, wanted ? sql`h.u_id = any(${wanted}::uuid[])` : sql`true`)
      const ids = rows.map(({ u_id }) => u_id)
      const [sessions, unwanted, held, busy, open, places, all] = await Promise.all([
        sessionsOf(ids, from, to),
        unwantedOf(ids, from, to),
        heldOf(ids, from, to),
        busyTimesOf(db, ids, { from, to }),
        openTimesOf(db, ids, { from, to }),
        placesOf(),
        wanted ? healersOf(viewer, sql`true`) : rows,
      ])
      return {
        healers: rows.map(({ u_id, name }) => ({ u_id, name })),
        healer_count: all[0]?.total ?? 0,
        sessions,
        unwanted,
        held,
        busy: busy.map((time) => ({
          healer_u_id: time.healerId,
          from: time.from.toISOString(),
          to: time.to.toISOString(),
        })),
        open: open.map((time) => ({
          healer_u_id: time.healerId,
          place_u_id: time.placeId,
          from: time.from.toISOString(),
          to: time.to.toISOString(),
        })),
        places,
      }
    },

    async healers(viewer: Viewer, search: string): Promise<Named[]> {
      const rows = await healersOf(viewer, sql`lower(h.full_name) like ${likeAnywhere(search)}`)
      return rows.map(({ u_id, name }) => ({ u_id, name }))
    },
  }
}
export type DeskDiary = ReturnType<typeof createDeskDiary>

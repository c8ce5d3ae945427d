import type { AbsencePreview } from '@newyou/contract/administration/desk/absences'
import { homeZone } from '@newyou/contract/business'
import { sql } from 'kysely'
import type { Actor, AppointmentsModule } from '../../care/appointments/index.ts'
import { bookableAmong, daysIn } from '../../care/healers/index.ts'
import { inScope } from '../../people/staff/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { clientName } from './people.ts'

/** Healers that are offered for one session. */
const othersMost = 3
const dayMs = 86_400_000

export interface Days {
  from: string
  to: string
}
interface SessionRow {
  u_id: string
  client_name: string
  starts_at: Date
  person_id: string
}
interface OtherRow {
  session_id: string
  start: Date
  healer_id: string
  name: string
  service_id: string
  place_id: string | null
}

const countOf = ({ from, to }: Days) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

interface PreviewDependencies {
  db: Database
  clock: Clock
  appointments: Pick<AppointmentsModule, 'forClients'>
}

/** What becomes of a healer's sessions on days when they are away. */
export function createAbsencePreview({ db, clock, appointments }: PreviewDependencies) {
  async function sessionsOf(healerId: string, asked: Days): Promise<SessionRow[]> {
    const { from, to } = daysIn(homeZone, asked.from, countOf(asked))
    const { rows } = await sql<SessionRow>`
      select a.u_id, ${clientName} as client_name, a.starts_at, h.person_id from session_times a
        join person_name p on p.u_id = a.client_id join healer_card h on h.u_id = a.healer_id
      where a.healer_id = ${healerId}::uuid and a.state in ('confirmed', 'released')
        and a.starts_at >= ${from} and a.starts_at < ${to} and a.starts_at > ${clock.now()}
      order by a.starts_at`.execute(db)
    return rows
  }

  /** Services of the colleague's other healers of the same length and price, held in the same way, at the time of each session. */
  async function othersOf(viewer: Viewer, healerId: string, ids: readonly string[]) {
    const { rows } = await sql<OtherRow>`
      select a.u_id as session_id, a.starts_at as start, h.u_id as healer_id, h.full_name as name, s.u_id as service_id, a.place_id
      from session_times a
        join service_card s on s.healer_id <> a.healer_id and s.state = 'live' and s.audience = 'everybody'
          and s.minutes * interval '1 minute' = a.ends_at - a.starts_at
        join healer_card h on h.u_id = s.healer_id and h.state = 'verified'
          and coalesce(s.price_paise, h.price_paise) = a.price_paise and a.mode = any(coalesce(s.modes, h.modes))
      where a.u_id = any(${ids}::uuid[]) and ${inScope(viewer, sql`h.u_id`)} and h.u_id <> ${healerId}::uuid
        and (a.place_id is null or exists (select from service_place_card o
          where o.service_id = s.u_id and o.place_id = a.place_id))
      order by h.full_name, s.u_id`.execute(db)
    const wishes = rows.map((row) => ({
      ...row,
      way: { healerId: row.healer_id, serviceId: row.service_id, placeId: row.place_id },
    }))
    return Map.groupBy(await bookableAmong(db, wishes, clock.now()), ({ session_id }) => session_id)
  }

  return async (viewer: Viewer, healerId: string, asked: Days): Promise<AbsencePreview> => {
    const rows = await sessionsOf(healerId, asked)
    const others = await othersOf(
      viewer,
      healerId,
      rows.map(({ u_id }) => u_id),
    )
    const sessions = await Promise.all(
      rows.map(async ({ u_id, client_name, starts_at, person_id: personId }) => {
        const actor: Actor = { side: 'healer', personId }
        const { refund_paise } = await appointments.forClients.cancelling.preview(actor, u_id)
        const named = new Map((others.get(u_id) ?? []).map(({ healer_id, name }) => [healer_id, name]))
        return {
          u_id,
          client_name,
          starts_at: starts_at.toISOString(),
          refund_paise,
          others: Array.from(named, ([id, name]) => ({ u_id: id, name })).slice(0, othersMost),
        }
      }),
    )
    return { sessions, refund_paise: sessions.reduce((sum, one) => sum + one.refund_paise, 0) }
  }
}
export type PreviewAbsence = ReturnType<typeof createAbsencePreview>

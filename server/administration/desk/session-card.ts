import type { DeskSession } from '@newyou/contract/administration/desk/sessions'
import { type RawBuilder, sql } from 'kysely'
import { inScope } from '../../people/staff/index.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { stepsOf } from '../back-office/index.ts'
import { clientName, isAsked } from './people.ts'

/** The stored row, with its moments as the driver reads them. */
interface Row
  extends Pick<
    DeskSession,
    | 'u_id'
    | 'healer'
    | 'client'
    | 'wanted'
    | 'service_name'
    | 'service_u_id'
    | 'place'
    | 'room_name'
    | 'mode'
    | 'order_u_id'
    | 'price_paise'
    | 'late_minutes'
    | 'late_side'
    | 'state'
    | 'is_reschedule_open'
    | 'cancelled_by'
    | 'policy'
  > {
  healer_person_id: string
  starts_at: Date
  ends_at: Date
  booked_at: Date
  pay_by: Date | null
  arrived_at: Date | null
  reported_at: Date | null
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** Sessions of the colleague's healers; those that are only held, or ended by not being paid, are not shown. */
async function read(queryable: Queryable, viewer: Viewer, where: RawBuilder<unknown>) {
  const { rows } = await sql<Row>`
    select a.u_id, json_build_object('u_id', h.u_id, 'name', h.full_name) as healer, h.person_id as healer_person_id,
      json_build_object('u_id', p.u_id, 'name', ${clientName}, 'guest', case when p.state = 'guest' then json_build_object(
        'state', coalesce(g.closed_because, 'waiting'), 'expires_at', g.expires_at,
        'is_young', coalesce(g.is_young, false), 'terms_at', g.terms_at) end) as client,
      case when a.ask_accepted_at is not null then 'yes' when ${isAsked} then 'waiting'
        when a.ask_until is not null then case when a.state = 'cancelled' and a.cancelled_by = 'client' then 'no' else 'yes' end end as wanted,
      coalesce(s.desk_name, '') as service_name, coalesce(a.service_id, a.healer_id) as service_u_id,
      case when l.u_id is not null then json_build_object('u_id', l.u_id, 'name', l.name) end as place,
      t.name as room_name, a.mode, a.order_id as order_u_id, a.price_paise, a.pay_by, a.arrived_at, a.late_minutes,
      a.late_side, a.state, a.starts_at, a.ends_at, coalesce(o.paid_at, a.created_at) as booked_at,
      a.is_reschedule_open, a.reported_at, a.cancelled_by, a.policy
    from session_times a join healer_card h on h.u_id = a.healer_id join person_name p on p.u_id = a.client_id
      left join service_card s on s.u_id = coalesce(a.service_id, a.healer_id)
      left join guest_state g on g.person_id = a.client_id
      left join place_card l on l.u_id = a.place_id
      left join session_room r on r.u_id = a.u_id left join treatment_room_card t on t.u_id = r.treatment_room_id
      left join order_money o on o.u_id = a.order_id
    where a.state not in ('held', 'lapsed') and ${inScope(viewer, sql`a.healer_id`)} and ${where}`.execute(
    queryable,
  )
  return rows
}

/** The people of a session that the desk may change. @throws DomainError notFound outside of the colleague's scope */
export async function partiesAtDesk(queryable: Queryable, viewer: Viewer, appointmentId: string) {
  const [row] = await read(queryable, viewer, sql`a.u_id = ${appointmentId}::uuid`)
  const { client, healer_person_id: healer } = orNotFound(row)
  return { client: client.u_id, isGuest: client.guest !== null, healer }
}

/** @throws DomainError notFound outside of the colleague's scope */
export async function readDeskSession(
  queryable: Queryable,
  viewer: Viewer,
  appointmentId: string,
): Promise<DeskSession> {
  const [found] = await read(queryable, viewer, sql`a.u_id = ${appointmentId}::uuid`)
  const { healer_person_id: _person, ...row } = orNotFound(found)
  const transitions = await stepsOf(queryable, appointmentId)
  return {
    ...row,
    hold_until: null,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    booked_at: row.booked_at.toISOString(),
    pay_by: iso(row.pay_by),
    arrived_at: iso(row.arrived_at),
    reported_at: iso(row.reported_at),
    transitions,
  }
}

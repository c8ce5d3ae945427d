import type { BookingPolicy } from '@newyou/contract/care/appointments/policy'
import type { AppointmentAction, AppointmentFacts, Side } from '@newyou/contract/care/appointments/rules'
import { refusalReason } from '@newyou/contract/care/appointments/rules'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import type { MeetingPlace } from '@newyou/contract/care/healers/places'
import { type RawBuilder, sql } from 'kysely'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { lockCalendar } from '../healers/index.ts'
import { type Acting, noteActing } from './acting.ts'
import type { AppointmentRow } from './claims.ts'

/** One of the two people of an appointment, or a colleague in the name of one. */
export interface Actor {
  side: 'client' | 'healer'
  personId: string
  acting?: Acting
}

export interface Parties {
  client: { personId: string; name: string; zone: string }
  healer: { personId: string; name: string; zone: string }
}

export const otherSide = (side: Actor['side']) => (side === 'client' ? 'healer' : 'client')

type Dated = Pick<
  AppointmentRow,
  | 'starts_at'
  | 'ends_at'
  | 'created_at'
  | 'is_reschedule_open'
  | 'reported_at'
  | 'cancelled_by'
  | 'pay_by'
  | 'joint_id'
  | 'ask_until'
> & {
  state: string
  mode: string
  paid_at: Date | null
}

export const bookedAt = ({ paid_at: paidAt, created_at: madeAt }: Pick<Dated, 'paid_at' | 'created_at'>) =>
  (paidAt ?? madeAt).toISOString()

/** SQL: the place of an appointment on a table called a, as it is now. */
export const placeOf: RawBuilder<MeetingPlace | null> = sql`(
  select json_build_object('u_id', u_id, 'name', name, 'address', address, 'city', city, 'map_link', map_link)
  from place_card where u_id = a.place_id)`

/** SQL: which session of a series an appointment on a table called a is. */
export const seriesOf: RawBuilder<{ u_id: string; number: number; count: number } | null> = sql`(
  select json_build_object('u_id', u_id, 'number', a.series_number, 'count', session_count)
  from session_series where u_id = a.series_id)`

/** An appointment's row as the rules of the contract want it. */
export const factsOf = (row: Dated, holdUntil: Date | null): AppointmentFacts => ({
  state: row.state as AppointmentFacts['state'], // checked by the table
  booked_at: bookedAt(row),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  hold_until: holdUntil?.toISOString() ?? null,
  is_reschedule_open: row.is_reschedule_open,
  reported_at: row.reported_at?.toISOString() ?? null,
  cancelled_by: row.cancelled_by as Actor['side'] | null, // checked by the table
  mode: row.mode as MeetingMode, // checked by the table
  pay_by: row.pay_by?.toISOString() ?? null,
  ask_until: row.ask_until?.toISOString() ?? null,
  is_together: row.joint_id !== null,
})

/** The policy as published at the time of booking; later changes do not affect it. */
export const policyOf = ({ policy }: Pick<AppointmentRow, 'policy'>) => policy as unknown as BookingPolicy // written by booking.ts

/** @throws DomainError notNow, with the reason and the moment, from which the screens make the sentence */
export function requireAllowed(side: Side, action: AppointmentAction, appointment: Found, now: Date) {
  const facts = factsOf(appointment, appointment.hold_until)
  const no = refusalReason(side, action, facts, policyOf(appointment), now.getTime())
  if (no)
    throwError('notNow', {
      data: { reason: no.reason, ...(no.at === undefined ? {} : { at: new Date(no.at).toISOString() }) },
    })
}

/** An appointment of the caller; those of others are not found. @throws DomainError notFound */
export async function findFor(db: Queryable, { side, personId }: Actor, appointmentId: string) {
  const query = db
    .selectFrom('appointment as a')
    .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
    .innerJoin('slot_claim as c', 'c.u_id', 'a.claim_id')
    .leftJoin('order_money as o', 'o.u_id', 'a.order_id')
    .selectAll('a')
    .select(['c.hold_until', 'o.state as order_state', 'o.paid_at', placeOf.as('place')])
    .where('a.u_id', '=', appointmentId)
  // A time that is only held is not shown to the healer.
  const mine =
    side === 'client'
      ? query.where('a.client_id', '=', personId)
      : query
          .where('h.person_id', '=', personId)
          .where((of) => of.or([of('a.state', 'not in', ['held', 'lapsed']), of('a.pay_by', 'is not', null)]))
  return orNotFound(await mine.executeTakeFirst())
}

export type Found = Awaited<ReturnType<typeof findFor>>

/**
 * Locks the healer's calendar and the appointment, and reads its current state: another change may have come first.
 * Orders are locked before.
 */
export async function lockFor(trx: Trx, actor: Actor, appointmentId: string): Promise<Found> {
  const seen = await findFor(trx, actor, appointmentId)
  await lockCalendar(trx, seen.healer_id)
  locking(trx, 'appointment', appointmentId)
  await trx.selectFrom('appointment').select('u_id').where('u_id', '=', appointmentId).forUpdate().execute()
  if (actor.acting) await noteActing(trx, actor.acting, appointmentId)
  return findFor(trx, actor, appointmentId)
}

/** Names and zones of both people, each by the name that the other knows. */
export async function partiesOf(
  db: Queryable,
  { healer_id, client_id }: Pick<AppointmentRow, 'healer_id' | 'client_id'>,
  accounts: Pick<Accounts, 'knownAs'>,
): Promise<Parties> {
  const row = await db
    .selectFrom('healer_card as h')
    .innerJoin('person_name as p', (join) => join.on('p.u_id', '=', client_id))
    .select(['h.person_id', 'h.full_name', 'h.time_zone as healer_zone'])
    .select(['p.anonymous_name', 'p.first_name', 'p.time_zone as client_zone'])
    .where('h.u_id', '=', healer_id)
    .executeTakeFirstOrThrow()
  return {
    client: { personId: client_id, name: accounts.knownAs(row), zone: row.client_zone },
    healer: { personId: row.person_id, name: row.full_name, zone: row.healer_zone },
  }
}

/** A side's person and time zone, and the name and id of the other side. */
export async function recipientOf(
  db: Queryable,
  side: Actor['side'],
  appointment: Pick<AppointmentRow, 'healer_id' | 'client_id'>,
  accounts: Pick<Accounts, 'knownAs'>,
) {
  const parties = await partiesOf(db, appointment, accounts)
  const { personId, zone } = parties[side]
  const other = parties[otherSide(side)]
  return { personId, zone, other: other.name, otherId: other.personId }
}

/** What was booked, on a table called a. */
export const serviceColumns = ['a.service_id', 'a.service_name', 'a.service_name_hi'] as const

export const presentService = (
  row: Pick<AppointmentRow, 'healer_id' | 'service_id' | 'service_name' | 'service_name_hi'>,
) => ({
  service_u_id: row.service_id ?? row.healer_id,
  service_name: row.service_name,
  service_name_hi: row.service_name_hi,
})

/** SQL: the room of an appointment on a table called a: of a session together that of the one who booked it. */
export const roomOf: RawBuilder<string> = sql`coalesce(case when a.is_companion then (
  select b.u_id from appointment b where b.joint_id = a.joint_id and not b.is_companion) end, a.u_id)`

export const historyColumns = [
  'a.client_confirmed_at',
  'a.healer_confirmed_at',
  'a.rescheduled_from',
  'a.rescheduled_by',
  'a.is_reschedule_open',
  'a.cancelled_by',
  'a.reported_at',
  'a.is_demo',
  'a.is_free',
  'a.session_pack_id',
  'a.healing_session_id',
  'a.policy',
  'a.arrived_at',
  'a.arrived_by',
  'a.pay_by',
  'a.ask_until',
  'a.joint_id',
  'a.created_at',
  'o.paid_at',
] as const

type HistoryRow = Pick<
  AppointmentRow,
  | 'client_confirmed_at'
  | 'healer_confirmed_at'
  | 'rescheduled_from'
  | 'rescheduled_by'
  | 'is_reschedule_open'
  | 'cancelled_by'
  | 'reported_at'
  | 'is_demo'
  | 'is_free'
  | 'session_pack_id'
  | 'healing_session_id'
  | 'policy'
  | 'arrived_at'
  | 'arrived_by'
  | 'pay_by'
  | 'ask_until'
  | 'joint_id'
  | 'created_at'
> & {
  state: string
  room_u_id: string
  paid_at: Date | null
  hold_until: Date | null
  place: MeetingPlace | null
} & {
  series: { u_id: string; number: number; count: number } | null
}

/** The history of an appointment, for its two people. */
export const presentHistory = (row: HistoryRow) => ({
  hold_until: row.state === 'held' ? (row.hold_until?.toISOString() ?? null) : null,
  client_confirmed_at: row.client_confirmed_at?.toISOString() ?? null,
  healer_confirmed_at: row.healer_confirmed_at?.toISOString() ?? null,
  rescheduled_from: row.rescheduled_from?.toISOString() ?? null,
  rescheduled_by: row.rescheduled_by as Actor['side'] | null, // checked by the table
  booked_at: bookedAt(row),
  is_reschedule_open: row.is_reschedule_open,
  cancelled_by: row.cancelled_by as Actor['side'] | null, // checked by the table
  reported_at: row.reported_at?.toISOString() ?? null,
  is_demo: row.is_demo,
  is_free: row.is_free,
  place: row.place,
  arrived_at: row.arrived_at?.toISOString() ?? null,
  arrived_by: row.arrived_by as Actor['side'] | null, // checked by the table
  pay_by: row.pay_by?.toISOString() ?? null,
  ask_until:
    row.state === 'confirmed' && !row.paid_at && !row.arrived_at
      ? (row.ask_until?.toISOString() ?? null)
      : null,
  series: row.series,
  is_together: row.joint_id !== null,
  room_u_id: row.room_u_id,
  session_pack_u_id: row.session_pack_id,
  healing_session_u_id: row.healing_session_id,
  policy: policyOf(row),
})

import { homeZone } from '@newyou/contract/business'
import type { AppointmentState } from '@newyou/contract/care/appointments/rules'
import {
  eventRoomOpensAt,
  eventRoomPhase,
  type RoomPhase,
  type RoomRole,
  roomClosesAt,
  roomOpensAt,
  roomPhase,
} from '@newyou/contract/communication/rooms/rules'
import type { EventKind } from '@newyou/contract/learning/events/events'
import { coHostPlaces, eventCarrier, type RoomCarrier } from '@newyou/contract/learning/events/meeting-place'
import { isAdult } from '@newyou/contract/people/accounts/age'
import type { SessionMode } from '@newyou/contract/vocabulary'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { type Clock, dayIn } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { LivingVisit } from './visits.ts'

interface AccessDependencies {
  clock: Clock
  config: Pick<Config, 'LIVEKIT_URL'>
  accounts: Pick<Accounts, 'knownAs'>
  settings: Settings
}

type Named = Pick<LivingVisit, 'role' | 'person_id' | 'anonymous_name' | 'first_name'>

/** Access of a person to a room, and its hours; `state` is the appointment's, undefined for an event. */
export interface FoundRoom {
  u_id: string
  role: RoomRole
  /** A co-host has the role of the healer and is not the host. */
  isHost: boolean
  mode: SessionMode
  carrier: RoomCarrier
  phase: RoomPhase
  starts_at: Date
  ends_at: Date
  now: Date
  opensAt: Date
  closesAt: Date
  healer_id: string
  healer: { personId: string; name: string; title: string; image: unknown }
  nameOf: (visit: Named) => string
  /** Of a room for the clients of a session and their healer. */
  appointment:
    | {
        /** One’s own; of the healer that of the client who booked. */
        u_id: string
        state: AppointmentState
        clientId: string
        clientName: string
        /** Others who come together with the client who booked. */
        companions: { clientId: string; name: string }[]
        isTogether: boolean
      }
    | undefined
  event: { kind: EventKind; title: string } | undefined
}
export type AppointmentRoom = FoundRoom & { appointment: NonNullable<FoundRoom['appointment']> }

export const isForTwo = (room: FoundRoom): room is AppointmentRoom => room.appointment !== undefined

type Seeker = Pick<Viewer, 'role' | 'personId'>

/**
 * Access rule of a room: the client and the healer of its appointment; or the host of its event, its co-hosts as far as
 * they have a place, and its participants, each in that role.
 */
export function createRoomAccess({ clock, config, accounts, settings }: AccessDependencies) {
  const hasLiveKit = config.LIVEKIT_URL !== undefined
  const rowOf = (queryable: Queryable, roomId: string, personId: string) =>
    queryable
      .selectFrom('session_times as a')
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .innerJoin('person_name as p', 'p.u_id', 'a.client_id')
      // A child without an account comes with their guardian.
      .leftJoin('ward as w', 'w.person_id', 'a.client_id')
      .select(['w.guardian_id', 'w.dob as ward_dob'])
      .select(['a.u_id', 'a.state', 'a.starts_at', 'a.ends_at', 'a.mode', 'a.healer_id', 'a.client_id'])
      .select([
        'a.policy',
        'a.joint_id',
        sql<string>`coalesce((select b.u_id from session_times b
        where a.is_companion and b.joint_id = a.joint_id and not b.is_companion), a.u_id)`.as('room_u_id'),
      ])
      .select((of) =>
        jsonArrayFrom(
          of
            .selectFrom('session_times as c')
            .innerJoin('person_name as n', 'n.u_id', 'c.client_id')
            .select(['c.u_id', 'c.client_id', 'n.anonymous_name', 'n.first_name'])
            .whereRef('c.joint_id', '=', 'a.joint_id')
            .where('c.is_companion', '=', true)
            .where('c.state', 'not in', ['held', 'lapsed'])
            .orderBy('c.u_id'),
        ).as('companions'),
      )
      .select(['h.person_id as healer_person_id', 'h.full_name', 'h.title', 'h.image'])
      .select(['p.anonymous_name', 'p.first_name'])
      // Of a session together the room is that of the one who booked, and each has an appointment of their own.
      .where((of) =>
        of.or([
          of('a.u_id', '=', roomId),
          of.and([
            of('a.is_companion', '=', true),
            of('a.client_id', '=', personId),
            of(
              'a.joint_id',
              '=',
              of.selectFrom('session_times as b').select('b.joint_id').where('b.u_id', '=', roomId),
            ),
          ]),
        ]),
      )
      .orderBy(sql`a.client_id = ${personId}`, 'desc')
      // People who meet in person have no room.
      .where('a.mode', '<>', 'in-person')
      .executeTakeFirst()
  const eventRowOf = (queryable: Queryable, roomId: string, personId: string) =>
    queryable
      .selectFrom('event_room as e')
      .innerJoin('healer_card as h', 'h.u_id', 'e.healer_id')
      .leftJoin('event_seat as n', (join) =>
        join
          .onRef('n.event_id', '=', 'e.u_id')
          .on('n.client_id', '=', personId)
          .on('n.state', '=', 'enrolled'),
      )
      .select([
        'e.u_id',
        'e.state',
        'e.starts_at',
        'e.ends_at',
        'e.healer_id',
        'e.kind',
        'e.title as event_title',
        'e.room_ended_at',
      ])
      .select(['e.is_online', 'e.join_url', 'e.seats', 'n.u_id as enrolment_id'])
      .select(['h.person_id as healer_person_id', 'h.full_name', 'h.title', 'h.image'])
      .select((of) =>
        jsonArrayFrom(
          of
            .selectFrom('event_team as s')
            .innerJoin('healer_card as c', 'c.u_id', 's.healer_id')
            .select(['c.person_id', 'c.full_name'])
            .whereRef('s.event_id', '=', 'e.u_id')
            .where('s.role', '=', 'co-host')
            .orderBy('s.position'),
        ).as('co_hosts'),
      )
      .where('e.u_id', '=', roomId)
      .executeTakeFirst()

  type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>
  type EventFacts = NonNullable<Awaited<ReturnType<typeof eventRowOf>>>

  function roleIn(row: Row, { role, personId }: Seeker): RoomRole | undefined {
    const isChild = row.ward_dob && !isAdult(row.ward_dob, dayIn(homeZone, clock.now()))
    const isTheirs = row.client_id === personId || (isChild && row.guardian_id === personId)
    if (role === 'client' && isTheirs) return 'client'
    const isOwn = role === 'healer' && row.healer_person_id === personId
    // A time that was not paid for is not shown to the healer.
    return isOwn && row.state !== 'held' && row.state !== 'lapsed' ? 'healer' : undefined
  }
  function roleAt(row: EventFacts, carrier: RoomCarrier, { role, personId }: Seeker): RoomRole | undefined {
    if (role === 'client') return row.enrolment_id ? 'client' : undefined
    const coHosts = carrier === 'livekit' ? row.co_hosts : row.co_hosts.slice(0, coHostPlaces(row))
    const hosts = [row.healer_person_id, ...coHosts.map(({ person_id }) => person_id)]
    return role === 'healer' && hosts.includes(personId) ? 'healer' : undefined
  }
  function hostNameOf(row: Row | EventFacts, { person_id: id }: Named) {
    const coHosts = 'co_hosts' in row ? row.co_hosts : []
    const coHost = id === row.healer_person_id ? undefined : coHosts.find(({ person_id }) => person_id === id)
    return coHost?.full_name ?? row.full_name
  }

  /** Fields of both kinds of rooms. */
  const shared = (row: Row | EventFacts) => ({
    u_id: 'room_u_id' in row ? row.room_u_id : row.u_id,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    healer_id: row.healer_id,
    healer: { personId: row.healer_person_id, name: row.full_name, title: row.title, image: row.image },
    nameOf: (visit: Named) => (visit.role === 'healer' ? hostNameOf(row, visit) : accounts.knownAs(visit)),
  })
  const times = (row: Row | EventFacts) => ({
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  })

  async function ofAppointment(queryable: Queryable, row: Row, seeker: Seeker): Promise<AppointmentRoom> {
    const role = orNotFound(roleIn(row, seeker))
    const hours = await settings.read(queryable)
    const now = clock.now()
    const state = row.state as AppointmentState // checked by the table
    const policy = row.policy as { room_opens_minutes?: number } // written by booking.ts
    const facts = { state, policy, ...times(row) }
    return {
      ...shared(row),
      role,
      isHost: role === 'healer',
      mode: row.mode as SessionMode, // checked by the table
      carrier: 'peers',
      phase: roomPhase(facts, hours, now.getTime()),
      now,
      opensAt: new Date(roomOpensAt(facts, hours)),
      closesAt: new Date(roomClosesAt(facts, hours)),
      appointment: {
        u_id: row.u_id,
        state,
        clientId: row.client_id,
        clientName: accounts.knownAs(row),
        companions: row.companions.map((one) => ({ clientId: one.client_id, name: accounts.knownAs(one) })),
        isTogether: row.joint_id !== null,
      },
      event: undefined,
    }
  }

  async function ofEvent(queryable: Queryable, row: EventFacts, seeker: Seeker): Promise<FoundRoom> {
    const carrier = orNotFound(eventCarrier({ ...row, co_hosts: row.co_hosts.length }, hasLiveKit))
    const role = orNotFound(roleAt(row, carrier, seeker))
    const hours = await settings.read(queryable)
    const now = clock.now()
    const facts = { state: row.state, ...times(row), ended_at: row.room_ended_at?.toISOString() ?? null }
    return {
      ...shared(row),
      role,
      isHost: role === 'healer' && row.healer_person_id === seeker.personId,
      mode: 'video',
      carrier,
      phase: eventRoomPhase(facts, hours, now.getTime()),
      now,
      opensAt: new Date(eventRoomOpensAt(facts)),
      closesAt: new Date(roomClosesAt(facts, hours)),
      appointment: undefined,
      event: { kind: row.kind as EventKind, title: row.event_title }, // checked by the table
    }
  }

  return {
    /** The room, for one of its people; for others it is not found. @throws DomainError notFound */
    async find(queryable: Queryable, seeker: Seeker, roomId: string): Promise<FoundRoom> {
      const row = await rowOf(queryable, roomId, seeker.personId)
      if (row) return ofAppointment(queryable, row, seeker)
      return ofEvent(queryable, orNotFound(await eventRowOf(queryable, roomId, seeker.personId)), seeker)
    },
    /** The same for appointments alone. @throws DomainError notFound */
    findAppointment: async (queryable: Queryable, seeker: Seeker, roomId: string): Promise<AppointmentRoom> =>
      ofAppointment(queryable, orNotFound(await rowOf(queryable, roomId, seeker.personId)), seeker),
  }
}

export type RoomAccess = ReturnType<typeof createRoomAccess>

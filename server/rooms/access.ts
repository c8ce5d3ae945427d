import type { AppointmentState } from '@newyou/contract/appointments/rules'
import {
  type RoomHours,
  type RoomPhase,
  type RoomRole,
  roomClosesAt,
  roomOpensAt,
  roomPhase,
} from '@newyou/contract/rooms/rules'
import type { Accounts } from '../accounts/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Queryable } from '../platform/database/database.ts'
import { found } from '../platform/http/errors.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Settings } from '../settings/index.ts'

interface AccessDependencies {
  clock: Clock
  accounts: Pick<Accounts, 'knownAs'>
  settings: Settings
}

/** The one rule of who finds a room: the client and the healer of its appointment, each in that role. */
export function createRoomAccess({ clock, accounts, settings }: AccessDependencies) {
  const rowOf = (queryable: Queryable, roomId: string) =>
    queryable
      .selectFrom('appointment as a')
      .innerJoin('healer as h', 'h.u_id', 'a.healer_id')
      .innerJoin('person as p', 'p.u_id', 'a.client_id')
      .select(['a.u_id', 'a.state', 'a.starts_at', 'a.ends_at', 'a.mode', 'a.healer_id', 'a.client_id'])
      .select(['h.person_id as healer_person_id', 'h.full_name', 'h.title', 'h.image'])
      .select(['p.anonymous_name', 'p.first_name'])
      .where('a.u_id', '=', roomId)
      .executeTakeFirst()

  type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>

  function roleIn(row: Row, { role, personId }: Pick<Viewer, 'role' | 'personId'>): RoomRole | undefined {
    if (role === 'client' && row.client_id === personId) return 'client'
    const isOwn = role === 'healer' && row.healer_person_id === personId
    // A time that was not paid for is not shown to the healer.
    return isOwn && row.state !== 'held' && row.state !== 'lapsed' ? 'healer' : undefined
  }

  function described(row: Row, role: RoomRole, hours: RoomHours, now: Date) {
    const facts = {
      state: row.state as AppointmentState, // checked by the table
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
    }
    const phase: RoomPhase = roomPhase(facts, hours, now.getTime())
    return {
      ...row,
      state: facts.state,
      role,
      phase,
      now,
      opensAt: new Date(roomOpensAt(facts, hours)),
      closesAt: new Date(roomClosesAt(facts, hours)),
      names: { client: accounts.knownAs(row), healer: row.full_name },
    }
  }

  return {
    /** The room for one of its people; for anybody else it is not there. @throws DomainError notFound */
    async find(queryable: Queryable, viewer: Pick<Viewer, 'role' | 'personId'>, roomId: string) {
      const row = found(await rowOf(queryable, roomId))
      const role = found(roleIn(row, viewer))
      return described(row, role, await settings.read(queryable), clock.now())
    },
  }
}

export type RoomAccess = ReturnType<typeof createRoomAccess>
export type FoundRoom = Awaited<ReturnType<RoomAccess['find']>>

import type { RoomPerson, VisitEnd } from '@newyou/contract/communication/rooms/live'
import type { RoomRole } from '@newyou/contract/communication/rooms/rules'
import type { RoomCarrier } from '@newyou/contract/learning/events/meeting-place'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { after, type Clock, minutes, seconds } from '../../platform/clock.ts'
import type { Bus } from '../../platform/database/bus.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import type { DB, Person, RoomVisit } from '../../platform/database/schema.ts'

export const roomTopic = 'room'
/** To every node: this room has changed, read it again. */
export interface RoomChanged {
  room: string
}

export type Visit = Selectable<RoomVisit>
/** With the name of its person. */
export type LivingVisit = Visit & Pick<Selectable<Person>, 'anonymous_name' | 'first_name'>

interface SeenRoom {
  carrier: RoomCarrier
  healer: { personId: string }
  nameOf: (visit: LivingVisit) => string
}

/** A connection not seen for so long counts as lost, whatever its row says: its node may have died. */
const unseenAfter = seconds(30)
/** A visit not seen for so long has ended. */
const lostAfter = minutes(2)
export const beatEvery = seconds(5)

const isLiving = (of: ExpressionBuilder<DB, 'room_visit'>) => of('state', '<>', 'over')

/** The visits to rooms: who was in and when. Only the server's clock counts, never a browser's. */
export function createVisits({ db, bus, clock }: { db: Database; bus: Bus; clock: Clock }) {
  const changed = (queryable: Queryable, roomId: string) =>
    bus.publish(queryable, roomTopic, { room: roomId } satisfies RoomChanged)

  const end = (queryable: Queryable, by: VisitEnd) =>
    queryable
      .updateTable('room_visit')
      .set({ state: 'over', left_at: clock.now(), ended_by: by, connection: null })
      .where(isLiving)

  const isConnected = ({ connection, seen_at }: Pick<Visit, 'connection' | 'seen_at'>) =>
    connection !== null && seen_at !== null && after(seen_at, unseenAfter) > clock.now()

  return {
    changed,
    end,
    isConnected,
    isLiving,

    /** People in these rooms now, the host first. */
    living: (queryable: Queryable, ...roomIds: string[]): Promise<LivingVisit[]> =>
      queryable
        .selectFrom('room_visit')
        .innerJoin('person_name', 'person_name.u_id', 'room_visit.person_id')
        .selectAll('room_visit')
        .select(['person_name.anonymous_name', 'person_name.first_name'])
        .where('room_visit.room_id', 'in', roomIds)
        .where('room_visit.state', '<>', 'over')
        .orderBy('room_visit.role', 'desc')
        .orderBy('room_visit.entered_at')
        .execute(),

    byIds: (ids: readonly string[]): Promise<Visit[]> =>
      db.selectFrom('room_visit').selectAll().where('u_id', 'in', ids).execute(),

    /** Ends this visit as removed, or records that of one that has just ended. */
    markRemoved: (queryable: Queryable, visitId: string) =>
      queryable
        .updateTable('room_visit')
        .set((of) => ({
          state: 'over',
          left_at: of.fn.coalesce('left_at', of.val(clock.now())),
          ended_by: 'removed',
          connection: null,
        }))
        .where('u_id', '=', visitId)
        .execute(),

    /** Records that the live connection is made. Undefined if the visit has ended. */
    async joined(visitId: string, connection: string): Promise<Visit | undefined> {
      const now = clock.now()
      const visit = await db
        .updateTable('room_visit')
        .set((of) => ({
          connection,
          joined_at: of.fn.coalesce('joined_at', sql<Date>`${now}::timestamptz`),
          seen_at: now,
        }))
        .where('u_id', '=', visitId)
        .where(isLiving)
        .returningAll()
        .executeTakeFirst()
      if (visit) await changed(db, visit.room_id)
      return visit
    },

    /** Records that the connection is lost; the visit continues if it comes back soon. */
    async dropped(visitId: string, connection: string) {
      const visit = await db
        .updateTable('room_visit')
        .set({ connection: null, seen_at: clock.now() })
        .where('u_id', '=', visitId)
        .where('connection', '=', connection)
        .where(isLiving)
        .returning('room_id')
        .executeTakeFirst()
      if (visit) await changed(db, visit.room_id)
    },

    /** Records that these connections are alive. */
    async seen(connections: readonly string[]) {
      if (connections.length)
        await db
          .updateTable('room_visit')
          .set({ seen_at: clock.now() })
          .where('connection', 'in', connections)
          .where(isLiving)
          .execute()
    },

    /** Ends all visits, because the time of the room is over. */
    async close(roomId: string) {
      const ended = await end(db, 'closed').where('room_id', '=', roomId).returning('u_id').execute()
      if (ended.length) await changed(db, roomId)
    },

    /** Ends visits whose connection did not come back, as of when they were last seen. */
    async endLost() {
      const ended = await db
        .updateTable('room_visit')
        .set((of) => ({
          state: 'over',
          left_at: of.fn.coalesce('seen_at', 'entered_at'),
          ended_by: 'lost',
          connection: null,
        }))
        .where(isLiving)
        .where(sql<boolean>`coalesce(seen_at, entered_at) < ${after(clock.now(), -lostAfter)}`)
        .returning('room_id')
        .execute()
      for (const roomId of new Set(ended.map(({ room_id }) => room_id))) await changed(db, roomId)
    },

    /**
     * The people whom one person may see: a waiting client learns only whether the healer is in, people in the room
     * see all others, and the healer also sees who waits. The audience of a LiveKit room sees only people who may
     * speak.
     */
    seenBy(
      visits: readonly LivingVisit[],
      me: { personId: string; role: RoomRole },
      { carrier, healer, nameOf }: SeenRoom,
    ) {
      const mine = visits.find(({ person_id }) => person_id === me.personId)
      const speaks = (visit: Visit) => carrier === 'peers' || visit.role === 'healer' || visit.may_speak
      const isShown = (visit: Visit) =>
        visit === mine ||
        me.role === 'healer' ||
        (mine?.state === 'in' && visit.state === 'in' && speaks(visit))
      const people = visits.filter(isShown).map((visit): RoomPerson => {
        const role = visit.role as RoomRole // checked by the table
        return {
          visit_u_id: visit.u_id,
          role,
          name: nameOf(visit),
          is_me: visit === mine,
          state: visit.state === 'in' ? 'in' : 'waiting',
          is_connected: isConnected(visit),
          is_host: visit.role === 'healer' && visit.person_id === healer.personId,
          may_speak: speaks(visit),
          hand_raised_at: visit.hand_raised_at?.toISOString() ?? null,
        }
      })
      return {
        people,
        people_count: visits.filter(({ state }) => state === 'in').length,
        is_healer_here: visits.some((visit) => visit.role === 'healer' && isConnected(visit)),
      }
    },
  }
}

export type Visits = ReturnType<typeof createVisits>

import type { Room, RoomPass } from '@newyou/contract/communication/rooms/rooms'
import { type Clock, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import { type FoundRoom, isForTwo, type RoomAccess } from './access.ts'
import { lockMeeting } from './lock-meeting.ts'
import type { RoomNotifications } from './notifications.ts'
import type { RecordingView } from './recording-view.ts'
import type { Settling } from './settling.ts'
import type { Stage } from './stage.ts'
import type { RoomTokens } from './tokens.ts'
import type { Visit, Visits } from './visits.ts'

const entriesPerMinute = 30

interface EnteringDependencies {
  db: Database
  clock: Clock
  ids: Ids
  rateLimits: Pick<RateLimits, 'spend'>
  access: RoomAccess
  recordings: RecordingView
  tokens: RoomTokens
  settling: Pick<Settling, 'lateFor'>
  stage: Stage
  visits: Visits
  roomNotifications: RoomNotifications
}

/** Entering and leaving a room, admitting and removing people. */
export function createEntering(dependencies: EnteringDependencies) {
  const { db, clock, ids, rateLimits, access, recordings, settling } = dependencies
  const { stage, tokens, visits, roomNotifications } = dependencies

  type Entered = Pick<Visit, 'u_id' | 'state' | 'role' | 'may_speak'>
  async function passFor({ personId }: Viewer, room: FoundRoom, visit: Entered): Promise<RoomPass> {
    const passage = { visitId: visit.u_id, roomId: room.u_id, personId, role: room.role }
    return {
      visit_u_id: visit.u_id,
      state: visit.state === 'in' ? 'in' : 'waiting',
      token: tokens.sign(passage),
      livekit: await stage.passFor(room, visit),
    }
  }

  /** All visits of a person to a room, the latest first. */
  const visitsOf = (queryable: Queryable, roomId: string, personId: string) =>
    queryable
      .selectFrom('room_visit')
      .selectAll()
      .where('room_id', '=', roomId)
      .where('person_id', '=', personId)
      .orderBy('entered_at', 'desc')
      .orderBy('u_id', 'desc')
  const ofThisTime = (room: FoundRoom) => (visit: Visit) =>
    visit.starts_at.getTime() === room.starts_at.getTime()

  /**
   * A client waits once, participants of an event never. A removed person waits until admitted again, however often
   * they enter and leave, and also when the event is moved.
   */
  function stateFor(room: FoundRoom, before: readonly Visit[]) {
    if (room.role === 'healer') return 'in'
    const decided = before.find(
      (visit) =>
        visit.role === 'client' &&
        (visit.ended_by === 'removed' || (visit.admitted_at && ofThisTime(room)(visit))),
    )
    if (decided) return decided.ended_by === 'removed' ? 'waiting' : 'in'
    return room.event ? 'in' : 'waiting'
  }

  /** A person who was allowed to speak still may after coming back, unless they were removed. */
  const spoke = ([last]: readonly Visit[]) => last?.may_speak === true && last.ended_by !== 'removed'

  return {
    async look(viewer: Viewer, askedId: string): Promise<Room> {
      const room = await access.find(db, viewer, askedId)
      const { u_id: roomId, role, appointment, event, healer } = room
      const living = await visits.living(db, roomId)
      const met = await db
        .selectFrom('room_visit')
        .select((of) => of.fn.count<number>('role').distinct().as('roles'))
        .where('room_id', '=', roomId)
        .where('starts_at', '=', room.starts_at)
        .where('admitted_at', 'is not', null)
        .where('joined_at', 'is not', null)
        .executeTakeFirst()
      return {
        u_id: room.u_id,
        event: event ?? null,
        role,
        mode: room.mode,
        carrier: room.carrier,
        phase: room.phase,
        appointment_u_id: appointment?.u_id ?? null,
        appointment_state: appointment?.state ?? null,
        starts_at: room.starts_at.toISOString(),
        ends_at: room.ends_at.toISOString(),
        opens_at: room.opensAt.toISOString(),
        closes_at: room.closesAt.toISOString(),
        now: room.now.toISOString(),
        other:
          role === 'healer' && appointment
            ? {
                name: [appointment.clientName, ...appointment.companions.map(({ name }) => name)].join(', '),
                title: '',
                image: null,
              }
            : { name: healer.name, title: healer.title, image: healer.image as Room['other']['image'] }, // written by us
        healer_u_id: room.healer_id,
        is_host: room.isHost,
        can_record: !appointment?.isTogether && room.carrier === 'livekit' && recordings.isOffered,
        ...visits.seenBy(living, { ...viewer, role }, room),
        ...(await recordings.seenBy(roomId, { ...viewer, role })),
        has_met: Number(met?.roles ?? 0) > 1,
        late: role === 'client' && appointment?.state === 'confirmed' ? await settling.lateFor(room) : null,
      }
    },

    /** @throws DomainError notFound, roomNotOpen, roomClosed, tooManyRequests */
    async enter(viewer: Viewer, askedId: string, visitId: string | undefined): Promise<RoomPass> {
      const { personId } = viewer
      await rateLimits.spend([{ key: `room:enter:${personId}`, max: entriesPerMinute, window: minutes(1) }])
      const entered = await inTransaction(db, async (trx) => {
        await lockMeeting(trx, askedId, true)
        const room = await access.find(trx, viewer, askedId)
        const { u_id: roomId } = room
        if (room.phase === 'early')
          throwError('roomNotOpen', { data: { opens_at: room.opensAt.toISOString() } })
        if (room.phase !== 'open') throwError('roomClosed')
        const ever = await visitsOf(trx, roomId, personId).execute()
        const before = ever.filter(ofThisTime(room))
        const living = before.find(({ state }) => state !== 'over')
        if (living && living.u_id === visitId) return { room, visit: living }
        if (living) await visits.end(trx, 'elsewhere').where('u_id', '=', living.u_id).execute()
        const now = clock.now()
        const state = stateFor(room, ever)
        const visit = { u_id: ids.next(), state, role: room.role, may_speak: spoke(before) }
        await trx
          .insertInto('room_visit')
          .values({
            ...visit,
            ...(room.event ? { event_id: roomId } : { appointment_id: roomId }),
            starts_at: room.starts_at,
            person_id: personId,
            entered_at: now,
            admitted_at: state === 'in' ? now : null,
          })
          .execute()
        await visits.changed(trx, roomId)
        if (before.length === 0 && isForTwo(room)) await roomNotifications.cameIn(trx, room)
        return { room, visit }
      })
      return passFor(viewer, entered.room, entered.visit)
    },

    /** @throws DomainError notFound */
    async leave(viewer: Viewer, askedId: string, visitId: string) {
      const { u_id: roomId } = await access.find(db, viewer, askedId)
      const ended = await visits
        .end(db, 'left')
        .where('u_id', '=', visitId)
        .where('room_id', '=', roomId)
        .where('person_id', '=', viewer.personId)
        .returning('u_id')
        .execute()
      if (ended.length) await visits.changed(db, roomId)
    },

    /** The healer admits a waiting client. @throws DomainError notFound */
    async admit(viewer: Viewer, roomId: string, visitId: string) {
      await access.find(db, viewer, roomId)
      const now = clock.now()
      orNotFound(
        await db
          .updateTable('room_visit')
          .set((of) => ({ state: 'in', admitted_at: of.fn.coalesce('admitted_at', of.val(now)) }))
          .where('u_id', '=', visitId)
          .where('room_id', '=', roomId)
          .where('role', '=', 'client')
          .where(visits.isLiving)
          .returning('u_id')
          .executeTakeFirst(),
      )
      await visits.changed(db, roomId)
    },

    /**
     * The healer removes a client, by one of their visits: they may have entered anew or left meanwhile.
     * @throws DomainError notFound
     */
    async remove(viewer: Viewer, roomId: string, visitId: string) {
      const { carrier } = await access.find(db, viewer, roomId)
      const latest = await inTransaction(db, async (trx) => {
        await lockMeeting(trx, roomId, false)
        const { person_id: personId } = orNotFound(
          await trx
            .selectFrom('room_visit')
            .select('person_id')
            .where('u_id', '=', visitId)
            .where('room_id', '=', roomId)
            .where('role', '=', 'client')
            .executeTakeFirst(),
        )
        const { u_id: latestId } = await visitsOf(trx, roomId, personId)
          .where('role', '=', 'client')
          .executeTakeFirstOrThrow()
        await visits.markRemoved(trx, latestId)
        await visits.changed(trx, roomId)
        return latestId
      })
      if (carrier === 'livekit') for (const id of new Set([visitId, latest])) await stage.remove(roomId, id)
    },
  }
}

export type Entering = ReturnType<typeof createEntering>

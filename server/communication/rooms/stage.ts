import type { RoomPass } from '@newyou/contract/communication/rooms/rooms'
import { uId } from '@newyou/contract/endpoint'
import type { LiveKit, LiveKitPerson, LiveKitRecording } from '../../integrations/livekit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Logger } from '../../platform/watch/logger.ts'
import { createWebhookInbox } from '../../platform/webhook-inbox.ts'
import type { FoundRoom } from './access.ts'
import type { LivingVisit, Visit, Visits } from './visits.ts'

interface StageDependencies {
  clock: Clock
  db: Database
  livekit: LiveKit | undefined
  logger: Logger
  visits: Visits
}

type HearRecording = (recording: LiveKitRecording) => Promise<void>

/** Whether this person may send picture and sound to LiveKit. */
const maySpeak = ({ role, state, may_speak }: Pick<Visit, 'role' | 'state' | 'may_speak'>) =>
  state === 'in' && (role === 'healer' || may_speak)

/**
 * Keeps LiveKit's rooms in line with ours. The visits decide entry and speaking rights; a room of LiveKit has the
 * room's id, and a person in it the visit's. A job corrects differences every minute.
 */
export function createStage({ clock, db, livekit, logger, visits }: StageDependencies) {
  const inbox = createWebhookInbox({ clock, db })

  async function calmly(what: string, work: (server: LiveKit) => Promise<unknown>) {
    if (!livekit) return
    await work(livekit).catch((error: unknown) => logger.warn({ err: error }, what))
  }

  const permit = (roomId: string, visit: Visit) =>
    calmly('LiveKit was not told who may speak', (server) =>
      server.permit(roomId, { identity: visit.u_id, canPublish: maySpeak(visit) }),
    )
  const remove = (roomId: string, visitId: string) =>
    calmly('LiveKit did not remove a participant', (server) => server.remove(roomId, visitId))
  const close = (roomId: string) => calmly('LiveKit did not close a room', (server) => server.close(roomId))

  /** Removes people without an active visit, and sets the others' permissions by their visits. */
  async function check(
    roomId: string,
    { identity, canPublish, isRecorder }: LiveKitPerson,
    living: readonly LivingVisit[],
  ) {
    if (isRecorder) return
    const visit = living.find(({ u_id, state }) => u_id === identity && state === 'in')
    if (!visit) await remove(roomId, identity)
    else if (canPublish !== maySpeak(visit)) await permit(roomId, visit)
  }

  /** The project at LiveKit may have rooms that are not ours. */
  async function oursAmong(names: readonly string[]): Promise<string[]> {
    const ids = names.filter((name) => uId.safeParse(name).success)
    if (ids.length === 0) return []
    const rows = await db.selectFrom('event_card').select('u_id').where('u_id', 'in', ids).execute()
    return rows.map(({ u_id }) => u_id)
  }

  return {
    permit,
    remove,
    close,

    /**
     * LiveKit's address and token for a person in the room; null if LiveKit does not carry it, and for waiting
     * clients.
     */
    async passFor(room: FoundRoom, visit: Pick<Visit, 'u_id' | 'role' | 'state' | 'may_speak'>) {
      if (!livekit || room.carrier !== 'livekit' || visit.state !== 'in') return null
      const person = { room: room.u_id, identity: visit.u_id, canPublish: maySpeak(visit) }
      return { url: livekit.url, token: await livekit.tokenFor(person) } satisfies RoomPass['livekit']
    },

    /** Events of LiveKit: delivered at least once, in any order. @throws DomainError invalidSignature */
    async take(body: unknown, signature: unknown, hearRecording: HearRecording) {
      const event =
        livekit && Buffer.isBuffer(body) && typeof signature === 'string'
          ? await livekit.readEvent(body.toString('utf8'), signature)
          : undefined
      if (!event) {
        logger.warn('a webhook that LiveKit did not sign was refused')
        return throwError('invalidSignature')
      }
      if (await inbox.isKnown(event.id)) return
      const [roomId] = event.name === 'participant_joined' ? await oursAmong([event.room]) : []
      if (roomId && event.person) await check(roomId, event.person, await visits.living(db, roomId))
      if (event.recording) await hearRecording(event.recording)
      await inbox.remember('livekit', event.id, event.name)
    },

    /** Closes LiveKit rooms without visits, and checks all participants of the others. */
    async setRight() {
      if (!livekit) return
      const rooms = await oursAmong(await livekit.rooms())
      const all = rooms.length ? await visits.living(db, ...rooms) : []
      for (const roomId of rooms) {
        const living = all.filter(({ room_id }) => room_id === roomId)
        if (living.length === 0) await close(roomId)
        else for (const person of await livekit.people(roomId)) await check(roomId, person, living)
      }
    },
  }
}

export type Stage = ReturnType<typeof createStage>

import type { MediaFiles } from '../../foundation/media/index.ts'
import { eventReplies } from '../../messages/replies/learning.ts'
import { after, type Clock, days } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { fileRefusal, orNotFound, throwError } from '../../platform/http/errors.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import { type EventRow, lockEvent } from './seats.ts'

/** An event takes a recording for so long after its end. */
const sendingDays = 90
const uploadsPerDay = 10

interface RecordingDependencies {
  db: Database
  clock: Clock
  files: Pick<
    MediaFiles,
    'bring' | 'takeStored' | 'forgetStored' | 'forOthers' | 'finish' | 'take' | 'release'
  >
  rateLimits: Pick<RateLimits, 'spend'>
}

/** Films that hosts send of their own events; staff sees each before participants do. */
export function createRecordings({ db, clock, files, rateLimits }: RecordingDependencies) {
  const ofHost = (queryable: Queryable, personId: string) =>
    queryable
      .selectFrom('event as e')
      .innerJoin('healer_card as h', 'h.u_id', 'e.healer_id')
      .select(['e.u_id', 'e.ends_at', 'e.recording'])
      .where('h.person_id', '=', personId)
      .where('e.state', '=', 'planned')

  const isOpen = ({ ends_at: end, recording }: Pick<EventRow, 'ends_at' | 'recording'>) => {
    const now = clock.now()
    return recording === null && end <= now && now < after(end, days(sendingDays))
  }

  /** @throws DomainError notFound for another host's event, notNow */
  async function requireOpen(queryable: Queryable, personId: string, eventId: string) {
    const event = orNotFound(
      await ofHost(queryable, personId).where('e.u_id', '=', eventId).executeTakeFirst(),
    )
    if (event.recording !== null) throwError('notNow', { message: eventReplies.recordingThere })
    if (!isOpen(event))
      throwError('notNow', { message: `A recording can be added for ${sendingDays} days after the event` })
  }

  async function drop(trx: Trx, eventId: string) {
    const gone = await trx
      .deleteFrom('event_recording')
      .where('event_id', '=', eventId)
      .returning('file')
      .executeTakeFirst()
    if (gone) await files.release(trx, [gone.file])
    return gone
  }

  /** @throws DomainError fileRefused */
  async function keep(
    trx: Trx,
    { eventId, personId, file }: { eventId: string; personId: string; file: string },
  ) {
    const film = await files.take(trx, personId, file, { kinds: ['film'] }, fileRefusal('upload_u_id'))
    await drop(trx, eventId)
    await trx
      .insertInto('event_recording')
      .values({
        event_id: eventId,
        sent_by: personId,
        file,
        type: film.type,
        seconds: film.seconds,
        sent_at: clock.now(),
      })
      .execute()
  }

  const sent = (queryable: Queryable, eventId: string) =>
    queryable.selectFrom('event_recording').selectAll().where('event_id', '=', eventId).executeTakeFirst()

  return {
    /** Whether its host may send a film now. */
    isOpen,

    /** Before an upload begins. @throws DomainError notNow, tooManyRequests */
    async requireMaySend(personId: string) {
      const now = clock.now()
      const event = await ofHost(db, personId)
        .where('e.ends_at', '<=', now)
        .where('e.ends_at', '>', after(now, -days(sendingDays)))
        .where('e.recording', 'is', null)
        .limit(1)
        .executeTakeFirst()
      if (!event) throwError('notNow', { message: eventReplies.recordingTooEarly })
      await rateLimits.spend([{ key: `recording:${personId}`, max: uploadsPerDay, window: days(1) }])
    },

    /** Replaces what was sent before. @throws DomainError notFound, notNow, fileRefused */
    async send(personId: string, eventId: string, uploadId: string) {
      await requireOpen(db, personId, eventId)
      const { file } = await files.finish(personId, uploadId, { kinds: ['film'] })
      await inTransaction(db, async (trx) => {
        await lockEvent(trx, eventId)
        await requireOpen(trx, personId, eventId)
        await keep(trx, { eventId, personId, file })
      })
    },

    /** Whether an event has a film, or one that waits for staff. */
    async hasFilm(queryable: Queryable, eventId: string) {
      const event = await queryable
        .selectFrom('event')
        .select('recording')
        .where('u_id', '=', eventId)
        .executeTakeFirst()
      return Boolean(event?.recording ?? (await sent(queryable, eventId))?.refused_at === null)
    },

    /** Lets a recorder write the film of a room straight into the storage, if it is a bucket. */
    forOthers: files.forOthers,
    forgetStored: files.forgetStored,

    /**
     * The film that was made of the event's own room waits for staff as one that its host sent, unless the host sent one
     * meanwhile. May be called again.
     * It lies at `source` on this machine, or without one already in the storage.
     * @throws DomainError fileRefused; another error while the film is not there
     */
    async bring(
      eventId: string,
      recordingId: string,
      source: string | undefined,
    ): Promise<'kept' | 'notNeeded'> {
      const { person_id: personId, title } = await db
        .selectFrom('event as e')
        .innerJoin('healer_card as h', 'h.u_id', 'e.healer_id')
        .select(['h.person_id', 'e.title'])
        .where('e.u_id', '=', eventId)
        .executeTakeFirstOrThrow()
      const name = `${title}.mp4`
      const { file } = await (source === undefined
        ? files.takeStored(personId, recordingId, name)
        : files.bring(personId, recordingId, { name, source }))
      return inTransaction(db, async (trx) => {
        const { recording } = await lockEvent(trx, eventId)
        const waiting = await sent(trx, eventId)
        if (recording === file || waiting?.file === file) return 'kept'
        if (recording !== null || waiting?.refused_at === null) return 'notNeeded'
        await keep(trx, { eventId, personId, file })
        return 'kept'
      })
    },

    /** @throws DomainError notFound */
    withdraw: (personId: string, eventId: string) =>
      inTransaction(db, async (trx) => {
        orNotFound(await ofHost(trx, personId).where('e.u_id', '=', eventId).executeTakeFirst())
        await lockEvent(trx, eventId)
        orNotFound(await drop(trx, eventId))
      }),

    /** Recordings from the host, not accepted yet. */
    sent: (eventId: string) => sent(db, eventId),
  }
}
export type Recordings = ReturnType<typeof createRecordings>

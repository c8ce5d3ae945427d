import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { EventNotifications } from './notifications.ts'
import { lockEvent } from './seats.ts'

const eventQueue = 'recording-news'
const personQueue = 'recording-news-to'

interface OfEvent {
  eventId: string
  file: string
}
interface OfPerson extends OfEvent {
  enrolmentId: string
}

interface Dependencies {
  db: Database
  jobs: Pick<Jobs, 'send' | 'sendMany' | 'work'>
  eventNotifications: EventNotifications
}

/** Tells the participants of an event that they can watch its recording: a job for each, so that none waits for another. */
export function createRecordingNews({ db, jobs, eventNotifications }: Dependencies) {
  const notify = ({ eventId, file, enrolmentId }: OfPerson) =>
    inTransaction(db, async (trx) => {
      const event = await lockEvent(trx, eventId)
      // Replaced or taken away meanwhile.
      if (event.recording !== file) return
      const seat = await trx
        .updateTable('enrolment')
        .set({ notified_recording: file })
        .where('u_id', '=', enrolmentId)
        .where('state', '=', 'enrolled')
        .where((of) => of('notified_recording', 'is distinct from', file))
        .returning('client_id')
        .executeTakeFirst()
      if (seat)
        await eventNotifications.notify(trx, seat.client_id, event, { message: 'events.recordingReady' })
    })
  jobs.work<OfEvent>(eventQueue, async ({ eventId, file }) => {
    const seats = await db
      .selectFrom('enrolment')
      .select('u_id')
      .where('event_id', '=', eventId)
      .where('state', '=', 'enrolled')
      .execute()
    await jobs.sendMany(
      db,
      personQueue,
      seats.map(({ u_id: enrolmentId }) => ({
        data: { eventId, file, enrolmentId } satisfies OfPerson,
        key: `${file}:${enrolmentId}`,
        afterSeconds: 0,
      })),
    )
  })
  jobs.work<OfPerson>(personQueue, notify)

  return {
    /** In the transaction in which the recording is accepted. */
    send: (trx: Trx, of: OfEvent) => jobs.send(trx, eventQueue, of, { key: of.file }),
  }
}
export type RecordingNews = ReturnType<typeof createRecordingNews>

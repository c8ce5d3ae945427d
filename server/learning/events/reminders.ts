import { after, type Clock, days, hours, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { EventNotifications } from './notifications.ts'
import type { EnrolmentRow, EventRow } from './seats.ts'
import { lockEvent } from './seats.ts'

const reminderQueue = 'event-reminder'

interface Kind {
  kind: 'day' | 'minutes' | 'feedback'
  due: (event: Pick<EventRow, 'starts_at' | 'ends_at'>) => Date
  /** From then on it is not worth saying. */
  tooLate: (event: Pick<EventRow, 'starts_at' | 'ends_at'>) => Date
}
const tenBefore = ({ starts_at }: Pick<EventRow, 'starts_at'>) => after(starts_at, -minutes(10))
const kinds: Kind[] = [
  { kind: 'day', due: ({ starts_at }) => after(starts_at, -hours(24)), tooLate: tenBefore },
  { kind: 'minutes', due: tenBefore, tooLate: ({ starts_at }) => starts_at },
  { kind: 'feedback', due: ({ ends_at }) => ends_at, tooLate: ({ ends_at }) => after(ends_at, days(7)) },
]

interface Reminder {
  enrolmentId: string
  eventId: string
  startsAt: string
  kind: Kind['kind']
  /** When it is to go out. */
  due: string
}

interface ReminderDependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  eventNotifications: EventNotifications
}

/**
 * 24 hours and 10 minutes before, and the question how it was when it is over: jobs written with the enrolment. A job
 * that finds the enrolment or the event cancelled, or the event at another time, has nothing to say.
 */
export function createEventReminders({ db, clock, jobs, eventNotifications }: ReminderDependencies) {
  jobs.work<Reminder>(reminderQueue, ({ enrolmentId, eventId, startsAt, kind }) =>
    inTransaction(db, async (trx) => {
      const now = clock.now()
      const event = await lockEvent(trx, eventId)
      const rule = kinds.find((one) => one.kind === kind)
      const isAsPlanned = event.state === 'planned' && event.starts_at.getTime() === Date.parse(startsAt)
      if (!rule || !isAsPlanned || now >= rule.tooLate(event)) return
      const seat = await trx
        .selectFrom('enrolment')
        .select('client_id')
        .where('u_id', '=', enrolmentId)
        .where('state', '=', 'enrolled')
        .executeTakeFirst()
      if (!seat) return
      const isFirst = await trx
        .insertInto('event_reminder')
        .values({ enrolment_id: enrolmentId, starts_at: event.starts_at, kind, sent_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('kind')
        .executeTakeFirst()
      if (!isFirst) return
      if (kind === 'feedback')
        await eventNotifications.notify(trx, seat.client_id, event, {
          type: `${event.kind}-feedback`,
          message: 'events.feedback',
          parameters: { form: eventNotifications.feedbackUrl(event) },
        })
      else
        await eventNotifications.notify(trx, seat.client_id, event, {
          message: 'events.reminder',
          parameters: { ahead: kind },
        })
    }),
  )

  return {
    /** Writes what will be said in the caller's transaction; what would be too late is left out. */
    async schedule(trx: Trx, { u_id: enrolmentId }: Pick<EnrolmentRow, 'u_id'>, event: EventRow) {
      const now = clock.now()
      for (const { kind, due } of kinds) {
        const at = due(event)
        if (at <= now) continue
        const reminder: Reminder = {
          enrolmentId,
          eventId: event.u_id,
          startsAt: event.starts_at.toISOString(),
          kind,
          due: at.toISOString(),
        }
        await jobs.send(trx, reminderQueue, reminder, {
          afterSeconds: Math.ceil((at.getTime() - now.getTime()) / 1000),
        })
      }
    },
  }
}
export type EventReminders = ReturnType<typeof createEventReminders>

import { pathTo } from '@newyou/contract/addresses'
import type { BookingPolicy } from '@newyou/contract/care/appointments/policy'
import type { GuestsModule } from '../../people/guests/index.ts'
import { after, type Clock, hours, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { lockCalendar } from '../healers/index.ts'
import { roomOf } from './actor-access.ts'
import type { Links } from './links.ts'
import type { AppointmentNotifications } from './notifications.ts'

const reminderQueue = 'reminder'

/** The nearest last. */
const kinds = ['day', 'hours', 'minutes'] as const
type Kind = (typeof kinds)[number]

/** The first reminder leaves this much of the time for free changes, unless they end days before. */
const leavesHours = 2
const changesEndAtMost = 48

type ChangeTerms = Pick<BookingPolicy, 'reschedule_until_hours' | 'refund_steps'>

/**
 * How long before the start the first reminder goes out, in milliseconds: a day, or as much more as it takes to reschedule,
 * or to cancel for a full refund, after reading it.
 */
export function dayBefore({ reschedule_until_hours: reschedule, refund_steps: steps }: ChangeTerms): number {
  const full = steps.filter(({ percent }) => percent === 100).map(({ until_hours }) => until_hours)
  const ends = [reschedule, Math.min(...full)].filter((end) => end <= changesEndAtMost)
  return hours(Math.max(24, ...ends.map((end) => end + leavesHours)))
}

const before = { hours: hours(2), minutes: minutes(10) }
/** A reminder is left out once the next one is due. */
const leftOutFrom: Record<Kind, number> = { day: before.hours, hours: before.minutes, minutes: 0 }

/** The moments of all reminders that are not past. */
function dueOf({ startsAt, policy }: Pick<Reminded, 'startsAt' | 'policy'>, now: Date) {
  const all = { day: dayBefore(policy), ...before }
  return kinds.map((kind) => ({ kind, due: after(startsAt, -all[kind]) })).filter(({ due }) => due > now)
}

interface Reminded {
  appointmentId: string
  startsAt: Date
  policy: ChangeTerms
}

interface Reminder {
  appointmentId: string
  startsAt: string
  kind: Kind
  /** When it is to go out. */
  due: string
}

const reminderOf = ({ appointmentId, startsAt }: Reminded, kind: Kind, due: Date): Reminder => ({
  appointmentId,
  startsAt: startsAt.toISOString(),
  kind,
  due: due.toISOString(),
})
const secondsTo = (due: Date, now: Date) => Math.ceil((due.getTime() - now.getTime()) / 1000)

/** Each of them is an argument of the reminder's text. */
const linkPurposes = ['confirm', 'reschedule', 'cancel'] as const

interface ReminderDependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  links: Pick<Links, 'urlFor'>
  guests: Pick<GuestsModule, 'guests'>
  appointmentNotifications: AppointmentNotifications
  publicUrl: string
}

/**
 * Reminders a day, 2 hours and, of a session online, 10 minutes before: jobs added with the booking. A job that finds the appointment
 * rescheduled or cancelled does nothing; rescheduling adds new jobs.
 */
export function createReminders({
  db,
  clock,
  jobs,
  links,
  guests,
  appointmentNotifications,
  publicUrl,
}: ReminderDependencies) {
  jobs.work<Reminder>(reminderQueue, ({ appointmentId, startsAt, kind }) =>
    inTransaction(db, async (trx) => {
      const now = clock.now()
      const start = new Date(startsAt)
      // After an outage only the nearest reminder is worth reading.
      if (now >= after(start, -leftOutFrom[kind])) return
      const seen = await trx
        .selectFrom('appointment')
        .select('healer_id')
        .where('u_id', '=', appointmentId)
        .executeTakeFirst()
      if (!seen) return
      await lockCalendar(trx, seen.healer_id)
      const appointment = await trx
        .selectFrom('appointment as a')
        .selectAll('a')
        .select(roomOf.as('room_u_id'))
        .where('u_id', '=', appointmentId)
        .where('starts_at', '=', start)
        .where('state', '=', 'confirmed')
        .executeTakeFirst()
      // Nobody joins a session in person, so its last reminder is the one with time for the way.
      if (!appointment || (kind === 'minutes' && appointment.mode === 'in-person')) return
      const isFirst = await trx
        .insertInto('appointment_reminder')
        .values({ appointment_id: appointmentId, starts_at: start, kind, sent_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('kind')
        .executeTakeFirst()
      if (!isFirst) return
      // The healer is reminded once of all who come together.
      for (const side of appointment.is_companion ? (['client'] as const) : (['client', 'healer'] as const))
        await appointmentNotifications.notify(trx, appointment, side, {
          message: 'appointments.reminder',
          parameters: { ahead: kind, room: publicUrl + pathTo('room', { roomId: appointment.room_u_id }) },
          privateParameters: Object.fromEntries(
            linkPurposes.map((purpose) => [
              purpose,
              links.urlFor({ appointmentId, side, purpose, startsAt: start }),
            ]),
          ),
        })
      if (kind === 'day') await guests.guests.remind(trx, appointment.client_id, start)
    }),
  )

  return {
    /** The same for many at once, with one statement. */
    async scheduleAll(trx: Trx, appointments: readonly Reminded[]) {
      const now = clock.now()
      await jobs.sendMany<Reminder>(
        trx,
        reminderQueue,
        appointments.flatMap((one) =>
          dueOf(one, now).map(({ kind, due }) => ({
            data: reminderOf(one, kind, due),
            key: `${one.appointmentId} ${kind}`,
            afterSeconds: secondsTo(due, now),
          })),
        ),
      )
    },

    /** Adds the reminders of a time in the caller's transaction, without those whose moment has passed. */
    async schedule(trx: Trx, one: Reminded) {
      const now = clock.now()
      for (const { kind, due } of dueOf(one, now))
        await jobs.send(trx, reminderQueue, reminderOf(one, kind, due), { afterSeconds: secondsTo(due, now) })
    },
  }
}

export type Reminders = ReturnType<typeof createReminders>

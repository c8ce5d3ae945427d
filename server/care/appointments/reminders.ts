import { pathTo } from '@newyou/contract/addresses'
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
const kinds = [
  { kind: 'day', before: hours(24) },
  { kind: 'hours', before: hours(2) },
  { kind: 'minutes', before: minutes(10) },
] as const
type Kind = (typeof kinds)[number]['kind']

interface Reminder {
  appointmentId: string
  startsAt: string
  kind: Kind
  /** When it is to go out. */
  due: string
}

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
 * Reminders 24 hours, 2 hours and, of a session online, 10 minutes before: jobs added with the booking. A job that finds the appointment
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
      const nearer = kinds[kinds.findIndex((one) => one.kind === kind) + 1]
      if (now >= after(start, nearer ? -nearer.before : 0)) return
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
    async scheduleAll(trx: Trx, appointments: readonly { appointmentId: string; startsAt: Date }[]) {
      const now = clock.now()
      await jobs.sendMany<Reminder>(
        trx,
        reminderQueue,
        appointments.flatMap(({ appointmentId, startsAt }) =>
          kinds.flatMap(({ kind, before }) => {
            const due = after(startsAt, -before)
            const data = { appointmentId, startsAt: startsAt.toISOString(), kind, due: due.toISOString() }
            const afterSeconds = Math.ceil((due.getTime() - now.getTime()) / 1000)
            return due > now ? [{ data, key: `${appointmentId} ${kind}`, afterSeconds }] : []
          }),
        ),
      )
    },

    /** Adds the reminders of a time in the caller's transaction, without those whose moment has passed. */
    async schedule(trx: Trx, appointmentId: string, startsAt: Date) {
      const now = clock.now()
      for (const { kind, before } of kinds) {
        const due = after(startsAt, -before)
        if (due <= now) continue
        const reminder: Reminder = {
          appointmentId,
          startsAt: startsAt.toISOString(),
          kind,
          due: due.toISOString(),
        }
        await jobs.send(trx, reminderQueue, reminder, {
          afterSeconds: Math.ceil((due.getTime() - now.getTime()) / 1000),
        })
      }
    },
  }
}

export type Reminders = ReturnType<typeof createReminders>

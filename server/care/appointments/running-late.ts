import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { type Actor, lockFor, otherSide, requireAllowed } from './actor-access.ts'
import type { AppointmentNotifications } from './notifications.ts'

interface RunningLateDependencies {
  db: Database
  clock: Clock
  appointmentNotifications: AppointmentNotifications
}

/**
 * One of the two comes later than the start, and the other is told. It changes no money, and the rules of absence go on
 * by the clock.
 */
export const createRunningLate =
  ({ db, clock, appointmentNotifications }: RunningLateDependencies) =>
  /** @throws DomainError notFound, notNow */
  (actor: Actor, appointmentId: string, lateMinutes: number) =>
    inTransaction(db, async (trx) => {
      const appointment = await lockFor(trx, actor, appointmentId)
      const now = clock.now()
      requireAllowed(actor.side, 'run-late', appointment, now)
      await trx
        .updateTable('appointment')
        .set({ late_minutes: lateMinutes, late_side: actor.side, updated_at: now })
        .where('u_id', '=', appointmentId)
        .execute()
      await appointmentNotifications.notify(trx, appointment, otherSide(actor.side), {
        message: 'appointments.runningLate',
        parameters: { minutes: lateMinutes },
      })
      await appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
    })
export type RunningLate = ReturnType<typeof createRunningLate>

import { inTransaction } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFor, lockFor, requireAllowed } from './actor-access.ts'
import type { Cancelling } from './cancelling.ts'
import type { AppointmentRow } from './claims.ts'
import { type AppointmentNotifications, bookedMessage } from './notifications.ts'

/** Whether the client still has to answer: who has paid or has come wants it. */
export const isAsked = ({
  ask_until: until,
  order_id: orderId,
  pay_by: payBy,
  arrived_at: arrivedAt,
}: Pick<AppointmentRow, 'ask_until' | 'order_id' | 'pay_by' | 'arrived_at'>) =>
  until !== null && arrivedAt === null && (orderId === null || payBy !== null)

interface PracticeAsksDependencies extends Pick<Platform, 'db' | 'clock'> {
  appointmentNotifications: AppointmentNotifications
  cancelling: Pick<Cancelling, 'cancel'>
}

/** What a client answers to an appointment that the practice booked for them while they were not there. */
export function createPracticeAsks({
  db,
  clock,
  appointmentNotifications,
  cancelling,
}: PracticeAsksDependencies) {
  const actorOf = (personId: string) => ({ side: 'client' as const, personId })

  return {
    /** @throws DomainError notFound, notNow */
    yes: (personId: string, appointmentId: string) =>
      inTransaction(db, async (trx) => {
        const appointment = await lockFor(trx, actorOf(personId), appointmentId)
        const now = clock.now()
        requireAllowed('client', 'accept-booking', appointment, now)
        await trx
          .updateTable('appointment')
          .set({ ask_until: null, ask_accepted_at: now, updated_at: now })
          .where('u_id', '=', appointmentId)
          .execute()
        await appointmentNotifications.lockPeople(trx, appointment)
        await appointmentNotifications.notify(trx, appointment, 'client', bookedMessage(appointment.pay_by))
        await appointmentNotifications.refreshScreens(trx, personId, appointmentId)
      }),

    /** The time is free at once. @throws DomainError notFound, notNow (also where it was paid meanwhile) */
    async no(personId: string, appointmentId: string) {
      const appointment = await findFor(db, actorOf(personId), appointmentId)
      requireAllowed('client', 'accept-booking', appointment, clock.now())
      if (!isAsked(appointment)) throwError('notNow')
      // Nothing was paid; if it is by now, the sum that goes back is another one, and nothing happens.
      await cancelling.cancel(actorOf(personId), appointmentId, 0)
    },
  }
}
export type PracticeAsks = ReturnType<typeof createPracticeAsks>

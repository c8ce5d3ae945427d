import type { NextFree } from '../healers/index.ts'
import type { Trx } from '../platform/database/database.ts'
import type { AppointmentRow } from './claims.ts'
import type { AppointmentNotifications } from './notifications.ts'
import type { Reminders } from './reminders.ts'

type BookedAppointment = Pick<AppointmentRow, 'u_id' | 'healer_id' | 'client_id' | 'starts_at'>
type Follow = (trx: Trx, appointment: BookedAppointment) => Promise<void>

interface BookedDependencies {
  nextFree: NextFree
  reminders: Pick<Reminders, 'schedule'>
  appointmentNotifications: AppointmentNotifications
}

/** What happens when an appointment is confirmed, however it was paid. The calendar is locked before. */
export function createBooked({ nextFree, reminders, appointmentNotifications }: BookedDependencies) {
  const followers: Follow[] = []

  async function booked(trx: Trx, appointment: BookedAppointment, now: Date) {
    const { u_id: appointmentId, healer_id: healerId } = appointment
    await trx
      .updateTable('healer')
      .set((of) => ({ session_count: of('session_count', '+', 1) }))
      .where('u_id', '=', healerId)
      .execute()
    await nextFree.refresh(trx, healerId, now)
    await reminders.schedule(trx, appointmentId, appointment.starts_at)
    await appointmentNotifications.lockPeople(trx, appointment)
    for (const follow of followers) await follow(trx, appointment)
    await appointmentNotifications.notify(trx, appointment, 'client', {
      message: 'appointments.bookedForClient',
    })
    await appointmentNotifications.notify(trx, appointment, 'healer', {
      message: 'appointments.bookedForHealer',
    })
  }

  return {
    booked,
    /** Registers work of another domain in the transaction of each confirmed appointment. */
    onBooked(follow: Follow) {
      followers.push(follow)
    },
  }
}

export type Booked = ReturnType<typeof createBooked>['booked']

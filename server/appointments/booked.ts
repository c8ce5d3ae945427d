import type { NextFree } from '../healers/index.ts'
import type { Trx } from '../platform/database/database.ts'
import type { AppointmentRow } from './claims.ts'
import type { Reminders } from './reminders.ts'
import type { Telling } from './telling.ts'
import { bookedForClient, bookedForHealer } from './words.ts'

interface BookedParts {
  nextFree: NextFree
  reminders: Pick<Reminders, 'schedule'>
  telling: Telling
}

/** What follows when a time is a client's for good, however she came to it. The calendar is locked before. */
export function createBooked({ nextFree, reminders, telling }: BookedParts) {
  return async (
    trx: Trx,
    appointment: Pick<AppointmentRow, 'u_id' | 'healer_id' | 'client_id' | 'starts_at'>,
    now: Date,
  ) => {
    const { u_id: appointmentId, healer_id: healerId, client_id: clientId } = appointment
    await trx
      .updateTable('healer')
      .set((of) => ({ session_count: of('session_count', '+', 1) }))
      .where('u_id', '=', healerId)
      .execute()
    await nextFree.refresh(trx, healerId, now)
    await reminders.schedule(trx, appointmentId, appointment.starts_at)
    await trx
      .deleteFrom('waitlist_entry')
      .where('client_id', '=', clientId)
      .where('healer_id', '=', healerId)
      .execute()
    await telling.tell(trx, appointment, 'client', bookedForClient)
    await telling.tell(trx, appointment, 'healer', bookedForHealer)
  }
}

export type Booked = ReturnType<typeof createBooked>

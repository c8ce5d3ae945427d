import type { Trx } from '../../platform/database/database.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import { countSession, type NextFree } from '../healers/index.ts'
import type { AppointmentRow } from './claims.ts'
import type { AppointmentNotifications } from './notifications.ts'
import type { Reminders } from './reminders.ts'

type BookedAppointment = Pick<AppointmentRow, 'u_id' | 'healer_id' | 'client_id' | 'starts_at' | 'ends_at'>
type Follow = (trx: Trx, appointment: BookedAppointment) => Promise<void>

interface BookedDependencies {
  nextFree: NextFree
  pageCache: PageCache
  reminders: Pick<Reminders, 'schedule'>
  appointmentNotifications: AppointmentNotifications
}

/** Effects of confirming an appointment, however it was paid. The caller has locked the calendar. */
export function createBooked({
  nextFree,
  pageCache,
  reminders,
  appointmentNotifications,
}: BookedDependencies) {
  const followers: Follow[] = []

  async function booked(
    trx: Trx,
    appointment: BookedAppointment,
    now: Date,
    /**
     * With `wasTaken` the time was held until now, so the healer's free times stay as they are. `payBy`: it is paid
     * later, until then.
     */
    { wasTaken, payBy }: { wasTaken?: boolean; payBy?: Date | undefined } = {},
  ) {
    const { u_id: appointmentId, healer_id: healerId } = appointment
    if (!wasTaken) await nextFree.refresh(trx, healerId, now)
    await countSession(trx, pageCache, healerId, 1)
    await reminders.schedule(trx, appointmentId, appointment.starts_at)
    await appointmentNotifications.lockPeople(trx, appointment)
    for (const follow of followers) await follow(trx, appointment)
    await appointmentNotifications.notify(
      trx,
      appointment,
      'client',
      payBy
        ? { message: 'appointments.bookedToPayLater', parameters: { payUntil: payBy.toISOString() } }
        : { message: 'appointments.bookedForClient' },
    )
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

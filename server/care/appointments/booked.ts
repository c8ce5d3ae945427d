import type { Trx } from '../../platform/database/database.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import { countSession, type NextFree } from '../healers/index.ts'
import { policyOf } from './actor-access.ts'
import type { AppointmentRow } from './claims.ts'
import { type AppointmentNotifications, bookedMessage } from './notifications.ts'
import type { Reminders } from './reminders.ts'

type BookedAppointment = Pick<
  AppointmentRow,
  'u_id' | 'healer_id' | 'client_id' | 'starts_at' | 'ends_at' | 'policy'
>
interface How {
  /** The time was held until now, so the healer's free times stay as they are. */
  wasTaken?: boolean
  /** It is paid later, until then. */
  payBy?: Date | undefined
  /** The practice booked it, and the client is asked until then whether they want it. */
  askUntil?: Date | undefined
  /** The healer was available now: they are told at once, whatever they chose. */
  beginsNow?: boolean | undefined
  /** After the first one of a series, which speaks for all: nobody is told of it. */
  isOneOfMany?: true
  /** The first one of a series: how many are booked, and when the last one is. */
  series?: { count: number; lastAt: Date }
  /** One who comes with the client who booked: the healer is told once all have said yes. */
  isCompanion?: true
}

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
  const followers: { follow: Follow; tells: boolean }[] = []

  async function tellOfSeries(
    trx: Trx,
    appointment: BookedAppointment,
    { count, lastAt }: NonNullable<How['series']>,
  ) {
    const parameters = { count, lastAt: lastAt.toISOString() }
    await appointmentNotifications.notify(trx, appointment, 'client', {
      message: 'appointments.seriesBookedForClient',
      parameters,
    })
    await appointmentNotifications.notify(trx, appointment, 'healer', {
      message: 'appointments.seriesBookedForHealer',
      parameters,
    })
  }

  async function booked(
    trx: Trx,
    appointment: BookedAppointment,
    now: Date,
    { wasTaken, payBy, askUntil, beginsNow, isOneOfMany, series, isCompanion }: How = {},
  ) {
    const { u_id: appointmentId, healer_id: healerId } = appointment
    if (!wasTaken) await nextFree.refresh(trx, healerId, now)
    if (!isCompanion) await countSession(trx, pageCache, healerId, 1)
    const policy = policyOf(appointment)
    await reminders.schedule(trx, { appointmentId, startsAt: appointment.starts_at, policy })
    await appointmentNotifications.lockPeople(trx, appointment)
    for (const { follow, tells } of followers) if (!(tells && isOneOfMany)) await follow(trx, appointment)
    if (isOneOfMany) return
    if (series) return tellOfSeries(trx, appointment, series)
    await appointmentNotifications.notify(
      trx,
      appointment,
      'client',
      askUntil
        ? { message: 'appointments.askedByPractice', parameters: { answerUntil: askUntil.toISOString() } }
        : bookedMessage(payBy),
    )
    if (isCompanion) return
    await appointmentNotifications.notify(trx, appointment, 'healer', {
      message: beginsNow ? 'appointments.beginsNowForHealer' : 'appointments.bookedForHealer',
    })
  }

  return {
    booked,
    /**
     * Registers work of another domain in the transaction of each confirmed appointment. What tells people of it is
     * done for the first one of a series alone.
     */
    onBooked(follow: Follow, { tells = false } = {}) {
      followers.push({ follow, tells })
    },
  }
}

export type Booked = ReturnType<typeof createBooked>['booked']

import { pathTo } from '@newyou/contract/addresses'
import type { SocketMessage } from '@newyou/contract/socket-events'
import { socketEvents } from '@newyou/contract/socket-events'
import type { CalendarEntry, Notifications } from '../../foundation/notifications/index.ts'
import type { Parameters, TemplateKey } from '../../messages/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import type { Realtime } from '../../platform/realtime/realtime.ts'
import { type Actor, recipientOf } from './actor-access.ts'
import type { AppointmentRow } from './claims.ts'

interface AppointmentNotificationDependencies {
  accounts: Pick<Accounts, 'knownAs'>
  notifications: Notifications
  realtime: Realtime
  publicUrl: string
}

/**
 * Parameters beside those of every message about an appointment: `startsAt`, `zone`, `other` (the other person),
 * `link`.
 */
export interface AppointmentMessage {
  message: TemplateKey
  parameters?: Parameters
  privateParameters?: Parameters
}

/** Messages whose e-mail has a calendar file: with the current time, or with the cancelled one. */
const calendarFiles: Partial<Record<TemplateKey, 'stands' | 'cancelled'>> = {
  'appointments.bookedForClient': 'stands',
  'appointments.bookedForHealer': 'stands',
  'appointments.rescheduledForClient': 'stands',
  'appointments.rescheduledForHealer': 'stands',
  'appointments.rescheduledByYou': 'stands',
  'appointments.cancelledForClient': 'cancelled',
  'appointments.cancelledForHealer': 'cancelled',
}

type NotifiedAppointment = Pick<AppointmentRow, 'u_id' | 'healer_id' | 'client_id' | 'starts_at' | 'ends_at'>

/** Notifies the two people of an appointment of its changes, in the transaction of the change. */
export function createAppointmentNotifications({
  accounts,
  notifications,
  realtime,
  publicUrl,
}: AppointmentNotificationDependencies) {
  const linkFor = (side: Actor['side'], appointmentId: string) =>
    publicUrl + pathTo(side === 'client' ? 'appointment' : 'practiceAppointment', { appointmentId })

  async function invitationFor(
    trx: Trx,
    message: TemplateKey,
    { u_id, starts_at, ends_at }: NotifiedAppointment,
  ): Promise<CalendarEntry | undefined> {
    const kind = calendarFiles[message]
    if (!kind) return undefined
    // Reads this transaction's own write: callers pass the old row.
    const { updated_at } = await trx
      .selectFrom('appointment')
      .select('updated_at')
      .where('u_id', '=', u_id)
      .executeTakeFirstOrThrow()
    const room = publicUrl + pathTo('room', { roomId: u_id })
    return {
      u_id,
      changedAt: updated_at.toISOString(),
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
      title: null,
      place: room,
      url: room,
      isCancelled: kind === 'cancelled',
    }
  }

  return {
    /** Locks the two people of each appointment, where a transaction notifies more than one of them. */
    async lockPeople(trx: Trx, ...appointments: Pick<NotifiedAppointment, 'healer_id' | 'client_id'>[]) {
      const healers = await trx
        .selectFrom('healer_card')
        .select('person_id')
        .where(
          'u_id',
          'in',
          appointments.map(({ healer_id }) => healer_id),
        )
        .execute()
      await lockPeople(trx, [
        ...healers.map(({ person_id }) => person_id),
        ...appointments.map(({ client_id }) => client_id),
      ])
    },

    /** Notifies a side in its own time zone and with the other's name. */
    async notify(
      trx: Trx,
      appointment: NotifiedAppointment,
      side: Actor['side'],
      { message, parameters, privateParameters }: AppointmentMessage,
    ) {
      const { personId, zone, other, otherId } = await recipientOf(trx, side, appointment, accounts)
      await notifications.notify(trx, {
        personId,
        about: otherId,
        type: 'appointment',
        frontEndPath: 'appointment',
        targetId: appointment.u_id,
        senderName: other,
        message,
        parameters: {
          startsAt: appointment.starts_at.toISOString(),
          zone,
          other,
          link: linkFor(side, appointment.u_id),
          ...parameters,
        },
        ...(privateParameters && { privateParameters }),
        invitation: await invitationFor(trx, message, appointment),
      })
    },
    /** The other windows of the person who acted reload; their own actions ring no bell. */
    async refreshScreens(trx: Trx, personId: string, appointmentId: string) {
      const message: SocketMessage = { notification_users: [personId], target_id: appointmentId }
      await realtime.publish(trx, socketEvents.appointment, message)
    },
  }
}

export type AppointmentNotifications = ReturnType<typeof createAppointmentNotifications>

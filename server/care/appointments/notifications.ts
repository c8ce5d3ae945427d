import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { MeetingPlace } from '@newyou/contract/care/healers/places'
import type { SocketMessage } from '@newyou/contract/socket-events'
import { socketEvents } from '@newyou/contract/socket-events'
import { sql } from 'kysely'
import type { CalendarEntry, Notifications } from '../../foundation/notifications/index.ts'
import type { Parameters, TemplateKey } from '../../messages/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import type { Realtime } from '../../platform/realtime/realtime.ts'
import { type Actor, placeOf, recipientOf, roomOf } from './actor-access.ts'
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

/** What a client hears of a session that is theirs: booked, or booked and to be paid until then. */
export const bookedMessage = (payBy: Date | null | undefined): AppointmentMessage =>
  payBy
    ? { message: 'appointments.bookedToPayLater', parameters: { payUntil: payBy.toISOString() } }
    : { message: 'appointments.bookedForClient' }

/** Messages whose e-mail has a calendar file: with the current time, or with the cancelled one. */
const calendarFiles: Partial<Record<TemplateKey, 'stands' | 'cancelled'>> = {
  'appointments.bookedForClient': 'stands',
  'appointments.bookedForHealer': 'stands',
  'appointments.beginsNowForHealer': 'stands',
  'appointments.rescheduledForClient': 'stands',
  'appointments.rescheduledForHealer': 'stands',
  'appointments.rescheduledByYou': 'stands',
  'appointments.bookedToPayLater': 'stands',
  'appointments.seriesBookedForClient': 'stands',
  'appointments.seriesBookedForHealer': 'stands',
  'appointments.unpaidEndedForClient': 'cancelled',
  'appointments.unpaidEndedForHealer': 'cancelled',
  'appointments.cancelledForClient': 'cancelled',
  'appointments.cancelledForHealer': 'cancelled',
  'appointments.togetherEnded': 'cancelled',
}

/** What is said instead where they meet in person: with the address, and without a room to join. */
const inPerson: Partial<Record<TemplateKey, TemplateKey>> = {
  'appointments.bookedForClient': 'appointments.bookedInPersonForClient',
  'appointments.bookedForHealer': 'appointments.bookedInPersonForHealer',
  'appointments.reminder': 'appointments.reminderInPerson',
}

/** What the one is told who booked it for somebody else. */
const payerMessages: Partial<Record<TemplateKey, TemplateKey>> = {
  'appointments.bookedForClient': 'dependants.booked',
  'appointments.rescheduledForClient': 'dependants.moved',
  'appointments.rescheduledByYou': 'dependants.moved',
  'appointments.cancelledForClient': 'dependants.ended',
  'appointments.absenceAdmitted': 'dependants.ended',
  'appointments.nobodyMet': 'dependants.ended',
}

/** What is said instead to those who come together: it cannot be moved, and is no one's alone. */
const together: Partial<Record<TemplateKey, TemplateKey>> = {
  'appointments.bookedForClient': 'appointments.togetherBooked',
}

/** A place in one line. */
export const whereOf = ({ name, address, city }: Pick<MeetingPlace, 'name' | 'address' | 'city'>) =>
  [name, address, city].join(', ')

type NotifiedAppointment = Pick<AppointmentRow, 'u_id' | 'healer_id' | 'client_id' | 'starts_at' | 'ends_at'>

const meetingWords = ({ starts_at, ends_at }: NotifiedAppointment, place: MeetingPlace): Parameters => ({
  where: whereOf(place),
  place: place.name,
  map: place.map_link,
  minutes: (ends_at.getTime() - starts_at.getTime()) / 60_000,
})

/** Notifies the two people of an appointment of its changes, in the transaction of the change. */
export function createAppointmentNotifications({
  accounts,
  notifications,
  realtime,
  publicUrl,
}: AppointmentNotificationDependencies) {
  const linkFor = (side: Actor['side'], appointmentId: string) =>
    publicUrl + pathTo(side === 'client' ? 'appointment' : 'practiceAppointment', { appointmentId })

  /** Reads this transaction's own write: callers pass the old row. */
  const meetingOf = (trx: Trx, appointmentId: string) =>
    trx
      .selectFrom('appointment as a')
      .select(['a.updated_at', placeOf.as('place'), roomOf.as('room_u_id'), 'a.joint_id'])
      .where('a.u_id', '=', appointmentId)
      .executeTakeFirstOrThrow()
  type Meeting = Awaited<ReturnType<typeof meetingOf>>

  function invitationFor(
    side: Actor['side'],
    message: TemplateKey,
    { u_id, starts_at, ends_at }: NotifiedAppointment,
    { updated_at, place, room_u_id: roomId }: Meeting,
  ): CalendarEntry | undefined {
    const kind = calendarFiles[message]
    if (!kind) return undefined
    const room = publicUrl + pathTo('room', { roomId })
    return {
      u_id,
      changedAt: updated_at.toISOString(),
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
      title: null,
      place: place ? whereOf(place) : room,
      url: place ? linkFor(side, u_id) : room,
      isCancelled: kind === 'cancelled',
    }
  }

  /** Who booked it for somebody else; null for one's own, and for a child, whose guardian reads for them. */
  async function payerOf(trx: Trx, appointmentId: string) {
    const row = await trx
      .selectFrom('session_times as s')
      .innerJoin('person_name as p', 'p.u_id', 's.booked_by')
      .leftJoin('ward as w', (join) =>
        join.onRef('w.person_id', '=', 's.client_id').onRef('w.guardian_id', '=', 's.booked_by'),
      )
      .select(['p.u_id', 'p.time_zone', 'w.guardian_id'])
      .select(
        sql<string>`coalesce((select d.name from dependant_name d where d.payer_id = s.booked_by and d.person_id = s.client_id order by d.created_at desc limit 1), '')`.as(
          'name',
        ),
      )
      .where('s.u_id', '=', appointmentId)
      .executeTakeFirst()
    return row && !row.guardian_id ? row : null
  }

  /** The payer hears the facts, with the refund, which is theirs. */
  async function tellPayer(
    trx: Trx,
    payer: NonNullable<Awaited<ReturnType<typeof payerOf>>>,
    appointment: NotifiedAppointment,
    { message, parameters }: AppointmentMessage,
  ) {
    const told = payerMessages[message]
    if (!told) return
    const { other, otherId } = await recipientOf(trx, 'client', appointment, accounts)
    await notifications.notify(trx, {
      personId: payer.u_id,
      about: otherId,
      type: 'appointment',
      frontEndPath: frontEndPathOf('dependants'),
      targetId: appointment.u_id,
      senderName: other,
      message: told,
      parameters: {
        who: payer.name,
        other,
        startsAt: appointment.starts_at.toISOString(),
        zone: payer.time_zone,
        back: parameters?.back ?? 'none',
        refundPaise: parameters?.refundPaise ?? 0,
        link: publicUrl + pathTo('dependants'),
      },
    })
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
      const clientIds = appointments.map(({ client_id }) => client_id)
      const wards = await trx
        .selectFrom('ward')
        .select('guardian_id')
        .where('person_id', 'in', clientIds)
        .execute()
      const payers = await trx
        .selectFrom('dependant_name')
        .select('payer_id')
        .where('person_id', 'in', clientIds)
        .execute()
      await lockPeople(trx, [
        ...healers.map(({ person_id }) => person_id),
        ...clientIds,
        ...wards.map(({ guardian_id }) => guardian_id),
        ...payers.map(({ payer_id }) => payer_id),
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
      const isOfMeeting = message in calendarFiles || message in inPerson
      const meeting = isOfMeeting ? await meetingOf(trx, appointment.u_id) : undefined
      const payer = side === 'client' ? await payerOf(trx, appointment.u_id) : null
      const isTheirMoney = payer && String(parameters?.back ?? '').startsWith('money')
      await notifications.notify(trx, {
        personId,
        about: otherId,
        type: 'appointment',
        frontEndPath: 'appointment',
        targetId: appointment.u_id,
        senderName: other,
        message: (meeting?.joint_id && together[message]) || (meeting?.place && inPerson[message]) || message,
        parameters: {
          startsAt: appointment.starts_at.toISOString(),
          zone,
          other,
          link: linkFor(side, appointment.u_id),
          where: '',
          ...(meeting?.place && meetingWords(appointment, meeting.place)),
          ...parameters,
          ...(isTheirMoney && { back: 'payer', refundPaise: 0 }),
        },
        ...(privateParameters && { privateParameters }),
        invitation: meeting && invitationFor(side, message, appointment, meeting),
      })
      if (payer) await tellPayer(trx, payer, appointment, { message, parameters })
    },
    /** The other windows of the person who acted reload; their own actions ring no bell. */
    async refreshScreens(trx: Trx, personId: string, appointmentId: string) {
      const message: SocketMessage = { notification_users: [personId], target_id: appointmentId }
      await realtime.publish(trx, socketEvents.appointment, message)
    },
  }
}

export type AppointmentNotifications = ReturnType<typeof createAppointmentNotifications>

import type { SocketMessage } from '@newyou/contract/socket-events'
import { socketEvents } from '@newyou/contract/socket-events'
import type { Accounts } from '../accounts/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Trx } from '../platform/database/database.ts'
import type { Realtime } from '../platform/realtime/realtime.ts'
import type { AppointmentRow } from './claims.ts'
import type { HealingRow } from './healing-turns.ts'
import type { AboutOffer } from './healing-words.ts'
import { type Actor, otherSide, partiesOf } from './standing.ts'
import type { About, Words } from './words.ts'

interface TellingParts {
  accounts: Pick<Accounts, 'knownAs'>
  notifications: Notifications
  realtime: () => Realtime
  publicUrl: string
}

type Told = Pick<AppointmentRow, 'u_id' | 'healer_id' | 'client_id' | 'starts_at'>

/** Says to the two people of an appointment what became of it, in the transaction in which it did. */
export function createTelling({ accounts, notifications, realtime, publicUrl }: TellingParts) {
  const linkFor = (side: Actor['side'], appointmentId: string) =>
    `${publicUrl}/${side === 'client' ? 'dashboard' : 'practice'}/appointments/${appointmentId}`

  /** Offers stand on one page of each side. */
  const offerLinks = { client: `${publicUrl}/counseling`, healer: `${publicUrl}/practice` }

  /** Who a side is, where she is, and the name of the other. */
  async function seenBy(trx: Trx, side: Actor['side'], of: Pick<Told, 'healer_id' | 'client_id'>) {
    const parties = await partiesOf(trx, of, accounts)
    const { personId, zone } = parties[side]
    return { personId, zone, other: parties[otherSide(side)].name }
  }

  return {
    /** Tells a side of an offer of a healing session what became of it. */
    async tellOffer(trx: Trx, session: HealingRow, side: Actor['side'], words: (about: AboutOffer) => Words) {
      const { personId, zone, other } = await seenBy(trx, side, session)
      await notifications.notify(trx, {
        personId,
        type: 'healing-session',
        frontEndPath: 'counseling',
        targetId: session.u_id,
        senderName: other,
        event: socketEvents.healingSession,
        ...words({
          startsAt: session.starts_at,
          zone,
          other,
          link: offerLinks[side],
          title: session.title,
          pricePaise: session.price_paise,
          standsUntil: session.stands_until,
        }),
      })
    },
    /** The windows of somebody whose offer changed without news for her ask again. */
    async refreshOffer(trx: Trx, personId: string, sessionId: string) {
      const message: SocketMessage = { notification_users: [personId], target_id: sessionId }
      await realtime().tell(trx, socketEvents.healingSession, message)
    },
    /** Tells a side in its own zone and with the other's name. */
    async tell(trx: Trx, appointment: Told, side: Actor['side'], words: (about: About) => Words) {
      const { personId, zone, other } = await seenBy(trx, side, appointment)
      await notifications.notify(trx, {
        personId,
        type: 'appointment',
        frontEndPath: 'appointment',
        targetId: appointment.u_id,
        senderName: other,
        ...words({ startsAt: appointment.starts_at, zone, other, link: linkFor(side, appointment.u_id) }),
      })
    },
    /** The other windows of whoever acted ask again; what she did herself needs no bell. */
    async refresh(trx: Trx, personId: string, appointmentId: string) {
      const message: SocketMessage = { notification_users: [personId], target_id: appointmentId }
      await realtime().tell(trx, socketEvents.appointment, message)
    },
  }
}

export type Telling = ReturnType<typeof createTelling>

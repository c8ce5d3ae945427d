import { addresses, frontEndPathOf } from '@newyou/contract/addresses'
import { type SocketMessage, socketEvents } from '@newyou/contract/socket-events'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { TemplateKey } from '../../messages/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Actor, recipientOf } from '../appointments/index.ts'
import type { HealingRow } from './row.ts'

interface OfferNotificationDependencies extends Pick<Platform, 'realtime' | 'publicUrl'> {
  accounts: Pick<Accounts, 'knownAs'>
  notifications: Notifications
}

/** Notifies the two people of an offer, in the transaction that changes it. */
export function createOfferNotifications(dependencies: OfferNotificationDependencies) {
  const { accounts, notifications, realtime, publicUrl } = dependencies
  const links = {
    client: publicUrl + addresses.counseling,
    healer: publicUrl + addresses.practice,
  }

  return {
    /** Locks both people, where a transaction notifies more than one of them. */
    lockPeople: async (trx: Trx, { healer_id, client_id }: HealingRow) => {
      const { person_id } = await trx
        .selectFrom('healer_card')
        .select('person_id')
        .where('u_id', '=', healer_id)
        .executeTakeFirstOrThrow()
      await lockPeople(trx, [person_id, client_id])
    },

    async notify(trx: Trx, session: HealingRow, side: Actor['side'], message: TemplateKey) {
      const { personId, zone, other, otherId } = await recipientOf(trx, side, session, accounts)
      await notifications.notify(trx, {
        personId,
        about: otherId,
        type: 'healing-session',
        frontEndPath: frontEndPathOf('counseling'),
        targetId: session.u_id,
        senderName: other,
        event: socketEvents.healingSession,
        message,
        parameters: {
          startsAt: session.starts_at.toISOString(),
          zone,
          other,
          link: links[side],
          title: session.title,
          isFree: session.price_paise === 0,
          pricePaise: session.price_paise,
          answerUntil: session.stands_until.toISOString(),
        },
      })
    },

    /** Refreshes the open windows of a person whose offer changed without notification. */
    async refreshScreens(trx: Trx, personId: string, sessionId: string) {
      const message: SocketMessage = { notification_users: [personId], target_id: sessionId }
      await realtime.publish(trx, socketEvents.healingSession, message)
    },
  }
}

export type OfferNotifications = ReturnType<typeof createOfferNotifications>

import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import { socketEvents } from '@newyou/contract/socket-events'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { Realtime } from '../../platform/realtime/realtime.ts'

interface TicketNotificationDependencies {
  accounts: Pick<Accounts, 'peopleWithRole'>
  notifications: Pick<Notifications, 'notify' | 'mailTo' | 'records'>
  settings: Pick<Settings, 'read'>
  realtime: Pick<Realtime, 'publish'>
  publicUrl: string
}

interface NotifiedTicket {
  u_id: string
  number: number
  title: string
  person_id: string
}

/**
 * Notifies both sides of changes to a ticket, in the transaction of the change. Mails contain only its number and
 * title; messages stay on the site.
 */
export function createTicketNotifications({
  accounts,
  notifications,
  settings,
  realtime,
  publicUrl,
}: TicketNotificationDependencies) {
  /** The open windows of all who answer, and of those who are named beside them. */
  async function refreshStaff(trx: Trx, ticket: NotifiedTicket, others: readonly string[]) {
    const staff = await accounts.peopleWithRole(trx, 'support')
    await realtime.publish(trx, socketEvents.support, {
      notification_users: [...others, ...staff],
      target_id: ticket.u_id,
    })
  }

  const ticketsOf = (queryable: Queryable, ids: readonly string[]) =>
    queryable
      .selectFrom('support_ticket as t')
      .innerJoin('person_name as p', 'p.u_id', 't.person_id')
      .select(['t.u_id', 't.title', 'p.first_name'])
      .where('t.u_id', 'in', ids)
      .execute()
  notifications.records.register(
    'support.assigned',
    async (queryable, ids) =>
      new Map((await ticketsOf(queryable, ids)).map(({ u_id, title }) => [u_id, { title }])),
  )
  notifications.records.register(
    'support.changed',
    async (queryable, ids) =>
      new Map(
        (await ticketsOf(queryable, ids)).map(({ u_id, title, first_name: from }) => [u_id, { title, from }]),
      ),
  )

  return {
    /** A change that only the client's open windows show. */
    refreshScreens: (trx: Trx, ticket: NotifiedTicket) => refreshStaff(trx, ticket, [ticket.person_id]),

    /** To the support team, by mail; `key` keeps it to one. */
    async notifyStaff(
      trx: Trx,
      ticket: NotifiedTicket,
      { key, change }: { key: string; change: 'opened' | 'reopened' | 'message-added' },
    ) {
      await refreshStaff(trx, ticket, [ticket.person_id])
      const { email } = await settings.read(trx)
      if (!email) return
      await notifications.mailTo(trx, key, {
        to: email,
        message: 'support.changed',
        parameters: {
          number: ticket.number,
          recordId: ticket.u_id,
          change,
          link: `${publicUrl}${pathTo('helpDeskTicket', { supportId: ticket.u_id })}`,
        },
      })
    },

    /** To a colleague who has been given a ticket by another. */
    notifyAgent: (trx: Trx, ticket: NotifiedTicket, personId: string, from: string) =>
      notifications.notify(trx, {
        personId,
        about: ticket.person_id,
        type: 'support',
        message: 'support.assigned',
        parameters: {
          number: ticket.number,
          recordId: ticket.u_id,
          from,
          link: `${publicUrl}${pathTo('helpDeskTicket', { supportId: ticket.u_id })}`,
        },
        frontEndPath: frontEndPathOf('helpDeskTicket'),
        targetId: ticket.u_id,
        event: socketEvents.support,
      }),

    /** To the client: the bell, their open windows, and mail to a proven address. */
    async notifyClient(trx: Trx, ticket: NotifiedTicket, message: 'support.replied' | 'support.closed') {
      await refreshStaff(trx, ticket, [])
      await notifications.notify(trx, {
        personId: ticket.person_id,
        about: null,
        type: 'support',
        message,
        parameters: {
          number: ticket.number,
          link: `${publicUrl}${pathTo('supportTicket', { supportId: ticket.u_id })}`,
        },
        frontEndPath: frontEndPathOf('supportTicket'),
        targetId: ticket.u_id,
        event: socketEvents.support,
      })
    },
  }
}
export type TicketNotifications = ReturnType<typeof createTicketNotifications>

import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import { socketEvents } from '@newyou/contract/socket-events'
import type { Accounts } from '../accounts/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Queryable, Trx } from '../platform/database/database.ts'
import type { Realtime } from '../platform/realtime/realtime.ts'
import type { Settings } from '../settings/index.ts'

interface TicketNotificationDependencies {
  accounts: Pick<Accounts, 'peopleWithRole'>
  notifications: Pick<Notifications, 'notify' | 'mailTo' | 'records'>
  settings: Pick<Settings, 'read'>
  realtime: Pick<Realtime, 'publish'>
  publicUrl: string
}

interface Told {
  u_id: string
  number: number
  title: string
  person_id: string
}

/**
 * Says to both sides what became of a request, in the transaction in which it did. A mail carries no more of it than
 * its number and title: what is written stays on the site.
 */
export function createTicketNotifications({
  accounts,
  notifications,
  settings,
  realtime,
  publicUrl,
}: TicketNotificationDependencies) {
  /** The open windows of all who answer, and of those who are named beside them. */
  async function refreshStaff(trx: Trx, ticket: Told, others: readonly string[]) {
    const staff = await accounts.peopleWithRole(trx, 'support')
    await realtime.publish(trx, socketEvents.support, {
      notification_users: [...others, ...staff],
      target_id: ticket.u_id,
    })
  }

  const ticketsOf = (queryable: Queryable, ids: readonly string[]) =>
    queryable
      .selectFrom('support_ticket as t')
      .innerJoin('person as p', 'p.u_id', 't.person_id')
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
    refreshScreens: (trx: Trx, ticket: Told) => refreshStaff(trx, ticket, [ticket.person_id]),

    /** To the support team, by mail; `key` keeps it to one. */
    async notifyStaff(
      trx: Trx,
      ticket: Told,
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
    notifyAgent: (trx: Trx, ticket: Told, personId: string, from: string) =>
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
    async notifyClient(trx: Trx, ticket: Told, message: 'support.replied' | 'support.closed') {
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

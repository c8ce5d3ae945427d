import type { StaffTicket } from '@newyou/contract/support'
import { type Database, inTransaction, type Queryable, type Trx } from '../platform/database/database.ts'
import { fail } from '../platform/http/errors.ts'
import type { Upload } from '../platform/http/uploads.ts'
import type { Audit } from '../staff/index.ts'
import type { Attachments } from './attachments.ts'
import type { TicketNotifications } from './notifications.ts'
import type { TicketReading } from './reading.ts'
import type { Thread } from './thread.ts'

interface HelpDeskDependencies {
  db: Database
  audit: Audit
  attachments: Attachments
  reading: TicketReading
  ticketNotifications: TicketNotifications
  thread: Thread
}

type Change = 'take' | 'hand-back' | 'close'

/**
 * What agents do with requests: a person with the role `support` or `admin` sees each request and may answer and close it. They
 * see the client's name and enough of the contacts to recognise the client, and nothing else; each look is written
 * down.
 */
export function createHelpDesk({
  db,
  audit,
  attachments,
  reading,
  ticketNotifications,
  thread,
}: HelpDeskDependencies) {
  /** A session outlives a role that was taken away: the current role counts. @throws DomainError notAllowed */
  async function staff(queryable: Queryable, personId: string) {
    const person = await queryable
      .selectFrom('person')
      .select(['u_id', 'first_name', 'roles'])
      .where('u_id', '=', personId)
      .where('state', '=', 'active')
      .executeTakeFirst()
    return person?.roles.some((role) => role === 'support' || role === 'admin') ? person : fail('notAllowed')
  }

  const note = (trx: Trx, staffId: string, recordId: string, action: string) =>
    audit.note(trx, { staffId, resource: 'tickets', recordId, action })

  const assign = (trx: Trx, ticketId: string, to: string | null) =>
    trx.updateTable('support_ticket').set({ assigned_to: to }).where('u_id', '=', ticketId).execute()

  return {
    async list(personId: string, ...asked: Parameters<TicketReading['desk']>) {
      await staff(db, personId)
      return reading.desk(...asked)
    },

    /** @throws DomainError notAllowed, notFound */
    view: (personId: string, ticketId: string): Promise<StaffTicket> =>
      inTransaction(db, async (trx) => {
        await staff(trx, personId)
        const shown = await reading.forStaff(trx, ticketId, personId)
        await note(trx, personId, ticketId, 'look')
        return shown
      }),

    /** @throws DomainError notAllowed, notFound, fileRefused, ticketClosed, ticketFull */
    async answer(personId: string, ticketId: string, text: string, sent: Upload[]): Promise<StaffTicket> {
      await staff(db, personId)
      return attachments.during(sent, (files) =>
        inTransaction(db, async (trx) => {
          const ticket = await thread.lock(trx, ticketId)
          const { first_name: byName } = await staff(trx, personId)
          await thread.say(trx, ticket, { side: 'support', personId, byName, text, files })
          await note(trx, personId, ticketId, 'answer')
          await ticketNotifications.notifyClient(trx, ticket, 'support.replied')
          return reading.forStaff(trx, ticketId, personId)
        }),
      )
    },

    /** @throws DomainError notAllowed, notFound, ticketClosed, ticketTaken */
    change: (personId: string, ticketId: string, to: Change): Promise<StaffTicket> =>
      inTransaction(db, async (trx) => {
        const ticket = await thread.lock(trx, ticketId)
        await staff(trx, personId)
        if (to === 'close') {
          await thread.close(trx, ticket, 'support')
          await ticketNotifications.notifyClient(trx, ticket, 'support.closed')
        } else {
          if (ticket.state === 'closed') fail('ticketClosed')
          if (ticket.assigned_to && ticket.assigned_to !== personId) fail('ticketTaken')
          await assign(trx, ticketId, to === 'take' ? personId : null)
          await ticketNotifications.refreshScreens(trx, ticket)
        }
        await note(trx, personId, ticketId, to)
        return reading.forStaff(trx, ticketId, personId)
      }),
  }
}
export type HelpDesk = ReturnType<typeof createHelpDesk>

import type { DeskChange, StaffTicket } from '@newyou/contract/communication/support'
import type { Audit } from '../../foundation/audit/index.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Upload } from '../../platform/http/uploads.ts'
import type { Attachments } from '../../platform/media/attachments.ts'
import type { TicketNotifications } from './notifications.ts'
import type { SupportTeam } from './team.ts'
import type { Thread } from './thread.ts'
import type { TicketReading } from './ticket-queries.ts'

interface HelpDeskDependencies {
  db: Database
  audit: Audit
  attachments: Attachments
  reading: TicketReading
  team: SupportTeam
  ticketNotifications: TicketNotifications
  thread: Thread
}

/**
 * Agents' work on tickets: a person with the role `support` or `admin` sees each request and may answer and close it.
 * They see the client's name and masked contacts, and nothing else; each look is audited.
 */
export function createHelpDesk({
  db,
  audit,
  attachments,
  reading,
  team,
  ticketNotifications,
  thread,
}: HelpDeskDependencies) {
  /** A session outlives a role that was taken away: the current role counts. @throws DomainError notAllowed */
  async function staff(queryable: Queryable, personId: string) {
    const person = await queryable
      .selectFrom('person_name')
      .select(['u_id', 'first_name', 'roles'])
      .where('u_id', '=', personId)
      .where('state', '=', 'active')
      .executeTakeFirst()
    return person?.roles.some((role) => role === 'support' || role === 'admin')
      ? person
      : throwError('notAllowed')
  }

  type Agent = Awaited<ReturnType<typeof staff>>

  const note = (trx: Trx, staffId: string, recordId: string, action: string) =>
    audit.note(trx, { staffId, resource: 'tickets', recordId, action })

  const assign = (trx: Trx, ticketId: string, to: string | null) =>
    trx.updateTable('support_ticket').set({ assigned_to: to }).where('u_id', '=', ticketId).execute()

  /**
   * Owner of a ticket after a change.
   * @throws DomainError ticketTaken, notFound for a person who does not answer tickets
   */
  async function assignee(trx: Trx, by: Agent, assigned: string | null, change: DeskChange) {
    const isTheirs = assigned !== null && assigned !== by.u_id
    // An absent agent cannot pass on tickets.
    if (isTheirs && !(change.activity_status === 'assign' && by.roles.includes('admin')))
      throwError('ticketTaken')
    if (!change.agent_u_id) return change.activity_status === 'take' ? by.u_id : null
    const agent = await team.agents(trx).where('u_id', '=', change.agent_u_id).executeTakeFirst()
    return orNotFound(agent).u_id
  }

  return {
    staff,

    /** Ends a request with words, in the caller's transaction, whose own message tells the person of it. */
    async settle(trx: Trx, personId: string, ticketId: string, text: string) {
      const ticket = await thread.lock(trx, ticketId)
      const { first_name: byName } = await staff(trx, personId)
      if (ticket.state !== 'closed') {
        await thread.say(trx, ticket, { side: 'support', personId, byName, text, files: [] })
        await thread.close(trx, ticket, 'support')
      }
      await note(trx, personId, ticketId, 'close')
      await ticketNotifications.refreshScreens(trx, ticket)
    },

    async list(personId: string, ...asked: Parameters<TicketReading['desk']>) {
      await staff(db, personId)
      return reading.desk(...asked)
    },

    /**
     * Assignable agents, and the saved replies.
     * @throws DomainError notAllowed
     */
    async offers(personId: string) {
      await staff(db, personId)
      return team.offers()
    },

    /** How quickly tickets are answered, and how many wait. @throws DomainError notAllowed */
    async times(personId: string) {
      await staff(db, personId)
      return team.times()
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
      const sender = { personId, isAtWork: true, place: { of: 'ticket', id: ticketId } } as const
      return attachments.during('support', sender, sent, (files) =>
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
    change: (personId: string, ticketId: string, change: DeskChange): Promise<StaffTicket> =>
      inTransaction(db, async (trx) => {
        const ticket = await thread.lock(trx, ticketId)
        const by = await staff(trx, personId)
        if (change.activity_status === 'close') {
          await thread.close(trx, ticket, 'support')
          await ticketNotifications.notifyClient(trx, ticket, 'support.closed')
        } else {
          if (ticket.state === 'closed') throwError('ticketClosed')
          const to = await assignee(trx, by, ticket.assigned_to, change)
          await assign(trx, ticketId, to)
          if (to && to !== personId) await ticketNotifications.notifyAgent(trx, ticket, to, by.first_name)
          await ticketNotifications.refreshScreens(trx, ticket)
        }
        await note(trx, personId, ticketId, change.activity_status)
        return reading.forStaff(trx, ticketId, personId)
      }),
  }
}
export type HelpDesk = ReturnType<typeof createHelpDesk>

import { type SupportState, ticketRules } from '@newyou/contract/communication/support'
import type { Clock } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import type { KeptFile } from '../../platform/media/attachments.ts'
import { writeAttached } from './attached.ts'

const messagesMax = 200

interface ThreadDependencies {
  clock: Clock
  ids: Ids
}

interface Said {
  side: 'client' | 'support'
  personId: string
  byName: string
  text: string
  files: readonly KeptFile[]
}

/** Shared operations on a ticket: lock it, check the rules, add a message, close it. */
export function createThread({ clock, ids }: ThreadDependencies) {
  /** Under its lock, which comes before those of people. @throws DomainError notFound for another's */
  async function lock(trx: Trx, ticketId: string, ownerId?: string) {
    let query = trx.selectFrom('support_ticket').selectAll().where('u_id', '=', ticketId)
    if (ownerId) query = query.where('person_id', '=', ownerId)
    const { state, ...ticket } = orNotFound(await query.forUpdate().executeTakeFirst())
    return { ...ticket, state: state as SupportState } // checked by the table
  }
  type Ticket = Awaited<ReturnType<typeof lock>>

  return {
    lock,

    /** Adds words to a request under its lock; from then on it is the other side's turn. @throws DomainError ticketClosed, ticketFull */
    async say(trx: Trx, ticket: Ticket, { side, personId, byName, text, files }: Said): Promise<string> {
      const allowed: readonly SupportState[] = ticketRules[side].write
      if (!allowed.includes(ticket.state)) throwError('ticketClosed')
      const { count } = await trx
        .selectFrom('support_message')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('ticket_id', '=', ticket.u_id)
        .executeTakeFirstOrThrow()
      if (count >= messagesMax) throwError('ticketFull')
      const now = clock.now()
      const u_id = ids.next()
      await trx
        .insertInto('support_message')
        .values({
          u_id,
          ticket_id: ticket.u_id,
          person_id: personId,
          side,
          by_name: byName,
          text,
          created_at: now,
        })
        .execute()
      await writeAttached(trx, files, { ticket_id: ticket.u_id, message_id: u_id, created_at: now })
      const state = side === 'client' ? 'open' : 'waiting'
      await trx
        .updateTable('support_ticket')
        .set({
          state,
          updated_at: now,
          // A second message keeps the waiting time.
          ...(state !== ticket.state && { since: now }),
          ...(side === 'support' && { assigned_to: personId }),
        })
        .where('u_id', '=', ticket.u_id)
        .execute()
      return u_id
    },

    /** @throws DomainError ticketClosed */
    async close(trx: Trx, ticket: Ticket, side: Said['side']) {
      const allowed: readonly SupportState[] = ticketRules[side].close
      if (!allowed.includes(ticket.state)) throwError('ticketClosed')
      const now = clock.now()
      await trx
        .updateTable('support_ticket')
        .set({ state: 'closed', since: now, closed_at: now, closed_by: side, updated_at: now })
        .where('u_id', '=', ticket.u_id)
        .execute()
    },
  }
}
export type Thread = ReturnType<typeof createThread>

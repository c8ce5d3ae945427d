import type { ClientTicket, supportReviewForm, ticketForm } from '@newyou/contract/communication/support'
import type { SupportTag } from '@newyou/contract/communication/support/tags'
import type { z } from 'zod'
import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { supportReplies } from '../../messages/replies/communication.ts'
import { after, type Clock, days, hours } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Upload } from '../../platform/http/uploads.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Attachments } from '../../platform/media/attachments.ts'
import { writeAttached } from './attached.ts'
import type { TicketNotifications } from './notifications.ts'
import type { Thread } from './thread.ts'
import type { TicketReading } from './ticket-queries.ts'

const asksPerHour = 5
const messagesPerHour = 30

interface TicketDependencies {
  db: Database
  clock: Clock
  ids: Ids
  rateLimits: Pick<RateLimits, 'spend'>
  settings: Pick<Settings, 'read'>
  attachments: Attachments
  reading: TicketReading
  ticketNotifications: TicketNotifications
  thread: Thread
  crisis: Pick<Crisis, 'wroteToStaff'>
}

/** Client operations on their own tickets. Another's is not found. */
export function createTickets(dependencies: TicketDependencies) {
  const { db, clock, ids, rateLimits, settings, attachments, reading, ticketNotifications, thread, crisis } =
    dependencies

  const nameOf = async (trx: Trx, personId: string) =>
    (
      await trx
        .selectFrom('person_name')
        .select('first_name')
        .where('u_id', '=', personId)
        .executeTakeFirstOrThrow()
    ).first_name

  /** A category of ours by its id. @throws DomainError invalidInput */
  async function categoryOf(trx: Trx, categoryId: string | undefined) {
    if (!categoryId) return null
    const known = await trx
      .selectFrom('category')
      .select('slug')
      .where('u_id', '=', categoryId)
      .where('is_shown', '=', true)
      .executeTakeFirst()
    return (
      known?.slug ??
      throwError('invalidInput', { errors: { new_you_category_u_id: supportReplies.unknownCategory } })
    )
  }

  /** A request without files, in the caller's transaction. Staff are notified. */
  async function open(
    trx: Trx,
    { personId, ...words }: { personId: string; title: string; description: string; tags: SupportTag[] },
  ): Promise<string> {
    const now = clock.now()
    const ticket = await trx
      .insertInto('support_ticket')
      .values({
        u_id: ids.next(),
        person_id: personId,
        ...words,
        since: now,
        created_at: now,
        updated_at: now,
      })
      .returning(['u_id', 'number', 'title', 'person_id'])
      .executeTakeFirstOrThrow()
    await ticketNotifications.notifyStaff(trx, ticket, { key: ticket.u_id, change: 'opened' })
    return ticket.u_id
  }

  async function reopen(trx: Trx, personId: string, ticketId: string) {
    const ticket = await thread.lock(trx, ticketId, personId)
    if (!ticket.closed_at) return throwError('ticketOpen')
    const { support_reopen_days: reopenDays } = await settings.read(trx)
    const now = clock.now()
    if (now > after(ticket.closed_at, days(reopenDays))) throwError('reopenTooLate')
    await trx
      .updateTable('support_ticket')
      .set({ state: 'open', since: now, closed_at: null, closed_by: null, updated_at: now })
      .where('u_id', '=', ticketId)
      .execute()
    await ticketNotifications.notifyStaff(trx, ticket, { key: ids.next(), change: 'reopened' })
  }

  return {
    open,

    /** @throws DomainError notFound for another's */
    async view(personId: string, ticketId: string): Promise<ClientTicket> {
      const mine = await db
        .selectFrom('support_ticket')
        .select('u_id')
        .where('u_id', '=', ticketId)
        .where('person_id', '=', personId)
        .executeTakeFirst()
      return reading.forClient(db, orNotFound(mine).u_id)
    },

    /** @throws DomainError tooManyRequests, fileRefused, invalidInput, notFound for what it goes on from */
    async ask(personId: string, form: z.output<typeof ticketForm>, sent: Upload[]): Promise<ClientTicket> {
      await rateLimits.spend([{ key: `support:ask:${personId}`, max: asksPerHour, window: hours(1) }])
      return attachments.during('support', { personId, isAtWork: false }, sent, (files) =>
        inTransaction(db, async (trx) => {
          const now = clock.now()
          const follows = form.follows_u_id && (await thread.lock(trx, form.follows_u_id, personId))
          if (follows && !follows.closed_at) throwError('ticketOpen')
          const ticket = await trx
            .insertInto('support_ticket')
            .values({
              u_id: ids.next(),
              person_id: personId,
              title: form.title,
              description: form.description,
              category: await categoryOf(trx, form.new_you_category_u_id),
              tags: form.tags,
              follows: follows ? follows.u_id : null,
              since: now,
              created_at: now,
              updated_at: now,
            })
            .returning(['u_id', 'number', 'title', 'person_id'])
            .executeTakeFirstOrThrow()
          await writeAttached(trx, files, { ticket_id: ticket.u_id, message_id: null, created_at: now })
          await ticketNotifications.notifyStaff(trx, ticket, { key: ticket.u_id, change: 'opened' })
          await crisis.wroteToStaff(trx, {
            ticketId: ticket.u_id,
            number: ticket.number,
            text: `${form.title}\n${form.description}`,
          })
          return reading.forClient(trx, ticket.u_id)
        }),
      )
    },

    /** @throws DomainError tooManyRequests, fileRefused, notFound, ticketClosed, ticketFull */
    async say(personId: string, ticketId: string, text: string, sent: Upload[]): Promise<ClientTicket> {
      await rateLimits.spend([{ key: `support:say:${personId}`, max: messagesPerHour, window: hours(1) }])
      const sender = { personId, isAtWork: false, place: { of: 'ticket', id: ticketId } } as const
      return attachments.during('support', sender, sent, (files) =>
        inTransaction(db, async (trx) => {
          const ticket = await thread.lock(trx, ticketId, personId)
          const byName = await nameOf(trx, personId)
          const key = await thread.say(trx, ticket, { side: 'client', personId, byName, text, files })
          await ticketNotifications.notifyStaff(trx, ticket, { key, change: 'message-added' })
          await crisis.wroteToStaff(trx, { ticketId, number: ticket.number, text })
          return reading.forClient(trx, ticketId)
        }),
      )
    },

    /** @throws DomainError notFound, ticketClosed, ticketOpen, reopenTooLate */
    change: (personId: string, ticketId: string, to: 'close' | 'reopen'): Promise<ClientTicket> =>
      inTransaction(db, async (trx) => {
        if (to === 'reopen') await reopen(trx, personId, ticketId)
        else {
          const ticket = await thread.lock(trx, ticketId, personId)
          await thread.close(trx, ticket, 'client')
          await ticketNotifications.refreshScreens(trx, ticket)
        }
        return reading.forClient(trx, ticketId)
      }),

    /** Once for each request, when it is closed. @throws DomainError notFound, reviewNotOpen */
    review: (
      personId: string,
      { support_u_id: ticketId, stars, review }: z.output<typeof supportReviewForm>,
    ): Promise<ClientTicket> =>
      inTransaction(db, async (trx) => {
        const ticket = await thread.lock(trx, ticketId, personId)
        if (ticket.state !== 'closed' || ticket.reviewed_at) throwError('reviewNotOpen')
        await trx
          .updateTable('support_ticket')
          .set({ stars, review, reviewed_at: clock.now() })
          .where('u_id', '=', ticketId)
          .execute()
        await ticketNotifications.refreshScreens(trx, ticket)
        return reading.forClient(trx, ticketId)
      }),
  }
}
export type Tickets = ReturnType<typeof createTickets>

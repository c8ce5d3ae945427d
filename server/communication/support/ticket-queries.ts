import {
  type ClientTicket,
  type StaffTicket,
  type SupportMessage,
  type SupportState,
  supportTag,
} from '@newyou/contract/communication/support'
import type { SupportTag } from '@newyou/contract/communication/support/tags'
import { categorySlug } from '@newyou/contract/foundation/categories/slugs'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Settings } from '../../foundation/settings/index.ts'
import { maskContact } from '../../people/accounts/index.ts'
import { after, days } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { envelope, limits, type Paging } from '../../platform/database/list-page.ts'
import { allOf, answerOf, type Fragment, moment, wordsOf } from '../../platform/database/statement.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Attachments } from '../../platform/media/attachments.ts'

/** The columns of a row in either list. */
const row = sql`t.u_id, t.number, t.title, t.category, t.tags, t.state as status, t.is_demo,
  ${moment(sql`t.created_at`)} as created_at, ${moment(sql`t.updated_at`)} as updated_at`

export interface TicketFilters {
  status?: SupportState | undefined
  search?: string | undefined
  categoryIds?: readonly string[]
  tags?: readonly SupportTag[]
}
interface ReadingDependencies {
  pool: Pool
  attachments: Attachments
  settings: Pick<Settings, 'read'>
}

/** Requests as their client and as the support team see them. PostgreSQL writes the lists as JSON in one statement each. */
export function createTicketReading({ pool, attachments, settings }: ReadingDependencies) {
  /** Each word stands in what was first written, or is the number. */
  const fits = (search: string | undefined) =>
    wordsOf(search).map((word) =>
      /^\d{4,12}$/.test(word)
        ? sql`(t.number = ${word}::bigint or t.words like ${`%${word}%`})`
        : sql`t.words like ${`%${word}%`}`,
    )

  async function page(
    { columns, where, order }: { columns: Fragment; where: Fragment[]; order: Fragment },
    paging: Paging,
    name: string,
  ): Promise<string> {
    const source = sql`support_ticket t where ${allOf(where)}`
    const rows = sql`select ${columns} from ${source} order by ${order} ${limits(paging)}`
    const query = envelope(rows, sql`(select count(*) from ${source})`, paging)
    return (await answerOf(pool, query, where.length === 1 ? name : undefined)) ?? ''
  }

  /** The fields of one request common to both sides. */
  async function whole(queryable: Queryable, ticketId: string, viewerId: string) {
    const ticket = orNotFound(
      await queryable
        .selectFrom('support_ticket as t')
        .innerJoin('person_contact as p', 'p.u_id', 't.person_id')
        .leftJoin('support_ticket as f', 'f.u_id', 't.follows')
        .leftJoin('person_name as s', 's.u_id', 't.assigned_to')
        .selectAll('t')
        .select(['p.first_name', 'p.last_name', 'p.email', 'p.phone', 'f.number as follows_number'])
        .select('s.first_name as assigned_name')
        .where('t.u_id', '=', ticketId)
        .executeTakeFirst(),
    )
    const messages = await queryable
      .selectFrom('support_message')
      .select(['u_id', 'side', 'by_name', 'text', 'created_at'])
      .where('ticket_id', '=', ticketId)
      .orderBy('created_at')
      .orderBy('u_id')
      .execute()
    const files = await queryable
      .selectFrom('support_attachment')
      .selectAll()
      .where('ticket_id', '=', ticketId)
      .orderBy('created_at')
      .orderBy('u_id')
      .execute()
    const filesOf = (messageId: string | null) =>
      files
        .filter(({ message_id }) => message_id === messageId)
        .map((file) => attachments.present(file, viewerId))
    const shown = {
      u_id: ticket.u_id,
      number: ticket.number,
      title: ticket.title,
      description: ticket.description,
      category: categorySlug.nullable().parse(ticket.category),
      tags: ticket.tags.map((tag) => supportTag.parse(tag)),
      status: ticket.state as SupportState, // checked by the table
      answers: messages.filter(({ side }) => side === 'support').length,
      is_demo: ticket.is_demo,
      created_at: ticket.created_at.toISOString(),
      updated_at: ticket.updated_at.toISOString(),
      attachments: filesOf(null),
      messages: messages.map(({ created_at, side, ...message }) => ({
        ...message,
        side: side as SupportMessage['side'], // checked by the table
        attachments: filesOf(message.u_id),
        created_at: created_at.toISOString(),
      })),
      closed_at: ticket.closed_at?.toISOString() ?? null,
      closed_by: ticket.closed_by as ClientTicket['closed_by'], // checked by the table
      follows: ticket.follows ? { u_id: ticket.follows, number: orNotFound(ticket.follows_number) } : null,
      review:
        ticket.stars === null
          ? null
          : {
              stars: ticket.stars,
              review: ticket.review ?? '',
              reviewed_at: orNotFound(ticket.reviewed_at).toISOString(),
            },
    }
    return { ticket, shown }
  }

  return {
    /** A page of a client's own, the one that moved last first, as the whole envelope in JSON. */
    async mine(personId: string, filters: TicketFilters, paging: Paging) {
      const { status, search, categoryIds = [], tags = [] } = filters
      const where: Fragment[] = [sql`t.person_id = ${personId}`, ...fits(search)]
      if (status) where.push(sql`t.state = ${status}`)
      if (categoryIds.length)
        where.push(sql`t.category = any(select slug from category where u_id = any(${categoryIds}::uuid[]))`)
      if (tags.length) where.push(sql`t.tags && ${tags}::text[]`)
      const columns = sql`${row}, t.description, (select count(*)::int from support_message m
        where m.ticket_id = t.u_id and m.side = 'support') as answers`
      return page({ columns, where, order: sql`t.updated_at desc, t.u_id` }, paging, 'support-mine')
    },

    /** A page of all tickets in one state, who waits longest first; closed ones the latest first. */
    async desk(
      {
        status,
        search,
        tag,
        assignedTo,
      }: TicketFilters & {
        status: SupportState
        tag?: SupportTag | undefined
        assignedTo?: string | undefined
      },
      paging: Paging,
    ) {
      const where: Fragment[] = [sql`t.state = ${status}`, ...fits(search)]
      if (tag) where.push(sql`t.tags @> array[${tag}]::text[]`)
      if (assignedTo) where.push(sql`t.assigned_to = ${assignedTo}`)
      const columns = sql`${row}, ${moment(sql`t.since`)} as since,
        (select trim(p.first_name || ' ' || p.last_name) from person_name p where p.u_id = t.person_id) as client_name,
        (select json_build_object('u_id', s.u_id, 'name', s.first_name) from person_name s
          where s.u_id = t.assigned_to) as assigned_to`
      const order = status === 'closed' ? sql`t.since desc, t.u_id desc` : sql`t.since, t.u_id`
      return page({ columns, where, order }, paging, `support-desk-${status === 'closed'}`)
    },

    /** One request as its client sees it; the caller has checked that it is theirs. */
    async forClient(queryable: Queryable, ticketId: string): Promise<ClientTicket> {
      const { person_id } = orNotFound(
        await queryable
          .selectFrom('support_ticket')
          .select('person_id')
          .where('u_id', '=', ticketId)
          .executeTakeFirst(),
      )
      const { ticket, shown } = await whole(queryable, ticketId, person_id)
      const { support_reopen_days: reopenDays } = await settings.read(queryable)
      return {
        ...shown,
        review_status: shown.review ? 'given' : ticket.state === 'closed' ? 'open' : 'not-yet',
        reopen_until: ticket.closed_at && after(ticket.closed_at, days(reopenDays)).toISOString(),
      }
    },

    /** One request as the support team sees it. */
    async forStaff(queryable: Queryable, ticketId: string, staffId: string): Promise<StaffTicket> {
      const { ticket, shown } = await whole(queryable, ticketId, staffId)
      const masked = (channel: 'email' | 'mobile', destination: string | null) =>
        destination ? maskContact({ channel, destination }) : ''
      return {
        ...shown,
        client: {
          name: `${ticket.first_name} ${ticket.last_name}`.trim(),
          email: masked('email', ticket.email),
          mobile_number: masked('mobile', ticket.phone),
        },
        assigned_to: ticket.assigned_to
          ? { u_id: ticket.assigned_to, name: ticket.assigned_name ?? '' }
          : null,
      }
    },
  }
}
export type TicketReading = ReturnType<typeof createTicketReading>

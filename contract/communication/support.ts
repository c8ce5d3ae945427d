import { z } from 'zod'
import { attachment } from '../attachments.ts'
import { endpoint, instant, paging, uId } from '../endpoint.ts'
import { categorySlug } from '../foundation/categories/slugs.ts'
import {
  reviewAdded,
  reviewMax,
  supportAnswerMax,
  supportDescriptionMax,
  supportTitleMax,
} from '../vocabulary.ts'
import { supportStates, supportTags } from './support/tags.ts'

/** Reply messages of tickets, and errors of their reviews. */
export const supportMessages = {
  asked: 'Your ticket has been submitted. We answer within two working days',
  sent: 'Your message has been sent',
  closed: 'The ticket is closed',
  reopened: 'The ticket has been reopened',
  reviewed: reviewAdded,
  answered: 'The reply has been sent',
  starsMissing: 'Please choose between one and five stars',
} as const

const required = 'This field is required'
export const supportTag = z.enum(supportTags)
export const supportState = z.enum(supportStates)
export type SupportState = z.output<typeof supportState>

/**
 * Allowed ticket actions by role and state; server and screens use the same table. Two rules are checked beside it: a
 * ticket can be reopened only for some days, and only the assigned agent can act on it.
 */
export const ticketRules = {
  client: { write: ['open', 'waiting'], close: ['open', 'waiting'], reopen: ['closed'] },
  support: { write: ['open', 'waiting'], close: ['open', 'waiting'] },
} as const satisfies Record<string, Record<string, readonly SupportState[]>>

export const supportMessage = z.object({
  u_id: uId,
  side: z.enum(['client', 'support']),
  by_name: z.string(),
  text: z.string(),
  attachments: z.array(attachment),
  created_at: instant,
})
export type SupportMessage = z.output<typeof supportMessage>

export const ticketRow = z.object({
  u_id: uId,
  number: z.int(),
  title: z.string(),
  description: z.string(),
  category: categorySlug.nullable(),
  tags: z.array(supportTag),
  status: supportState,
  answers: z.int(),
  created_at: instant,
  updated_at: instant,
  is_demo: z.boolean(),
})
export type TicketRow = z.output<typeof ticketRow>

/** The fields of a ticket that both sides see. */
const ticket = ticketRow.extend({
  attachments: z.array(attachment),
  messages: z.array(supportMessage),
  closed_at: instant.nullable(),
  closed_by: z.enum(['client', 'support']).nullable(),
  /** The closed ticket that this one continues. */
  follows: z.object({ u_id: uId, number: z.int() }).nullable(),
  review: z.object({ stars: z.int(), review: z.string(), reviewed_at: instant }).nullable(),
})

export const clientTicket = ticket.extend({
  /** A review can be written while it is `open`. */
  review_status: z.enum(['not-yet', 'open', 'given']),
  /** Until when a closed ticket can be reopened. */
  reopen_until: instant.nullable(),
})
export type ClientTicket = z.output<typeof clientTicket>

/** Client data shown to support: the name, and masked contacts. */
const asker = z.object({ name: z.string(), email: z.string(), mobile_number: z.string() })
export const staffTicketRow = ticketRow.omit({ description: true, answers: true }).extend({
  client_name: z.string(),
  assigned_to: z.object({ u_id: uId, name: z.string() }).nullable(),
  /** Since when it waits for the side that must act next. */
  since: instant,
})
export type StaffTicketRow = z.output<typeof staffTicketRow>
export const staffTicket = ticket.extend({
  client: asker,
  assigned_to: z.object({ u_id: uId, name: z.string() }).nullable(),
})
export type StaffTicket = z.output<typeof staffTicket>

const title = z.string().trim().min(1, { error: required }).max(supportTitleMax)
const words = (max: number) => z.string().trim().min(1, { error: required }).max(max)

/** The form of a ticket. Files are sent as `attachments` of the same form. */
export const ticketForm = z.strictObject({
  title,
  description: words(supportDescriptionMax),
  new_you_category_u_id: uId.optional(),
  tags: z.array(supportTag).max(3).default([]),
  /** A closed ticket of the same client that this one continues. */
  follows_u_id: uId.optional(),
})

export const supportReviewForm = z.strictObject({
  support_u_id: uId,
  stars: z.int({ error: supportMessages.starsMissing }).min(1).max(5),
  review: words(reviewMax),
})

const listed = {
  ...paging(12),
  search: z.string().trim().max(80).optional(),
  status: supportState.optional(),
}
const params = z.object({ supportId: uId })

export const supportTickets = {
  'GET /api/website/support': endpoint({
    summary: 'List my tickets, last active first',
    who: 'client',
    query: z.strictObject({ ...paging(12), status: supportState.optional() }),
    data: z.array(ticketRow),
    list: true,
  }),
  'POST /api/website/search-support': endpoint({
    summary: 'Search my tickets by words, categories and tags; empty filters are ignored',
    who: 'client',
    query: z.strictObject(listed),
    body: z.strictObject({
      new_you_category_u_id: z.array(uId).max(50).default([]),
      tags: z.array(supportTag).max(supportTags.length).default([]),
    }),
    data: z.array(ticketRow),
    list: true,
  }),
  'GET /api/website/support/{supportId}': endpoint({
    summary: 'Get one of my tickets with all messages; a healer’s ticket is always an objection',
    who: 'signed-in',
    params,
    query: z.strictObject({ patient_id: uId.optional() }),
    data: clientTicket,
  }),
  'POST /api/website/support': endpoint({
    summary: 'Open a ticket, with pictures and PDFs if wanted',
    who: 'client',
    body: ticketForm,
    data: clientTicket,
    created: true,
    errors: ['fileRefused', 'filesFull'],
  }),
  'POST /api/website/support/{supportId}/message': endpoint({
    summary: 'Reply to one of my tickets that is not closed',
    who: 'signed-in',
    params,
    body: z.strictObject({ text: words(supportAnswerMax) }),
    data: clientTicket,
    created: true,
    errors: ['ticketClosed', 'ticketFull', 'fileRefused', 'filesFull', 'placeFilesFull'],
  }),
  'PATCH /api/website/support/{supportId}': endpoint({
    summary: 'Close one of my tickets, or reopen it within the days of the settings',
    who: 'client',
    params,
    body: z.strictObject({ activity_status: z.enum(['close', 'reopen']) }),
    data: clientTicket,
    errors: ['ticketClosed', 'ticketOpen', 'reopenTooLate'],
  }),
  'POST /api/website/support-ticket-review': endpoint({
    summary: 'Review a closed ticket, while its review status is open',
    who: 'client',
    body: supportReviewForm,
    data: clientTicket,
    created: true,
    errors: ['reviewNotOpen'],
  }),
}

const deskChange = z
  .strictObject({
    activity_status: z.enum(['take', 'assign', 'unassign', 'close']),
    /** The colleague to whom it is assigned. */
    agent_u_id: uId.optional(),
  })
  .refine(({ activity_status: to, agent_u_id: agentId }) => (to === 'assign') === (agentId !== undefined), {
    error: required,
    path: ['agent_u_id'],
  })
export type DeskChange = z.output<typeof deskChange>

/** Saved replies, and colleagues who can be assigned a ticket. */
const deskOffers = z.object({
  agents: z.array(z.object({ u_id: uId, name: z.string() })),
  replies: z.array(z.object({ u_id: uId, title: z.string(), text: z.string() })),
})
export type DeskOffers = z.output<typeof deskOffers>

const deskTimes = z.object({
  /** The figures cover tickets of this many past days. */
  days: z.int(),
  opened: z.int(),
  answered: z.int(),
  /** The median and the 90th percentile of the minutes to the first reply; null without any. */
  half_within_minutes: z.int().nullable(),
  most_within_minutes: z.int().nullable(),
  /** Tickets that wait for us now, and since when the oldest of them waits. */
  waiting: z.int(),
  waiting_since: instant.nullable(),
})
export type SupportTimes = z.output<typeof deskTimes>

export const supportDesk = {
  'GET /api/staff/support-desk': endpoint({
    summary: 'List colleagues who can be assigned a ticket, and the saved replies',
    who: ['support', 'admin'],
    data: deskOffers,
  }),
  'GET /api/staff/support-times': endpoint({
    summary: 'Get how quickly tickets are answered, and how many wait',
    who: ['support', 'admin'],
    data: deskTimes,
  }),
  'GET /api/staff/support': endpoint({
    summary: 'List tickets by who must act next: us, the client or no one; longest waiting first',
    who: ['support', 'admin'],
    query: z.strictObject({
      ...paging(20),
      status: supportState.default('open'),
      search: z.string().trim().max(80).optional(),
      tag: supportTag.optional(),
      mine: z.enum(['true']).optional(),
    }),
    data: z.array(staffTicketRow),
    list: true,
  }),
  'GET /api/staff/support/{supportId}': endpoint({
    summary: 'Get one ticket, with the client’s details that support may see; the view is logged',
    who: ['support', 'admin'],
    params,
    data: staffTicket,
  }),
  'POST /api/staff/support/{supportId}/answer': endpoint({
    summary: 'Reply to a ticket; it is assigned to the agent who replies',
    who: ['support', 'admin'],
    params,
    body: z.strictObject({ text: words(supportAnswerMax) }),
    data: staffTicket,
    created: true,
    errors: ['ticketClosed', 'ticketFull', 'fileRefused', 'filesFull', 'placeFilesFull'],
  }),
  'PATCH /api/staff/support/{supportId}': endpoint({
    summary: 'Assign a ticket to myself or a colleague, unassign it, or close it',
    who: ['support', 'admin'],
    params,
    body: deskChange,
    data: staffTicket,
    errors: ['ticketClosed', 'ticketTaken'],
  }),
}

import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'

const who = ['support', 'admin'] as const

/** Messages of the contact form, and enquiries that name no healer. */
export const letterKinds = ['message', 'enquiry'] as const
export type LetterKind = (typeof letterKinds)[number]
export const letterStates = ['new', 'answered'] as const
export const letterAnswerMax = 4000

const letterRow = z.object({
  u_id: uId,
  kind: z.enum(letterKinds),
  state: z.enum(letterStates),
  name: z.string(),
  subject: z.string(),
  created_at: instant,
})
export type LetterRow = z.output<typeof letterRow>

const letter = letterRow.extend({
  text: z.string(),
  /** Masked: enough to recognise the contact. */
  email: z.string(),
  phone: z.string(),
  preferred_at: instant.nullable(),
  answer: z.string(),
  answered_at: instant.nullable(),
  answered_by: z.string(),
})
export type InboxLetter = z.output<typeof letter>

const params = z.object({ letterId: uId })

const feedback = z.object({
  u_id: z.string(),
  event_u_id: uId,
  event_title: z.string(),
  stars: z.int(),
  text: z.string(),
  created_at: instant,
})
export type FeedbackRow = z.output<typeof feedback>

export const inbox = {
  'GET /api/staff/inbox': endpoint({
    summary: 'List messages of the contact form and enquiries to us; open ones first, longest waiting first',
    who,
    query: z.strictObject({
      ...paging(25),
      kind: z.enum(letterKinds).optional(),
      state: z.enum(letterStates).optional(),
    }),
    data: z.array(letterRow),
    list: true,
  }),
  'GET /api/staff/inbox/{letterId}': endpoint({
    summary: 'Get one message or enquiry with its answer; the view is logged',
    who,
    params,
    data: letter,
  }),
  'POST /api/staff/inbox/{letterId}/answer': endpoint({
    summary: 'Answer a message or enquiry by e-mail; one answer each',
    who,
    params,
    body: z.strictObject({
      text: z.string().trim().min(1, { error: 'This field is required' }).max(letterAnswerMax),
    }),
    data: letter,
    errors: ['notNow'],
  }),
  'GET /api/staff/event-feedback': endpoint({
    summary: 'List the feedback on webinars and workshops, latest first, without names',
    who: ['editor', 'support', 'admin'],
    query: z.strictObject({
      ...paging(25),
      event: uId.optional(),
      stars: z.coerce.number().int().min(1).max(5).optional(),
    }),
    data: z.array(feedback),
    list: true,
  }),
}

import { z } from 'zod'
import { nameMinLength } from '../business.ts'
import { endpoint, instant, paging, uId } from '../endpoint.ts'
import { personalName } from '../names.ts'
import { email, mobileOfAnyCountry } from '../people/accounts/fields.ts'
import { accountMessages } from '../people/accounts/messages.ts'
import { descriptionMax, descriptionMissing } from '../vocabulary.ts'

/** The form of an enquiry by a visitor or client, before booking. */
export const inquiryForm = z.strictObject({
  name: personalName.min(nameMinLength, { error: accountMessages.nameShort }).max(80),
  email,
  mobile_number: mobileOfAnyCountry(),
  description: z.string().trim().min(1, { error: descriptionMissing }).max(descriptionMax),
  preferred_at: instant.optional(),
  healer_u_id: uId.optional(),
  new_you_category_u_id: uId.optional(),
})

/** The healer's view of an enquiry: the name that the sender gave, without their contact. The answer goes by e-mail. */
export const practiceInquiry = z.object({
  u_id: uId,
  state: z.enum(['new', 'answered']),
  name: z.string(),
  description: z.string(),
  preferred_at: instant.nullable(),
  answer: z.string(),
  answered_at: instant.nullable(),
  created_at: instant,
})
export type PracticeInquiry = z.output<typeof practiceInquiry>

/** An inquiry to us or a healer, matched by the account's contacts, with its answer. */
export const myInquiry = z.object({
  u_id: uId,
  /** The healer who was asked; null when we were. */
  healer: z.object({ u_id: uId, full_name: z.string() }).nullable(),
  description: z.string(),
  answer: z.string(),
  answered_at: instant.nullable(),
  created_at: instant,
})
export type MyInquiry = z.output<typeof myInquiry>

export const inquiryAnswerMax = 3000
export const inquiryAnswered = 'Your reply has been sent'
export const inquiryAdded = 'Enquiry added successfully'

export const inquiries = {
  'POST /api/website/appointment-inquiry': endpoint({
    summary: 'Send an enquiry about an appointment: to us, or to one healer',
    who: 'any',
    body: inquiryForm,
    data: z.object({}),
    created: true,
    errors: ['notFound'],
  }),
  'GET /api/website/my-inquiry': endpoint({
    summary: 'List my enquiries and messages to us, latest first, with the answers',
    who: 'client',
    query: z.strictObject(paging(20)),
    data: z.array(myInquiry),
    list: true,
  }),
  'GET /api/practice/inquiry': endpoint({
    summary: 'List enquiries to me: unanswered ones first, longest waiting first',
    who: 'healer',
    query: z.strictObject(paging(20)),
    data: z.array(practiceInquiry),
    list: true,
  }),
  'POST /api/practice/inquiry/{inquiryId}/answer': endpoint({
    summary: 'Answer an enquiry; one answer each. Who has an account reads it there, others get it by e-mail',
    who: 'healer',
    params: z.object({ inquiryId: uId }),
    body: z.strictObject({
      text: z.string().trim().min(1, { error: 'This field is required' }).max(inquiryAnswerMax),
    }),
    data: practiceInquiry,
    errors: ['notNow'],
  }),
}

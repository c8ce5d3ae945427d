import { z } from 'zod'
import { calendarDay, endpoint, instant, uId } from '../endpoint.ts'
import { email, mobile, personName } from './accounts/fields.ts'
import { accountMessages } from './accounts/messages.ts'
import { guardianRelations } from './guardians/rules.ts'

/** People for whom a client books and pays, and clients for whom somebody else does. */

export const dependantsMax = 10
/** How long a link to them is valid. */
export const dependantLinkHours = 72

const contact = z.union([email, mobile()], { error: accountMessages.guardianContactInvalid })

export const childForm = z.strictObject({
  kind: z.literal('child'),
  name: personName,
  dob: calendarDay,
  relation: z.enum(guardianRelations, { error: accountMessages.required }),
  is_guardian: z.literal(true, { error: accountMessages.guardianNotConfirmed }),
})
export const adultForm = z.strictObject({ kind: z.literal('adult'), name: personName, contact })

const dependant = z.object({
  u_id: uId.meta({ description: 'Sent as `for_u_id` when booking' }),
  kind: z.enum(['child', 'adult']),
  /** As I call them. */
  name: z.string(),
  /** `asked`: an adult has not answered the link yet. */
  state: z.enum(['asked', 'agreed', 'refused']),
  /** Of a child. */
  dob: calendarDay.nullable(),
  /** Where the last link went, shortened; null for none. */
  sent_to: z.string().nullable(),
  created_at: instant,
})
export type Dependant = z.output<typeof dependant>

const payer = z.object({ u_id: uId, name: z.string(), since: instant })

const both = z.object({
  /** For whom I book and pay. */
  dependants: z.array(dependant),
  /** Who may book and pay for me. They see dates and receipts, never what I write or what is written about me. */
  payers: z.array(payer),
})
export type Dependants = z.output<typeof both>

const one = z.object({ dependantId: uId })
const token = z.object({ token: z.string().max(200) })

const link = z.object({
  /** `adult`: somebody wants to book and pay for the reader. `account`: a child gets an account of their own. */
  kind: z.enum(['adult', 'account']),
  payer_name: z.string(),
  name: z.string(),
  expires_at: instant,
})
export type DependantLink = z.output<typeof link>

export const dependants = {
  'GET /api/website/dependant': endpoint({
    summary: 'List for whom I book and pay, and who does so for me',
    who: 'client',
    data: both,
  }),
  'POST /api/website/dependant': endpoint({
    summary: 'Add a child without an account, whose guardian I am, or ask an adult by a link',
    who: 'client',
    body: z.discriminatedUnion('kind', [childForm, adultForm]),
    data: both,
    created: true,
    errors: ['notAllowed'],
  }),
  'POST /api/website/dependant/{dependantId}/account': endpoint({
    summary: 'Send a child a link to an account of their own; once it is used I see no more than what I paid',
    who: 'client',
    params: one,
    body: z.strictObject({ contact }),
    data: both,
    errors: ['notAllowed'],
  }),
  'DELETE /api/website/dependant/{dependantId}': endpoint({
    summary:
      'End that I book for another adult, or that they book for me; remove a child for whom nothing was booked',
    who: 'client',
    params: one,
    data: both,
    errors: ['notAllowed'],
  }),
  'GET /api/website/dependant-link/{token}': endpoint({
    summary: 'Get what the link asks. Opening it changes nothing',
    who: 'any',
    params: token,
    data: link,
  }),
  'POST /api/website/dependant-link/{token}': endpoint({
    summary: 'Answer the link, once: an adult as a client, a child for the contact to which it was sent',
    who: 'any',
    params: token,
    body: z.strictObject({ is_agreed: z.boolean() }),
    data: z.object({ is_agreed: z.boolean(), contact: z.string().nullable() }),
    errors: ['loginRequired', 'notAllowed', 'profileIncomplete'],
  }),
}

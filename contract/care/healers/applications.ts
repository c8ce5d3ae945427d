import { z } from 'zod'
import { endpoint, instant, uId } from '../../endpoint.ts'
import { uploads } from '../../file-limits.ts'
import { offeredCategory } from '../../foundation/categories/slugs.ts'
import { having } from '../../people/accounts/declared.ts'
import { formShape } from '../../people/accounts/declared-schemas.ts'
import { device, email, mobile, personName, trimmed } from '../../people/accounts/fields.ts'
import { accountMessages } from '../../people/accounts/messages.ts'
import { messageLanguage } from '../../people/accounts/registration.ts'
import { sessionRecord } from '../../people/accounts/sign-in.ts'
import { healerFields } from './fields.ts'
import { invitationToken } from './invitations.ts'

const number = z.coerce.number({ error: accountMessages.required }).int()

/** The application form of a healer; the documents are sent beside it. */
export const healerForm = z.strictObject({
  first_name: personName,
  last_name: personName,
  mobile_number: mobile(),
  email,
  ...formShape(having(healerFields, 'step'), {
    main_category: offeredCategory(accountMessages.required),
    // Names of a list of the database; numbers come as text beside the files.
    languages: z.array(trimmed.min(1).max(40)).min(1, { error: accountMessages.languageMissing }).max(12),
    practising_since: number.min(1940, { error: accountMessages.required }).max(2100),
    price_rupees: number.min(1, { error: accountMessages.required }).max(50_000),
  }),
})
export type HealerForm = z.output<typeof healerForm>

const healerDocument = z.object({
  u_id: uId,
  name: z.string(),
  kind: z.enum(uploads.documentKinds),
  bytes: z.int(),
  created_at: instant,
})

export const healerApplicationCalls = {
  'POST /api/website/healer-registration': endpoint({
    summary:
      'Register as a healer: multipart with one to five documents. The application is under review until it is verified',
    who: 'anonymous',
    body: healerForm.extend({
      verification_token: z.string().max(2000),
      message_language: messageLanguage,
      invitation: invitationToken.optional().meta({ description: 'Of the link, where one was invited' }),
      ...device,
    }),
    data: sessionRecord,
    created: true,
    errors: ['contactTaken', 'contactNotVerified', 'fileRefused'],
  }),
  'GET /api/website/healer-document': endpoint({
    summary: 'List the documents of my application as a healer',
    who: 'healer',
    data: z.array(healerDocument),
  }),
  'GET /api/website/healer-application': endpoint({
    summary: 'Get the status of my application as a healer, with the reason',
    who: 'healer',
    data: z.object({
      state: z.enum(['in-review', 'verified', 'paused', 'refused']),
      reason: z.string(),
      reviewed_at: instant.nullable(),
    }),
  }),
}

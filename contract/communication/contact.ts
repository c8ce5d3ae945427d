import { z } from 'zod'
import { nameMinLength } from '../business.ts'
import { endpoint } from '../endpoint.ts'
import { personalName } from '../names.ts'
import { email, mobileOfAnyCountry } from '../people/accounts/fields.ts'
import { accountMessages } from '../people/accounts/messages.ts'

export const contactSubjectMax = 120
export const contactReasonMax = 2000

/** Contact form: name over 2 characters, e-mail, phone, subject, reason. */
export const contactForm = z.strictObject({
  name: personalName.min(nameMinLength, { error: accountMessages.nameShort }).max(80),
  email,
  phone: mobileOfAnyCountry(accountMessages.phoneInvalid),
  subject: z.string().trim().min(1, { error: accountMessages.required }).max(contactSubjectMax),
  reason: z.string().trim().min(1, { error: accountMessages.required }).max(contactReasonMax),
})

export const contactSent = 'Thank you. We answer within two working days'

export const contact = {
  'POST /api/website/contact-us': endpoint({
    summary: 'Send a message to the company',
    who: 'any',
    body: contactForm,
    data: z.object({}),
    created: true,
  }),
}

import { z } from 'zod'
import { accountMessages, email, mobile } from './accounts/fields.ts'
import { nameMinLength } from './business.ts'
import { endpoint, instant, uId } from './endpoint.ts'
import { personalName } from './names.ts'
import { descriptionMax, descriptionMissing } from './vocabulary.ts'

/** What a visitor or client asks a healer before booking. */
export const inquiryForm = z.strictObject({
  name: personalName.min(nameMinLength, { error: accountMessages.nameShort }).max(80),
  email,
  mobile_number: mobile(),
  description: z.string().trim().min(1, { error: descriptionMissing }).max(descriptionMax),
  preferred_at: instant.optional(),
  healer_u_id: uId.optional(),
  new_you_category_u_id: uId.optional(),
})

export const inquiryAdded = 'Enquiry added successfully'

export const inquiries = {
  'POST /api/website/appointment-inquiry': endpoint({
    summary: 'Ask about an appointment: us, or one healer',
    who: 'any',
    body: inquiryForm,
    data: z.object({}),
    created: true,
    errors: ['notFound'],
  }),
}

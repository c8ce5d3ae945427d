import { z } from 'zod'
import { calendarDay, endpoint, uId } from '../../endpoint.ts'
import { personalName } from '../../names.ts'
import { profileFields } from '../../profile-fields.ts'
import { genders } from '../../vocabulary.ts'
import { clientFields } from './client-fields.ts'
import { formShape, storedShape } from './declared-schemas.ts'
import { emptyOr, mobile, organizationId, personName, pickedId } from './fields.ts'
import { accountMessages } from './messages.ts'

/** The name that other clients and healers see. */
export const anonymousName = personalName.max(40)

/** What clients may change in their own account. */
export const profileForm = z.strictObject(
  formShape(clientFields, {
    first_name: personName,
    last_name: personName,
    anonymous_name: anonymousName,
    dob: z.iso.date({ error: accountMessages.dobMissing }),
    alternate_mobile_number: emptyOr(mobile()).nullable(),
    emergency_mobile_number: emptyOr(mobile()).nullable().optional(),
    profession_u_id: pickedId(accountMessages.professionMissing),
    language_u_id: pickedId(accountMessages.languageMissing),
    organization_id: organizationId,
  }),
)
export type ProfileForm = z.output<typeof profileForm>

export const profile = z.object({
  u_id: uId,
  full_name: z.string(),
  ...storedShape(clientFields),
  email: z.string().nullable(),
  mobile_number: z.string().nullable(),
  image: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  dob: calendarDay.nullable(),
  wallet_points: z.number().meta({ description: 'Wallet balance in rupees' }),
  life_point: z.number(),
  patient_demo_appointment_count: z.int(),
  percentage: z.int().min(0).max(100),
  is_profile_complete: z.boolean(),
  missing_fields: z.array(z.enum(profileFields)),
  is_email_proven: z.boolean(),
  is_mobile_number_proven: z.boolean(),
  profession_u_id: uId.nullable(),
  language_u_id: uId.nullable(),
  referral_code: z.string(),
  healer_u_id: uId.nullable(),
  healer_state: z.enum(['in-review', 'verified', 'paused', 'refused']).nullable(),
})
export type Profile = z.output<typeof profile>

export const profiles = {
  'GET /api/website/patient/{patientId}': endpoint({
    summary: 'Get my profile',
    who: 'signed-in',
    params: z.object({ patientId: uId }),
    data: profile,
  }),
  'PUT /api/website/patient/{patientId}': endpoint({
    summary:
      'Change fields of my profile; fields that are not sent stay. As multipart, the file `image` replaces the picture',
    who: 'signed-in',
    params: z.object({ patientId: uId }),
    body: profileForm.partial(),
    data: profile,
    errors: ['underAge', 'fileRefused'],
  }),
  'DELETE /api/website/patient/{patientId}/image': endpoint({
    summary: 'Remove my profile picture',
    who: 'signed-in',
    params: z.object({ patientId: uId }),
    data: profile,
  }),
}

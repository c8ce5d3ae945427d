import { z } from 'zod'
import { calendarDay, endpoint, uId } from '../endpoint.ts'
import { personalName } from '../names.ts'
import { profileFields } from '../profile-fields.ts'
import { genders } from '../vocabulary.ts'
import { chosen, emptyOr, mobile, organizationId, personName, pickedId, place } from './fields.ts'
import { accountMessages } from './messages.ts'
import { incomeRanges, incomeSources, investAmounts, maritalStatuses } from './person-choices.ts'

/** What clients may change in their own account. */
/** The name that other clients and healers see. */
export const anonymousName = personalName.max(40)

export const profileForm = z.strictObject({
  first_name: personName,
  last_name: personName,
  anonymous_name: anonymousName,
  gender: z.enum(genders, { error: accountMessages.genderMissing }),
  dob: z.iso.date({ error: accountMessages.dobMissing }),
  marital_status: chosen(maritalStatuses),
  country: place(accountMessages.countryMissing),
  state: place(accountMessages.stateMissing),
  city: place(accountMessages.cityMissing),
  income_sources: z.array(z.enum(incomeSources)).min(1, { error: accountMessages.required }),
  income_range_per_year: chosen(incomeRanges),
  mental_health_invest_amount: chosen(investAmounts),
  alternate_mobile_number: emptyOr(mobile()).nullable(),
  profession_u_id: pickedId(accountMessages.professionMissing),
  language_u_id: pickedId(accountMessages.languageMissing),
  organization_id: organizationId,
})
export type ProfileForm = z.output<typeof profileForm>

export const profile = z.object({
  u_id: uId,
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  anonymous_name: z.string(),
  email: z.string().nullable(),
  mobile_number: z.string().nullable(),
  image: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  dob: calendarDay.nullable(),
  marital_status: z.string().nullable(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  income_sources: z.array(z.string()),
  income_range_per_year: z.string().nullable(),
  mental_health_invest_amount: z.string().nullable(),
  wallet_points: z.number().meta({ description: 'Wallet balance in rupees' }),
  life_point: z.number(),
  patient_demo_appointment_count: z.int(),
  percentage: z.int().min(0).max(100),
  is_profile_complete: z.boolean(),
  missing_fields: z.array(z.enum(profileFields)),
  alternate_mobile_number: z.string().nullable(),
  is_email_proven: z.boolean(),
  is_mobile_number_proven: z.boolean(),
  profession_u_id: uId.nullable(),
  language_u_id: uId.nullable(),
  organization_id: z.string(),
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

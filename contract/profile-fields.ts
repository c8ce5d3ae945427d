/** Which fields a profile has, and which of them a practice asks for. No schema library here: public pages use them too. */

/** The profile is complete when each of these is filled, as far as the practice asks for it. */
export const profileFields = [
  'income_range_per_year',
  'income_sources',
  'dob',
  'state',
  'city',
  'country',
  'mental_health_invest_amount',
  'marital_status',
] as const
export type ProfileField = (typeof profileFields)[number]

/** Fields that a practice may ask for beside name, birth date and contacts, in the order of the form. */
export const askableFields = [
  'gender',
  'marital_status',
  'profession_u_id',
  'language_u_id',
  'country',
  'state',
  'city',
  'income_sources',
  'income_range_per_year',
  'mental_health_invest_amount',
] as const
export type AskableField = (typeof askableFields)[number]

/** The fields that make a profile complete where a practice asks for these. The birth date is always one of them. */
export const demandedFields = (asked: readonly AskableField[]): ProfileField[] =>
  profileFields.filter((field) => field === 'dob' || asked.includes(field))

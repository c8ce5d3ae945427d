/** The fields of each step of the registration as a client. */
export const registrationSteps = [
  {
    name: 'contact',
    fields: ['first_name', 'last_name', 'mobile_number', 'email', 'alternate_mobile_number'],
  },
  {
    name: 'about',
    fields: [
      ...(['anonymous_name', 'gender', 'dob', 'marital_status', 'profession_u_id', 'language_u_id'] as const),
      ...(['guardian_name', 'guardian_relation', 'guardian_contact'] as const),
      ...(['country', 'state', 'city'] as const),
    ],
  },
  {
    name: 'means',
    fields: [
      ...(['income_sources', 'income_range_per_year', 'mental_health_invest_amount'] as const),
      ...(['organization_id', 'referral_code'] as const),
    ],
  },
] as const

/** The same of a healer; the documents stand in the last one. */
export const healerSteps = [
  { name: 'contact', fields: ['first_name', 'last_name', 'mobile_number', 'email', 'gender'] },
  { name: 'work', fields: ['title', 'city', 'main_category', 'languages', 'topics'] },
  { name: 'experience', fields: ['proof', 'practising_since', 'price_rupees', 'about'] },
  { name: 'documents', fields: [] },
] as const

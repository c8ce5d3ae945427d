/** The first step of a client's registration, which opens the account. */
export const accountFields = [
  ...(['first_name', 'last_name', 'dob'] as const),
  ...(['guardian_name', 'guardian_relation', 'guardian_contact'] as const),
  ...(['mobile_number', 'email', 'referral_code', 'is_policy_accepted'] as const),
] as const

/** The steps of a healer's registration; the documents stand in the last one. */
export const healerSteps = [
  { name: 'contact', fields: ['first_name', 'last_name', 'mobile_number', 'email', 'gender'] },
  { name: 'work', fields: ['title', 'city', 'main_category', 'languages', 'topics'] },
  { name: 'experience', fields: ['proof', 'practising_since', 'price_rupees', 'about'] },
  { name: 'documents', fields: [] },
] as const

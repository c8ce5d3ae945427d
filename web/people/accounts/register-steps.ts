/** The first step of a client's registration, which opens the account. */
export const accountFields = [
  ...(['first_name', 'last_name', 'dob'] as const),
  ...(['guardian_name', 'guardian_relation', 'guardian_contact'] as const),
  ...(['mobile_number', 'email', 'referral_code', 'is_policy_accepted'] as const),
] as const

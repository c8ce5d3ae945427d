/** Choices for a client's profile. No schema library here: public pages use them too. */

export const maritalStatuses = ['single', 'married', 'separated', 'divorced', 'widowed', 'other'] as const
export const incomeRanges = [
  'none',
  'up-to-3-lakh',
  '3-to-6-lakh',
  '6-to-12-lakh',
  '12-to-25-lakh',
  'over-25-lakh',
] as const
export const incomeSources = [
  'salary',
  'business',
  'self-employed',
  'agriculture',
  'pension',
  'family',
  'other',
] as const
export const investAmounts = ['up-to-500', '500-to-2000', '2000-to-5000', 'over-5000'] as const

/** What a client may let their healers see beside the chosen name. */
export const shownToHealers = ['legal-name', 'age', 'language'] as const

import type { AskableField } from '@newyou/contract/profile-fields'

export const addressFields = ['country', 'state', 'city'] as const
export const incomeFields = [
  'income_sources',
  'income_range_per_year',
  'mental_health_invest_amount',
] as const
const aboutFields = ['gender', 'marital_status', 'profession_u_id', 'language_u_id'] as const

/** Whether the practice asks for at least one of these fields. */
export const asksOf = (asked: readonly AskableField[], fields: readonly AskableField[]) =>
  fields.some((field) => asked.includes(field))

const steps = [
  { name: 'about', fields: [...aboutFields, ...addressFields] },
  { name: 'means', fields: incomeFields },
] as const

/** The steps after the account is open, without those of which the practice asks for nothing. */
export const detailSteps = (asked: readonly AskableField[]) =>
  steps.filter(({ fields }) => asksOf(asked, fields))

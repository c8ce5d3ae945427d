import { defaultOrganization } from '@newyou/contract/vocabulary'
import type { useForm } from '../ui/form/use-form.ts'

/** Genders in the order of the forms. */
export const offeredGenders = ['female', 'male', 'other', 'prefer-not-to-say'] as const

/** What registration and profile both ask for; empty until it is filled in. */
export const emptyPerson = {
  anonymous_name: '',
  gender: '',
  dob: '',
  marital_status: '',
  country: 'India',
  state: '',
  city: '',
  income_sources: [] as string[],
  income_range_per_year: '',
  mental_health_invest_amount: '',
  alternate_mobile_number: '',
  profession_u_id: '',
  language_u_id: '',
}
type Person = typeof emptyPerson
/** The fields of a form that has at least those of a person. */
export type PersonForm = Pick<
  ReturnType<typeof useForm<Person, unknown>>,
  'values' | 'errors' | 'set' | 'text'
>

export const emptyIncomeStep = { organization_id: defaultOrganization, referral_code: '' }

/** A form that has at least these fields and those of a person. */
export type IncomeStepForm = ReturnType<typeof useForm<Person & typeof emptyIncomeStep, unknown>>

import { genders } from '../../vocabulary.ts'
import type { Declared } from './declared.ts'
import type { accountMessages } from './messages.ts'
import {
  incomeRanges,
  incomeSources,
  investAmounts,
  maritalStatuses,
  shownToHealers,
} from './person-choices.ts'

interface ClientField extends Declared {
  /** The column's value while nothing is known. */
  none: '' | null | readonly []
  /** Its column, if named differently. */
  column?: string
  /** The step after the account is open that asks for it, beside what the practice asks for there. */
  step?: 'about' | 'means'
  /** The column's value once the account is deleted; by default empty. `kept`: it stays, as it identifies nobody. */
  erased?: string
}

type Messages = typeof accountMessages
const genderMissing: Messages['genderMissing'] = 'Please select your gender'
const countryMissing: Messages['countryMissing'] = 'Please select your country'
const stateMissing: Messages['stateMissing'] = 'Please select your state'
const cityMissing: Messages['cityMissing'] = 'Please enter your city'

/**
 * The fields of a client's profile, in the order of the form. They define the forms of registration and profile, what
 * the profile answers, and what a deletion empties. `contract/profile-fields.ts` has those that the practice asks for.
 */
export const clientFields = {
  first_name: { kind: 'name', none: '', erased: 'Deleted' },
  last_name: { kind: 'name', none: '', erased: 'account' },
  anonymous_name: { kind: 'name', none: '', step: 'about', erased: 'Deleted account' },
  gender: { kind: 'choice', of: genders, says: genderMissing, none: null },
  dob: { kind: 'birth', none: null },
  marital_status: { kind: 'choice', of: maritalStatuses, none: null },
  country: { kind: 'place', min: 1, max: 80, says: countryMissing, none: '' },
  state: { kind: 'place', min: 1, max: 80, says: stateMissing, none: '', column: 'state_name' },
  city: { kind: 'place', min: 1, max: 80, says: cityMissing, none: '' },
  income_sources: { kind: 'choices', of: incomeSources, min: 1, none: [] },
  income_range_per_year: { kind: 'choice', of: incomeRanges, none: null },
  mental_health_invest_amount: { kind: 'choice', of: investAmounts, none: null },
  alternate_mobile_number: { kind: 'mobile', none: null },
  profession_u_id: { kind: 'record', none: null },
  language_u_id: { kind: 'record', none: null, erased: 'kept' },
  /** On invoices, receipts and consents, in the place of first and last name. */
  legal_name: { kind: 'text', max: 120, none: '', isOptional: true },
  /** For healers whom the client has sessions with. */
  emergency_name: { kind: 'text', max: 120, none: '', isOptional: true },
  emergency_relation: { kind: 'text', max: 60, none: '', isOptional: true },
  emergency_mobile_number: { kind: 'mobile', none: null, isOptional: true },
  shown_to_healers: { kind: 'choices', of: shownToHealers, none: [], isOptional: true },
  organization_id: { kind: 'organization', none: '', step: 'means', erased: 'kept' },
} as const satisfies Record<string, ClientField>
export type ClientFieldName = keyof typeof clientFields

/** The name of the column that holds a field. */
export const columnOf = <Name extends ClientFieldName>(name: Name) =>
  ('column' in clientFields[name] ? clientFields[name].column : name) as Name extends 'state'
    ? 'state_name'
    : Name

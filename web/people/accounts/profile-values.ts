import { clientFields } from '@newyou/contract/people/accounts/client-fields'
import { emptyForm, namesOf } from '@newyou/contract/people/accounts/declared'
import type { Profile } from '@newyou/contract/people/accounts/profile'

const empty = emptyForm(clientFields)

/** A profile as its form shows it; empty where nothing is known. */
export const valuesOf = (profile: Profile): typeof empty => ({
  ...empty,
  ...Object.fromEntries(namesOf(clientFields).map((name) => [name, profile[name] ?? ''])),
  country: profile.country || 'India',
  alternate_mobile_number: (profile.alternate_mobile_number ?? '').replace(/^\+91/, ''),
  emergency_mobile_number: (profile.emergency_mobile_number ?? '').replace(/^\+91/, ''),
})

import { adultAge } from '../../business.ts'
import { isOfAge } from '../accounts/age.ts'
import { contactAsStored, nationalNumber } from '../accounts/contacts.ts'
import { accountMessages } from '../accounts/messages.ts'

export const guardianRelations = ['mother', 'father', 'legal-guardian'] as const
export type GuardianRelation = (typeof guardianRelations)[number]
export const guardianStates = ['pending', 'given', 'refused', 'withdrawn'] as const
export type GuardianState = (typeof guardianStates)[number]
export const guardianDecisions = ['give', 'refuse', 'withdraw'] as const
export type GuardianDecision = (typeof guardianDecisions)[number]

/** The version of the text to which a guardian consents. */
export const guardianConsentVersion = 2
/** How long a guardian's link is valid. */
export const guardianLinkHours = 72
/** Wrong names after which a link is closed. */
export const guardianNameTries = 5

/** The states that allow each decision of a guardian. Only the guardian can reverse a refusal or withdrawal. */
export const guardianDecisionStates: Readonly<Record<GuardianDecision, readonly GuardianState[]>> = {
  give: ['pending', 'refused', 'withdrawn'],
  refuse: ['pending'],
  withdraw: ['given'],
}

const guardianFieldNames = ['guardian_name', 'guardian_relation', 'guardian_contact'] as const
type GuardianField = (typeof guardianFieldNames)[number]

interface OfYoungPerson {
  dob: string
  email: string | null
  mobile_number: string | null
  alternate_mobile_number?: string | null
}

/**
 * The mailbox or number of a contact: `name+anything@host` is `name@host`; numbers are compared by their digits,
 * without the country code.
 */
const whereTo = (contact: string) =>
  contact.includes('@') ? contactAsStored(contact).replace(/\+[^@]*@/, '@') : nationalNumber(contact)

/** Whether a contact is the young person's own and not a guardian's. */
export const isOwnContact = (contact: string, { email: own, ...mobiles }: Omit<OfYoungPerson, 'dob'>) =>
  [own, mobiles.mobile_number, mobiles.alternate_mobile_number].some(
    (one) => one && whereTo(one) === whereTo(contact),
  )

/**
 * Errors by field in the form of a person under 18 on this day (YYYY-MM-DD): too young, or missing guardian data. Empty
 * for adults.
 */
export function guardianErrors(
  person: OfYoungPerson,
  guardian: Record<GuardianField, string | null>,
  { today, minimumAge }: { today: string; minimumAge: number },
) {
  const wrong: Partial<Record<GuardianField | 'dob', string>> = {}
  if (isOfAge(person.dob, today, adultAge)) return wrong
  if (!isOfAge(person.dob, today, minimumAge)) return { dob: accountMessages.underAge }
  for (const field of guardianFieldNames) if (!guardian[field]) wrong[field] = accountMessages.required
  if (guardian.guardian_contact && isOwnContact(guardian.guardian_contact, person))
    wrong.guardian_contact = accountMessages.guardianContactOwn
  return wrong
}

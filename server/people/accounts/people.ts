import type { Locale } from '@newyou/contract/locales'
import { type ClientFieldName, clientFields, columnOf } from '@newyou/contract/people/accounts/client-fields'
import { namesOf } from '@newyou/contract/people/accounts/declared'
import type { Profile } from '@newyou/contract/people/accounts/profile'
import type { NewcomerForm } from '@newyou/contract/people/accounts/registration'
import { type AskableField, demandedFields, type ProfileField } from '@newyou/contract/profile-fields'
import type { Gender } from '@newyou/contract/vocabulary'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import type { Person } from '../../platform/database/schema.ts'

export type HealerState = NonNullable<Profile['healer_state']>
export type PersonRow = Selectable<Person>

/** The active person to whom a proven contact belongs. */
export async function findByContact(db: Queryable, channel: 'email' | 'mobile', destination: string) {
  const query = db.selectFrom('person').selectAll().where('state', '=', 'active')
  return channel === 'email'
    ? query.where('email', '=', destination).where('email_verified_at', 'is not', null).executeTakeFirst()
    : query.where('phone', '=', destination).where('phone_verified_at', 'is not', null).executeTakeFirst()
}

export async function findPerson(db: Queryable, personId: string) {
  return db
    .selectFrom('person')
    .selectAll()
    .where('u_id', '=', personId)
    .where('state', '=', 'active')
    .executeTakeFirst()
}

const profileColumns: Record<ProfileField, (person: PersonRow) => unknown> = {
  income_range_per_year: (person) => person.income_range_per_year,
  income_sources: (person) => person.income_sources.length,
  dob: (person) => person.dob,
  state: (person) => person.state_name,
  city: (person) => person.city,
  country: (person) => person.country,
  mental_health_invest_amount: (person) => person.mental_health_invest_amount,
  marital_status: (person) => person.marital_status,
}

/** Which profile fields of those that the practice asks for are still empty. */
export const missingFields = (person: PersonRow, asked: readonly AskableField[]): ProfileField[] =>
  demandedFields(asked).filter((field) => !profileColumns[field](person))

const fullName = (person: Pick<PersonRow, 'first_name' | 'last_name'>) =>
  `${person.first_name} ${person.last_name}`.trim()

interface Beside {
  walletPaise: number
  lifePoints: number
  healer: { u_id: string; state: HealerState } | null
  /** Fields the site requires. */
  asked: readonly AskableField[]
}

/** The client's declared fields, by the names of the form. */
const storedOf = (person: PersonRow) =>
  Object.fromEntries(namesOf(clientFields).map((name) => [name, person[columnOf(name)]])) as {
    [Name in ClientFieldName]: PersonRow[ReturnType<typeof columnOf<Name>>]
  }

/** A person's own account view; no one else gets this. */
export function presentProfile(
  person: PersonRow,
  { walletPaise, lifePoints, healer, asked }: Beside,
): Profile {
  const missing = missingFields(person, asked)
  const demanded = demandedFields(asked).length
  return {
    u_id: person.u_id,
    full_name: fullName(person),
    ...storedOf(person),
    email: person.email,
    mobile_number: person.phone,
    image: person.image,
    gender: person.gender as Gender | null, // checked by the table
    wallet_points: walletPaise / 100,
    life_point: lifePoints,
    patient_demo_appointment_count: person.demo_appointment_count,
    percentage: Math.round(((demanded - missing.length) / demanded) * 100),
    is_profile_complete: missing.length === 0,
    missing_fields: missing,
    is_email_proven: person.email_verified_at !== null,
    is_mobile_number_proven: person.phone_verified_at !== null,
    referral_code: person.referral_code,
    healer_u_id: healer?.u_id ?? null,
    healer_state: healer?.state ?? null,
  }
}

/** The contacts of a new person; only the one that was proven counts as verified. */
export const provenColumns = (
  form: { mobile_number: string; email: string },
  proven: { channel: 'email' | 'mobile' },
  now: Date,
) => ({
  email: form.email,
  email_verified_at: proven.channel === 'email' ? now : null,
  phone: form.mobile_number,
  phone_verified_at: proven.channel === 'mobile' ? now : null,
})

/** The columns of a new client. */
export function newClient(
  uId: string,
  form: NewcomerForm & { message_language: Locale },
  proven: { channel: 'email' | 'mobile' },
  now: Date,
) {
  const { mobile_number: _mobile, email: _email, referral_code: _code, state, ...given } = form
  const { guardian_name: _name, guardian_relation: _relation, guardian_contact: _contact, ...rest } = given
  return {
    ...rest,
    u_id: uId,
    roles: ['client'],
    state_name: state ?? '',
    ...provenColumns(form, proven, now),
    created_at: now,
    updated_at: now,
  }
}

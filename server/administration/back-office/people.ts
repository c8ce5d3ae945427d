import { contactAsStored } from '@newyou/contract/people/accounts/contacts'
import { type RawBuilder, sql } from 'kysely'

export const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i

/** The name of a person whose row this is. */
export const fullName = (person: RawBuilder<unknown>) =>
  sql<string>`(${person}.first_name || ' ' || ${person}.last_name)`

/** The ids of people found by their id, e-mail or mobile number; each has an index. */
export const peopleMatching = (search: string) =>
  uuid.test(search)
    ? sql<string>`(select ${search}::uuid)`
    : sql<string>`(select u_id from person_contact where email = ${contactAsStored(search)}
        union all select u_id from person_contact where phone = ${contactAsStored(search)})`

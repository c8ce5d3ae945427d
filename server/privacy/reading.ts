import { sql } from 'kysely'
import type { Queryable } from '../platform/database/database.ts'
import type { Place, Subject } from './place.ts'

/** Rows of a place, without what is hidden. */
export async function rowsAt(queryable: Queryable, place: Place, subject: Subject) {
  if (place.hidden === 'all') return []
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(place.table)} where ${place.whose(subject)}`.execute(queryable)
  const hidden = new Set<string>(place.hidden)
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name))))
}

/** The private files of a place, with the names under which they were sent. */
export async function filesAt(queryable: Queryable, place: Place, subject: Subject) {
  if (!place.file) return []
  const { rows } = await sql<{ file: string; name: string }>`
    select ${sql.ref(place.file)} as file, name from ${sql.table(place.table)}
    where ${place.whose(subject)}`.execute(queryable)
  return rows
}

/** A person with the contacts under which their data may be stored. */
export async function subjectOf(queryable: Queryable, personId: string): Promise<Subject> {
  const person = await queryable
    .selectFrom('person')
    .select(['email', 'phone', 'email_verified_at', 'phone_verified_at'])
    .where('u_id', '=', personId)
    .executeTakeFirstOrThrow()
  // Only a proven contact is the person's own: an unproven one may be another's, with letters of their own.
  const contacts = [
    person.email_verified_at && person.email,
    person.phone_verified_at && person.phone,
  ].filter((contact) => contact !== null)
  return { personId, contacts }
}

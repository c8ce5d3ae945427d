import { sql } from 'kysely'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { Place, Subject } from './place.ts'

/** Rows that are in memory at once. */
const rowsAtOnce = 200

/** How many rows several places of one table have. */
export async function countAt(queryable: Queryable, places: readonly Place[], subject: Subject) {
  let count = 0
  for (const place of places) {
    if (place.hidden === 'all') continue
    const { rows } = await sql<{ count: number }>`
      select count(*) from ${sql.table(place.table)} where ${place.whose(subject)}`.execute(queryable)
    count += rows[0]?.count ?? 0
  }
  return count
}

/** Rows of a place, without what is hidden, some at a time. One place is read after the other. */
export async function* rowsAt(trx: Trx, place: Place, subject: Subject) {
  if (place.hidden === 'all') return
  const hidden = new Set<string>(place.hidden)
  await sql`declare rows_of_place no scroll cursor for
    select * from ${sql.table(place.table)} where ${place.whose(subject)}`.execute(trx)
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      fetch forward ${sql.lit(rowsAtOnce)} from rows_of_place`.execute(trx)
    if (rows.length === 0) break
    yield rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name))))
  }
  await sql`close rows_of_place`.execute(trx)
}

/** A private file, with the name under which it was sent. */
export interface StoredFile {
  file: string
  name: string
}

/** The private files of a place, with the names under which they were sent. */
export async function filesAt(queryable: Queryable, place: Place, subject: Subject) {
  if (!place.file) return []
  const { rows } = await sql<StoredFile>`
    select ${sql.ref(place.file)} as file, name from ${sql.table(place.table)}
    where ${place.whose(subject)}`.execute(queryable)
  return rows
}

/** A person with the contacts under which their data may be stored. */
export async function subjectOf(queryable: Queryable, personId: string): Promise<Subject> {
  const person = await queryable
    .selectFrom('person_contact')
    .select(['email', 'phone', 'email_verified_at', 'phone_verified_at'])
    .where('u_id', '=', personId)
    .executeTakeFirstOrThrow()
  // Only a proven contact is the person's own: an unproven one may be another's, with letters of their own.
  const contacts = [
    person.email_verified_at && person.email,
    person.phone_verified_at && person.phone,
  ].filter((contact) => contact !== null)
  const wards = await queryable
    .selectFrom('ward')
    .select('person_id')
    .where('guardian_id', '=', personId)
    .execute()
  return { personId, wards: wards.flatMap(({ person_id: ward }) => ward ?? []), contacts }
}

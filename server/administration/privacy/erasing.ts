import { sql } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { filesAt } from './exported-rows.ts'
import type { Place, Subject } from './place.ts'
import { places } from './places/index.ts'

/** How many rows were deleted, emptied and kept, by table. */
export type Proof = Record<string, { deleted?: number; emptied?: number; kept?: number }>

async function erasePlace(trx: Trx, { table, whose, erased }: Place, subject: Subject) {
  const mine = whose(subject)
  if (erased === 'keep') {
    const { rows } = await sql<{ kept: number }>`
      select count(*) as kept from ${sql.table(table)} where ${mine}`.execute(trx)
    return { kept: rows[0]?.kept ?? 0 }
  }
  if (erased === 'delete') {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${mine}`.execute(trx)
    return { deleted: Number(numAffectedRows ?? 0) }
  }
  const columns = Object.entries(erased.set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(columns)} where ${mine}`.execute(trx)
  return { emptied: Number(numAffectedRows ?? 0) }
}

/** Public pages that show what a client wrote, by the name chosen for it. */
async function forgetPages(trx: Trx, pageCache: Platform['pageCache'], { personId }: Subject) {
  const { rows } = await sql<{ tag: string }>`
    select 'healer:' || healer_id as tag from healer_review_card where client_id = ${personId}::uuid
    union select 'course:' || course_id from course_review where person_id = ${personId}::uuid
    union select 'course:' || course_id from course_question where person_id = ${personId}::uuid
    union select 'article:' || article_id from article_review where person_id = ${personId}::uuid`.execute(
    trx,
  )
  if (rows.length) await pageCache.invalidate(trx, ...rows.map(({ tag }) => tag))
}

/**
 * Removes a person from every table, in the caller's transaction: rows are deleted, emptied of identifying data, or
 * kept under an anonymous id, as their place says. Resolves with the proof and the files to remove afterwards.
 */
export async function erase(trx: Trx, subject: Subject, { pageCache }: Pick<Platform, 'pageCache'>) {
  const files = (await Promise.all(places.map((place) => filesAt(trx, place, subject)))).flat()
  await forgetPages(trx, pageCache, subject)
  const proof: Proof = {}
  for (const place of places) {
    const counts = await erasePlace(trx, place, subject)
    const sofar = proof[place.table] ?? {}
    for (const [name, count] of Object.entries(counts) as [keyof Proof[string], number][])
      if (count) proof[place.table] = { ...sofar, [name]: (sofar[name] ?? 0) + count }
  }
  return { proof, files: files.map(({ file }) => file) }
}

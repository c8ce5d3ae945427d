import type { Queryable } from '../../platform/database/database.ts'

/** The certificates of a person, latest first. */
export async function certificatesOf(queryable: Queryable, personId: string, most: number) {
  const rows = await queryable
    .selectFrom('certificate')
    .select(['code', 'name', 'course_title as course', 'healer_name as healer', 'issued_at'])
    .where('person_id', '=', personId)
    .orderBy('issued_at', 'desc')
    .orderBy('u_id')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, issued_at: row.issued_at.toISOString() }))
}

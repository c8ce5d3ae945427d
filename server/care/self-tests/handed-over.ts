import type { Queryable } from '../../platform/database/database.ts'

/** The results that a client shared with a healer, latest first. */
export async function resultsOf(
  queryable: Queryable,
  { healerId, clientId }: { healerId: string; clientId: string },
) {
  const rows = await queryable
    .selectFrom('test_result as r')
    .innerJoin('test_share as s', 's.result_id', 'r.u_id')
    .select(['r.test_code', 'r.score', 'r.taken_at'])
    .where('s.healer_id', '=', healerId)
    .where('r.person_id', '=', clientId)
    .orderBy('r.taken_at', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({ ...row, taken_at: row.taken_at.toISOString() }))
}

/** The scores of these results, by their ids. */
export async function scoresOf(queryable: Queryable, resultIds: readonly string[]) {
  if (resultIds.length === 0) return new Map<string, number>()
  const rows = await queryable
    .selectFrom('test_result')
    .select(['u_id', 'score'])
    .where('u_id', 'in', resultIds)
    .execute()
  return new Map(rows.map(({ u_id: id, score }) => [id, score]))
}

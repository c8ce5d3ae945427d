import type { Queryable } from '../../platform/database/database.ts'

/** The summaries that healers shared with a client, latest session first. */
export async function summariesOfClient(queryable: Queryable, clientId: string, most: number) {
  const rows = await queryable
    .selectFrom('session_summary as s')
    .innerJoin('session_times as a', 'a.u_id', 's.appointment_id')
    .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
    .select(['h.full_name as healer', 'a.starts_at', 's.text', 's.homework', 's.updated_at'])
    .where('a.client_id', '=', clientId)
    .orderBy('a.starts_at', 'desc')
    .orderBy('a.u_id')
    .limit(most)
    .execute()
  return rows.map(({ starts_at: at, ...row }) => ({
    ...row,
    session_at: at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }))
}

import type { AppointmentState } from '@newyou/contract/care/appointments/rules'
import type { Queryable } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Actor } from './actor-access.ts'

/** The sessions of a series of this person, in their order. @throws DomainError notFound */
export async function sessionsOf(db: Queryable, { side, personId }: Actor, seriesId: string) {
  const rows = await db
    .selectFrom('appointment as a')
    .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
    .select(['a.u_id', 'a.series_number', 'a.state', 'a.starts_at', 'a.pay_by'])
    .where('a.series_id', '=', seriesId)
    .where(side === 'client' ? 'a.client_id' : 'h.person_id', '=', personId)
    .orderBy('a.series_number')
    .execute()
  const shown = rows.filter(
    ({ state, pay_by: payBy }) => side === 'client' || payBy !== null || !['held', 'lapsed'].includes(state),
  )
  if (shown.length === 0) throwError('notFound')
  return shown.map((row) => ({
    u_id: row.u_id,
    number: row.series_number ?? 0,
    state: row.state as AppointmentState, // checked by the table
    starts_at: row.starts_at.toISOString(),
    pay_by: row.pay_by?.toISOString() ?? null,
  }))
}

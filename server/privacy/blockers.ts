import type { DeletionBlocker } from '@newyou/contract/privacy'
import { sql } from 'kysely'
import type { Queryable } from '../platform/database/database.ts'

/**
 * What must be completed before an account can be deleted: appointments and other commitments, and payments under
 * way.
 */
export async function blockersOf(
  queryable: Queryable,
  personId: string,
  now: Date,
): Promise<DeletionBlocker[]> {
  const { rows } = await sql<{ blocker: DeletionBlocker }>`
    select 'appointments' as blocker where exists (select from appointment
      where client_id = ${personId}::uuid and ((ends_at > ${now} and state in ('held', 'confirmed'))
        -- Given back, and not settled yet: a refund is still to come.
        or state = 'handed-back'))
    union all select 'events' where exists (select from enrolment e join event v on v.u_id = e.event_id
      where e.client_id = ${personId}::uuid and v.ends_at > ${now} and e.state in ('held', 'enrolled'))
    union all select 'orders' where exists (select from orders o
      where o.client_id = ${personId}::uuid and (o.state = 'awaiting-payment'
        or exists (select from refund r where r.order_id = o.u_id and r.state in ('wanted', 'failed'))
        or exists (select from refund_request q where q.order_id = o.u_id and q.state = 'waiting')))
      or exists (select from adjustment j where j.person_id = ${personId}::uuid and j.state = 'waiting')
    union all select 'other-roles' where exists (select from person
      where u_id = ${personId}::uuid and roles <> array['client'])`.execute(queryable)
  return rows.map(({ blocker }) => blocker)
}

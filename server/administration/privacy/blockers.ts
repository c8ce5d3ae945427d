import type { DeletionBlocker } from '@newyou/contract/administration/privacy'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'

/** Blockers of an account deletion: appointments and other commitments, and payments under way. */
export async function blockersOf(
  queryable: Queryable,
  personId: string,
  now: Date,
): Promise<DeletionBlocker[]> {
  const { rows } = await sql<{ blocker: DeletionBlocker }>`
    select 'appointments' as blocker where exists (select from session_times
      where (client_id = ${personId}::uuid or booked_by = ${personId}::uuid) and ((ends_at > ${now} and state in ('held', 'confirmed'))
        -- Released, and not settled yet: a refund is still to come.
        or state = 'released'))
    union all select 'events' where exists (select from event_seat e join event_card v on v.u_id = e.event_id
      where e.client_id = ${personId}::uuid and v.ends_at > ${now} and e.state in ('held', 'enrolled'))
    union all select 'orders' where exists (select from order_money o
      where o.client_id = ${personId}::uuid and (o.state = 'awaiting-payment'
        or exists (select from gateway_refund r where r.order_id = o.u_id and r.state in ('wanted', 'failed'))
        or exists (select from refund_request q where q.order_id = o.u_id and q.state = 'waiting')))
      or exists (select from adjustment j where j.person_id = ${personId}::uuid and j.state = 'waiting')
    union all select 'other-roles' where exists (select from person_name
      where u_id = ${personId}::uuid and roles <> array['client'])`.execute(queryable)
  return rows.map(({ blocker }) => blocker)
}

import type { Look } from '@newyou/contract/administration/privacy'
import { handoverParts } from '@newyou/contract/care/handovers/parts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Paging } from '../../platform/database/list-page.ts'

/**
 * When staff viewed or changed records of a client, and when a health passport was downloaded in their name, from the audit
 * trail. Names of colleagues are left out, and so are reports by others, which would reveal who made them.
 */
export function createAccessLog(db: Database) {
  const records = (personId: string) => sql`
    select 'tickets' as resource, u_id::text as record_id, 'ticket' as kind, '#' || number as title
      from ticket_card where person_id = ${personId}::uuid
    union all select 'orders', u_id::text, 'order', title from order_money where client_id = ${personId}::uuid
    union all select 'objections', o.u_id::text, 'objection', '' from session_objection o
      join session_times a on a.u_id = o.appointment_id where a.client_id = ${personId}::uuid
    union all select 'referrals', referred_id::text, 'referral', '' from referral_state where referred_id = ${personId}::uuid
    union all select 'crisis-follow-ups', f.u_id::text, 'follow-up', '' from crisis_follow_up f
      join test_result r on r.u_id = f.result_id where r.person_id = ${personId}::uuid
    union all select 'appointments', u_id::text, 'appointment', '' from session_times where client_id = ${personId}::uuid
    union all select 'handover-' || of.part, o.u_id::text, 'handover-' || of.part, h.full_name
      from handover_card o join healer_card h on h.u_id = o.to_healer_id
        cross join unnest(${[...handoverParts]}::text[]) of(part) where o.client_id = ${personId}::uuid
    union all select 'departure-record', ${personId}::text, 'departure-record', ''
    union all select 'health-passport', ${personId}::text, 'health-passport', ''
    union all select of.resource, ${personId}::text, 'account', ''
      from unnest(array['colleagues', 'clients', 'people']) of(resource)`

  return {
    async of(personId: string, { page, size }: Paging) {
      const found = sql`audit_entry a join (${records(personId)}) r on r.resource = a.resource and r.record_id = a.record_id
        where (a.staff_id is distinct from ${personId}::uuid or a.resource = 'health-passport')`
      const [{ rows }, { rows: counted }] = await Promise.all([
        sql<{ at: Date; kind: Look['kind']; title: string; is_change: boolean }>`
          select a.at, r.kind, r.title, a.action not in ('look', 'reveal', 'download') as is_change from ${found}
          order by a.at desc, a.u_id desc limit ${size} offset ${(page - 1) * size}`.execute(db),
        sql<{ total: number }>`select count(*) as total from ${found}`.execute(db),
      ])
      return {
        data: rows.map(({ at, ...row }): Look => ({ ...row, at: at.toISOString() })),
        total: counted[0]?.total ?? 0,
        page,
        items_per_page: size,
      }
    },
  }
}

export type Looks = ReturnType<typeof createAccessLog>

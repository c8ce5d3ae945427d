import {
  listCallOf,
  type WaitingCounts,
  type WaitingList,
  waitingLists,
  waitingShownMost,
} from '@newyou/contract/administration/back-office/waiting'
import { api } from '@newyou/contract/api'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Fragment } from '../../platform/database/statement.ts'
import { deadLetterQueue } from '../../platform/jobs/jobs.ts'

/** The rows that wait in each list; each condition is that of an index. */
const rowsIn: Record<WaitingList, Fragment> = {
  inbox: sql`select from contact_message where state = 'new'
    union all select from appointment_inquiry where state = 'new' and healer_id is null`,
  tickets: sql`select from ticket_card where state = 'open'`,
  submissions: sql`select from healer_submission where state = 'sent'`,
  // Applications, and new words for a healer's page.
  healers: sql`select from healer_card where state = 'in-review'
    union all select from healer_page_change where refused_at is null`,
  'community-reports': sql`select from community_report where state = 'open'`,
  'crisis-follow-ups': sql`select from crisis_follow_up where not is_done`,
  'event-recordings': sql`select from event_recording where refused_at is null`,
  'refund-requests': sql`select from refund_request where state = 'waiting'`,
  'failed-refunds': sql`select from gateway_refund where state = 'failed'`,
  disputes: sql`select from payment_dispute where status = 'open' and answer is null`,
  adjustments: sql`select from adjustment where state = 'waiting'`,
  approvals: sql`select from approval where state = 'waiting'`,
  'payout-batches': sql`select from payout_batch where state = 'waiting'`,
  organizations: sql`select from organization_budget_change where state = 'waiting'`,
  referrals: sql`select from referral_state where state = 'held' and decision = 'none'`,
  'failed-jobs': sql`select from jobs.job where name = ${sql.lit(deadLetterQueue)} and state < 'active'`,
}

const mayRead = (name: WaitingList, roles: readonly StaffRole[]) =>
  (api[listCallOf(name)].who as readonly StaffRole[]).some((role) => roles.includes(role)) // each names staff roles

/** Counts of waiting items for the back-office menu. */
export function createWaiting({ db }: { db: Database }) {
  return {
    /** How much waits in each list that these roles may read, in one query and no further than the menu shows. */
    async counts(roles: readonly StaffRole[]): Promise<WaitingCounts> {
      const counted = waitingLists
        .filter((name) => mayRead(name, roles))
        .map(
          (name) => sql`select ${name}::text as name, count(*)::int as count
            from (select from (${rowsIn[name]}) as every limit ${waitingShownMost + 1}) as counted`,
        )
      if (counted.length === 0) return {}
      const { rows } = await sql<{
        name: string
        count: number
      }>`${sql.join(counted, sql` union all `)}`.execute(db)
      return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
    },
  }
}
export type Waiting = ReturnType<typeof createWaiting>

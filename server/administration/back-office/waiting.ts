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

/** Since when the rows of each list wait; each condition is that of an index. */
const rowsIn: Record<WaitingList, Fragment> = {
  inbox: sql`select created_at as at from contact_message where state = 'new'
    union all select created_at from appointment_inquiry where state = 'new' and healer_id is null`,
  tickets: sql`select created_at as at from ticket_card where state = 'open'`,
  submissions: sql`select sent_at as at from healer_submission where state = 'sent'`,
  // Applications, and new words for a healer's page.
  healers: sql`select created_at as at from healer_card where state = 'in-review'
    union all select sent_at from healer_page_change where refused_at is null`,
  'community-reports': sql`select created_at as at from community_report where state = 'open'`,
  'crisis-follow-ups': sql`select created_at as at from crisis_follow_up where not is_done`,
  'event-recordings': sql`select sent_at as at from event_recording where refused_at is null`,
  'refund-requests': sql`select asked_at as at from refund_request where state = 'waiting'`,
  'failed-refunds': sql`select updated_at as at from gateway_refund where state = 'failed'`,
  counter: sql`select created_at as at from desk_refund_line where state = 'due'`,
  disputes: sql`select created_at as at from payment_dispute where status = 'open' and answer is null`,
  adjustments: sql`select asked_at as at from adjustment where state = 'waiting'`,
  approvals: sql`select asked_at as at from approval where state = 'waiting'`,
  'payout-batches': sql`select asked_at as at from payout_batch where state = 'waiting'`,
  organizations: sql`select asked_at as at from organization_budget_change where state = 'waiting'`,
  referrals: sql`select created_at as at from referral_state where state = 'held' and decision = 'none'`,
  'failed-jobs': sql`select created_on as at from jobs.job where name = ${sql.lit(deadLetterQueue)} and state < 'active'`,
}

const mayRead = (name: WaitingList, roles: readonly StaffRole[]) =>
  (api[listCallOf(name)].who as readonly StaffRole[]).some((role) => roles.includes(role)) // each names staff roles

/** Counts of waiting items for the back-office menu and its first screen. */
export function createWaiting({ db }: { db: Database }) {
  /** In one query, and no further than the menu shows: the oldest of each list, up to so many. */
  async function counted(roles: readonly StaffRole[]) {
    const lists = waitingLists
      .filter((name) => mayRead(name, roles))
      .map(
        (name) => sql`select ${name}::text as name, count(*)::int as count, min(at) as oldest_at
          from (select at from (${rowsIn[name]}) as every order by at limit ${waitingShownMost + 1}) as counted`,
      )
    if (lists.length === 0) return []
    const { rows } = await sql<{
      name: WaitingList
      count: number
      oldest_at: Date | null
    }>`${sql.join(lists, sql` union all `)}`.execute(db)
    return rows
  }

  return {
    /** How much waits in each list that these roles may read. */
    async counts(roles: readonly StaffRole[]): Promise<WaitingCounts> {
      return Object.fromEntries((await counted(roles)).map(({ name, count }) => [name, count]))
    },

    /** The lists in which something waits, that with the oldest first. */
    async oldestFirst(roles: readonly StaffRole[]) {
      return (await counted(roles))
        .flatMap(({ oldest_at: oldest, ...list }) =>
          oldest ? [{ ...list, oldest_at: oldest.toISOString() }] : [],
        )
        .sort((one, other) => one.oldest_at.localeCompare(other.oldest_at))
    },
  }
}
export type Waiting = ReturnType<typeof createWaiting>

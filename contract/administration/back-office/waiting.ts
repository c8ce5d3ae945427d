import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** No more than these are counted in a list: the menu says "99+" beyond it. */
export const waitingShownMost = 99

const count = z
  .int()
  .min(0)
  .max(waitingShownMost + 1)
  .optional()
  .meta({ description: `How many wait, counted up to ${waitingShownMost + 1}` })

/** The lists in which something waits for a colleague, by their names in the menu. */
const counts = {
  inbox: count,
  tickets: count,
  submissions: count,
  healers: count,
  'community-reports': count,
  'crisis-follow-ups': count,
  'event-recordings': count,
  'refund-requests': count,
  'failed-refunds': count,
  counter: count,
  disputes: count,
  adjustments: count,
  approvals: count,
  'payout-batches': count,
  organizations: count,
  referrals: count,
  'failed-jobs': count,
}
export type WaitingList = keyof typeof counts
export const waitingLists = Object.keys(counts) as [WaitingList, ...WaitingList[]] // of a literal

const elsewhere = {
  // What is to be paid back at the desk.
  counter: 'GET /api/staff/desk-refunds',
  tickets: 'GET /api/staff/support',
  // Their budgets wait, which not all readers of the list may see.
  organizations: 'GET /api/staff/organization-desk/{organizationId}',
} as const
type Elsewhere = keyof typeof elsewhere

/** The call that lists what waits: its callers may see the count. */
export const listCallOf = (name: WaitingList) =>
  name in elsewhere
    ? elsewhere[name as Elsewhere]
    : (`GET /api/staff/${name as Exclude<WaitingList, Elsewhere>}` as const)

const answer = z.object(counts)
export type WaitingCounts = z.output<typeof answer>

export const waiting = {
  'GET /api/staff/waiting': endpoint({
    summary: 'Count what waits for a colleague, in each list that my roles include',
    who: 'staff',
    data: answer,
  }),
}

/** Filters for the waiting rows of mixed lists. */
export const waitingOnly: Record<string, object> = {
  healers: { is_waiting: true },
  inbox: { state: 'new' },
  submissions: { state: 'sent' },
  'community-reports': { state: 'open' },
  'crisis-follow-ups': { is_done: false },
  'refund-requests': { state: 'waiting' },
  adjustments: { state: 'waiting' },
  approvals: { state: 'waiting' },
  'payout-batches': { state: 'waiting' },
  referrals: { status: 'held', decision: 'none' },
  disputes: { status: 'open' },
}
/** The address of a list that is narrowed already. */
export const filtered = (to: string, filter: object) =>
  `${to}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(Object.fromEntries(Object.keys(filter).map((name) => [name, true]))) })}`

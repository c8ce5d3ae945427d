/** How often one caller (a person, or an address without a session) may use a route. */
export interface Limit {
  max: number
  /** Milliseconds of the window. */
  window: number
}

/**
 * Limits kept in the memory of one process: good enough for reads and plain writes. Where a limit must be exact,
 * survive a restart and hold under races (OTP, login, coupons), the service counts in the database as well.
 */
export const limits = {
  read: { max: 600, window: 60_000 },
  /** Renderings: pages from the cache are not counted. */
  page: { max: 240, window: 60_000 },
  /** Requests with a picture, which is re-encoded. */
  upload: { max: 20, window: 60_000 },
  write: { max: 120, window: 60_000 },
  entry: { max: 60, window: 60_000 },
  /** Slots held by visitors: people in an office share one address. */
  hold: { max: 20, window: 600_000 },
  /** Passwords of other places that are tried through us. */
  guess: { max: 20, window: 600_000 },
  money: { max: 60, window: 60_000 },
  webhook: { max: 6000, window: 60_000 },
  probe: { max: 6000, window: 60_000 },
} as const satisfies Record<string, Limit>

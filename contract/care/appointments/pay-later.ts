const hour = 3_600_000

/**
 * Until when a session is to be paid that is booked at `now` and paid later, in epoch milliseconds: `hours` before its
 * start. Undefined where that has passed: such a session is paid at once.
 */
export function payByOf(startsAt: string | Date, hours: number, now: number): number | undefined {
  const due = new Date(startsAt).getTime() - hours * hour
  return due > now ? due : undefined
}

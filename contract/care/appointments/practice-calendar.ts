import { z } from 'zod'
import { endpoint, instant } from '../../endpoint.ts'

const interval = { from: instant, to: instant }

/** The entries of a healer's calendar beside the appointments. */
export const practiceCalendar = z.object({
  /** Available starts, for booking or rescheduling. */
  free: z.array(instant),
  /** Times held for a client who is paying or has an open offer. */
  held: z.array(z.object(interval)),
  /** Times in the healer's own calendars outside, of which nothing else is known. */
  busy: z.array(z.object(interval)),
  /** Whole days without sessions: leave, and special dates that are closed. */
  away: z.array(z.object({ kind: z.enum(['leave', 'closed']), ...interval })),
})
export type PracticeCalendar = z.output<typeof practiceCalendar>

export const practiceCalendars = {
  'GET /api/practice/calendar': endpoint({
    summary: 'Get my available times, held times and days off in a period of at most 92 days',
    who: 'healer',
    query: z.strictObject(interval),
    data: practiceCalendar,
  }),
}

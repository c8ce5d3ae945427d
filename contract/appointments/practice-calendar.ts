import { z } from 'zod'
import { endpoint, instant } from '../endpoint.ts'

const interval = { from: instant, to: instant }

/** What stands in a healer's calendar beside the appointments. */
export const practiceCalendar = z.object({
  /** Starts that are free now, to be booked or to move an appointment to. */
  free: z.array(instant),
  /** Times that are kept for somebody who is still paying, or thinking about an offer. */
  held: z.array(z.object(interval)),
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

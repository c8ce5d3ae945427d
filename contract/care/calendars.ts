import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'

/** The most calendars of their own that a healer adds. */
export const calendarsMax = 5

/** Why a calendar could not be read: the last time, and so the times known are those from before. */
export const calendarProblems = [
  'private',
  'unreachable',
  'slow',
  'refused',
  'gone',
  'failing',
  'large',
  'unreadable',
  'endless',
] as const
export type CalendarProblem = (typeof calendarProblems)[number]

/** What was left out of a calendar that was read. */
export const calendarWarnings = ['zone', 'entry', 'repeats', 'many'] as const
export type CalendarWarning = (typeof calendarWarnings)[number]

const choices = {
  /** Entries that are marked as tentative are busy. */
  counts_tentative: z.boolean(),
  /** Entries of whole days are busy, unless they are marked as free. */
  counts_whole_days: z.boolean(),
  /** The breaks around sessions are kept around its entries too. */
  keeps_breaks: z.boolean(),
}

export const ownCalendar = z.object({
  u_id: uId,
  /** Where it lies; the address itself is a secret and is not shown again. */
  host: z.string(),
  ...choices,
  /** It is about to be read. */
  is_reading: z.boolean(),
  /** When it was last read without a problem. */
  read_at: instant.nullable(),
  next_read_at: instant,
  problem: z.enum(calendarProblems).nullable(),
  warnings: z.array(z.enum(calendarWarnings)),
  /** How many times it says from now on; times that meet are one. */
  busy_count: z.int(),
})
export type OwnCalendar = z.output<typeof ownCalendar>

const params = z.object({ calendarId: uId })
const address = z.string().trim().min(1, 'This field is required').max(2000)

export const ownCalendars = {
  'GET /api/practice/calendars': endpoint({
    summary: 'List the calendars of my own that say when I am busy',
    who: 'healer',
    data: z.array(ownCalendar),
  }),
  'POST /api/practice/calendars': endpoint({
    summary: 'Add a calendar of my own by its address (iCalendar, .ics)',
    who: 'healer',
    body: z.strictObject({ address, ...choices }),
    data: ownCalendar,
    created: true,
  }),
  'PUT /api/practice/calendars/{calendarId}': endpoint({
    summary: 'Change what of a calendar of my own counts as busy',
    who: 'healer',
    params,
    body: z.strictObject(choices),
    data: ownCalendar,
  }),
  'POST /api/practice/calendars/{calendarId}/read': endpoint({
    summary: 'Read a calendar of my own now',
    who: 'healer',
    params,
    data: ownCalendar,
  }),
  'DELETE /api/practice/calendars/{calendarId}': endpoint({
    summary: 'Remove a calendar of my own, with all times that it said',
    who: 'healer',
    params,
    data: z.null(),
  }),
}

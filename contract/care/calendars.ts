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
  'ended',
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
  /** The account that it is read by, and its name there; null for a calendar by its address. */
  account_u_id: uId.nullable(),
  name: z.string().nullable(),
  /** Its entries can be told apart, so that the healer chooses which of them count. */
  shows_kinds: z.boolean(),
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

/** Providers at which a healer lets us in, in place of telling us an address. */
export const calendarProviders = ['google', 'microsoft', 'caldav'] as const
export type CalendarProviderName = (typeof calendarProviders)[number]

const provider = z.enum(calendarProviders)
/** Of these a page asks the person; others are connected by a password. */
export const askingProviders = ['google', 'microsoft'] as const satisfies readonly CalendarProviderName[]
export type AskingProviderName = (typeof askingProviders)[number]

/** The most accounts that a healer connects. */
export const calendarAccountsMax = 3

export const calendarAccount = z.object({
  u_id: uId,
  provider,
  /** Whose account it is there. */
  name: z.string(),
  connected_at: instant,
  /** When the provider let us in no more: to be connected again. */
  ended_at: instant.nullable(),
  /** Where sessions are written into one of its calendars: whether they name their clients. */
  names_clients: z.boolean().nullable(),
})
export type CalendarAccount = z.output<typeof calendarAccount>

/** A calendar of an account, as the provider names it. */
export const accountCalendar = z.object({
  id: z.string(),
  name: z.string(),
  is_primary: z.boolean(),
  may_write: z.boolean(),
  /** It counts as busy. */
  is_read: z.boolean(),
  /** Sessions are written into it. */
  is_written: z.boolean(),
})
export type AccountCalendar = z.output<typeof accountCalendar>

/** What the healer did in their calendar with a session that was written there; the session itself is as it was. */
export const calendarSuggestion = z.object({
  what: z.enum(['moved', 'removed']),
  /** Where it was moved; null where that is no time of a day. */
  start_time: instant.nullable(),
})
export type CalendarSuggestion = z.output<typeof calendarSuggestion>

const params = z.object({ calendarId: uId })
const accountParams = z.object({ accountId: uId })
const required = (max: number) => z.string().trim().min(1, 'This field is required').max(max)
const address = required(2000)

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
  'GET /api/practice/calendar-accounts': endpoint({
    summary: 'List my accounts at providers of calendars, and the providers that can be connected',
    who: 'healer',
    data: z.object({ providers: z.array(provider), accounts: z.array(calendarAccount) }),
  }),
  'POST /api/practice/calendar-accounts/consent': endpoint({
    summary: 'Begin to connect an account: the page of the provider that asks me',
    who: 'healer',
    body: z.strictObject({ provider: z.enum(askingProviders) }),
    data: z.object({ address: z.url() }),
  }),
  'POST /api/practice/calendar-accounts': endpoint({
    summary: 'Connect the account that let us in, or connect it again',
    who: 'healer',
    body: z.strictObject({ code: z.string().min(1).max(2000), state: z.string().min(1).max(500) }),
    data: calendarAccount,
    created: true,
  }),
  'POST /api/practice/calendar-accounts/password': endpoint({
    summary: 'Connect an account at a calendar server (CalDAV) by a password for apps, or connect it again',
    who: 'healer',
    body: z.strictObject({
      /** The address of the server, or a mail address there. */
      server: required(500),
      user: required(300),
      password: required(300),
    }),
    data: calendarAccount,
    created: true,
  }),
  'GET /api/practice/calendar-accounts/{accountId}/calendars': endpoint({
    summary: 'List the calendars of one of my accounts, as its provider says now',
    who: 'healer',
    params: accountParams,
    data: z.array(accountCalendar),
  }),
  'PUT /api/practice/calendar-accounts/{accountId}/calendars': endpoint({
    summary: 'Choose which calendars of an account count as busy',
    who: 'healer',
    params: accountParams,
    body: z.strictObject({ calendars: z.array(z.string().min(1).max(1000)).max(calendarsMax) }),
    data: z.array(accountCalendar),
  }),
  'DELETE /api/practice/calendar-accounts/{accountId}': endpoint({
    summary: 'Disconnect an account, with all that its calendars said',
    who: 'healer',
    params: accountParams,
    data: z.null(),
  }),
  'PUT /api/practice/calendar-accounts/{accountId}/writing': endpoint({
    summary: 'Have my sessions written into a calendar of this account, and no other; null ends it',
    who: 'healer',
    params: accountParams,
    body: z.strictObject({ calendar: z.string().min(1).max(1000).nullable(), names_clients: z.boolean() }),
    data: z.array(accountCalendar),
  }),
  'GET /api/practice/calendar-suggestions/{appointmentId}': endpoint({
    summary: 'Look up what I did in my calendar with a session that was written there',
    who: 'healer',
    params: z.object({ appointmentId: uId }),
    data: calendarSuggestion.nullable(),
  }),
  'POST /api/practice/calendar-suggestions/{appointmentId}/keep': endpoint({
    summary: 'Keep a session as it is here, and have it written anew',
    who: 'healer',
    params: z.object({ appointmentId: uId }),
    data: z.null(),
  }),
}

import { json, type Reply, type Router, readObject, type SandboxRequest } from '../platform/http.ts'
import { type GoogleAccount, GoogleAccounts, type GoogleCalendar, type GoogleEvent } from './accounts.ts'
import { addGoogleConsent } from './consent.ts'
import { addGoogleEvents, googleError } from './events.ts'
import { createPushes, type GooglePush, type PushMode } from './pushes.ts'

/** Faults of the calendar's answers: too often (two ways), an error, an answer that is lost after the work was done. */
export const googleFaults = ['rate', 'quota', 'error', 'cut'] as const
export type GoogleFault = (typeof googleFaults)[number]

export interface GoogleControl {
  /** Lets a program in as a person does on the page, from its address there. Says where the browser goes next. */
  consent(address: string, email: string, answer?: 'allow' | 'part' | 'deny'): string
  /** Puts entries of the person's own in the place of those that were put before; programs are told. */
  put(email: string, times: readonly { from: Date; to: Date; isFree?: boolean }[], calendarId?: string): void
  /** The entries that are there. */
  events(email: string, calendarId?: string): readonly GoogleEvent[]
  /** What the person does with an entry there. */
  change(email: string, id: string, changes: Partial<Pick<GoogleEvent, 'from' | 'to' | 'status'>>): void
  /** The person withdraws their consent. */
  withdraw(email: string): void
  /** Access tokens end before their time. */
  expire(email: string): void
  /** Whether any program may still come in, and the channels by which they are told. */
  programs(email: string): { tokens: number; channels: number }
  endChannels(email: string): void
  fail(fault: GoogleFault, times: number): void
  push(mode: PushMode): void
  /** What programs were told, oldest first, also what was lost on its way. */
  pushes(email: string): readonly GooglePush[]
  /** The requests that were answered, as `GET events 200`. */
  answers(): readonly string[]
}

const calendarsMax = 50
const yearMs = 366 * 86_400_000

/** Google Calendar: log-in, list of calendars, busy times, entries, and pushes. */
export function addGoogle(router: Router): GoogleControl {
  const accounts = new GoogleAccounts()
  const pushes = createPushes()
  const faults: GoogleFault[] = []
  const answers: string[] = []
  const consent = addGoogleConsent(router, accounts)

  type Work = (account: GoogleAccount, request: SandboxRequest) => Reply
  /** A call of the API, with the fault that waits for it. */
  function on(method: string, path: string, work: Work) {
    router.on(method, `/google/calendar/v3/${path}`, (request) => {
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
      const account = accounts.withAccessToken(token)
      const fault = account && faults.shift()
      const reply = !account
        ? googleError(401, 'authError', 'Invalid Credentials')
        : fault === 'rate'
          ? googleError(429, 'rateLimitExceeded', 'Rate Limit Exceeded')
          : fault === 'quota'
            ? googleError(403, 'rateLimitExceeded', 'Rate Limit Exceeded')
            : fault === 'error'
              ? googleError(500, 'backendError', 'Backend Error')
              : work(account, request)
      answers.push(`${method} ${path} ${typeof reply === 'string' ? reply : reply.status}`)
      return fault === 'cut' ? 'cut' : reply
    })
  }

  on('GET', 'users/me/calendarList', ({ calendars }, { query }) => {
    // Two on a page, so that programs learn to turn it.
    const all = [...calendars.values()]
    const from = Number(query.get('pageToken') ?? 0)
    return json(200, {
      kind: 'calendar#calendarList',
      items: all.slice(from, from + 2).map(({ id, summary, accessRole, isPrimary }) => ({
        ...{ kind: 'calendar#calendarListEntry', id, summary, accessRole, timeZone: 'Asia/Kolkata' },
        ...(isPrimary && { primary: true }),
      })),
      ...(from + 2 < all.length && { nextPageToken: String(from + 2) }),
    })
  })

  on('POST', 'freeBusy', ({ calendars }, request) => {
    const { timeMin, timeMax, items } = readObject(request) ?? {}
    const [from, to] = [Date.parse(String(timeMin)), Date.parse(String(timeMax))]
    if (!(to > from) || !Array.isArray(items)) return googleError(400, 'badRequest', 'Bad Request')
    if (items.length > calendarsMax)
      return googleError(400, 'tooManyCalendarsRequested', 'Too many calendars')
    if (to - from > yearMs)
      return googleError(400, 'timeRangeTooLong', 'The requested time range is too long.')
    const answerFor = (id: string) => {
      const calendar = calendars.get(id)
      return calendar
        ? { busy: busyIn(calendar, from, to) }
        : { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] }
    }
    return json(200, {
      kind: 'calendar#freeBusy',
      ...{ timeMin, timeMax },
      calendars: Object.fromEntries(items.map(({ id }) => [id, answerFor(String(id))])),
    })
  })

  on('POST', 'calendars/:calendarId/events/watch', (account, request) => {
    const calendar = account.calendars.get(request.params.calendarId ?? '')
    if (!calendar) return googleError(404, 'notFound', 'Not Found')
    const { id, type, address, token, expiration } = readObject(request) ?? {}
    if (typeof id !== 'string' || type !== 'web_hook' || typeof address !== 'string')
      return googleError(400, 'required', 'Required')
    if (account.channels.has(id)) return googleError(400, 'channelIdNotUnique', 'Channel id not unique')
    const channel = {
      ...{ id, address, token: String(token ?? ''), calendarId: calendar.id, messages: 0 },
      ...{ resourceId: `resource-of-${calendar.id}`, expiration: Number(expiration) },
    }
    account.channels.set(id, channel)
    pushes.tell(account, channel, 'sync')
    const { resourceId } = channel
    return json(200, { kind: 'api#channel', id, resourceId, token, expiration: String(expiration) })
  })

  on('POST', 'channels/stop', ({ channels }, request) => {
    const { id, resourceId } = readObject(request) ?? {}
    const known = channels.get(String(id))
    if (known?.resourceId !== resourceId) return googleError(404, 'notFound', 'Channel not found')
    channels.delete(String(id))
    return { status: 204, body: '' }
  })

  const changed = (account: GoogleAccount, calendar: GoogleCalendar) => {
    for (const channel of account.channels.values())
      if (channel.calendarId === calendar.id) pushes.tell(account, channel, 'exists')
  }
  addGoogleEvents(on, changed)

  const calendarOf = (account: GoogleAccount, id = account.email) => {
    const calendar = account.calendars.get(id)
    if (!calendar) throw new Error('There is no such calendar.')
    return calendar
  }

  return {
    consent: consent.letIn,
    put(email, times, calendarId) {
      const account = accounts.of(email)
      const calendar = calendarOf(account, calendarId)
      for (const { id } of calendar.events.values()) if (id.startsWith('own')) calendar.events.delete(id)
      for (const [place, { from, to, isFree = false }] of times.entries())
        calendar.events.set(`own${place}`, {
          ...{ id: `own${place}`, status: 'confirmed', from: from.getTime(), to: to.getTime(), isFree },
          ...{ words: { summary: 'Dentist nobody hears of' }, etag: 1 },
        })
      changed(account, calendar)
    },
    events: (email, calendarId) => [...calendarOf(accounts.of(email), calendarId).events.values()],
    change(email, id, changes) {
      const account = accounts.of(email)
      const calendar = [...account.calendars.values()].find(({ events }) => events.has(id))
      const event = calendar?.events.get(id)
      if (!calendar || !event) throw new Error('There is no such entry.')
      calendar.events.set(id, { ...event, ...changes, etag: event.etag + 1 })
      changed(account, calendar)
    },
    withdraw: (email) => accounts.withdraw(accounts.of(email)),
    expire: (email) => accounts.of(email).accessTokens.clear(),
    programs(email) {
      const { refreshTokens, channels } = accounts.of(email)
      return { tokens: refreshTokens.size, channels: channels.size }
    },
    endChannels: (email) => accounts.of(email).channels.clear(),
    fail(fault, times) {
      faults.push(...Array.from({ length: times }, () => fault))
    },
    push: pushes.set,
    pushes: pushes.of,
    answers: () => answers,
  }
}

function busyIn({ events }: GoogleCalendar, from: number, to: number) {
  const times = [...events.values()]
    .filter((one) => one.status !== 'cancelled' && !one.isFree && one.from < to && one.to > from)
    .sort((one, other) => one.from - other.from)
  const merged: { from: number; to: number }[] = []
  for (const one of times) {
    const last = merged.at(-1)
    if (last && one.from <= last.to) last.to = Math.max(last.to, one.to)
    else merged.push({ from: one.from, to: one.to })
  }
  return merged.map((one) => ({
    start: new Date(one.from).toISOString(),
    end: new Date(one.to).toISOString(),
  }))
}

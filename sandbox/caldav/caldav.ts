import type { Reply, Router, SandboxRequest } from '../platform/http.ts'
import { calendarProps, davError, entryProps, gone, href, multistatus, response } from './answers.ts'
import { createPeople, type DavCalendar, type DavPerson } from './people.ts'

/** Faults of its answers: too often, an error, an answer that is lost after the work was done, a page in place of an answer; or none. */
export const davFaults = ['rate', 'error', 'cut', 'page', 'none'] as const
export type DavFault = (typeof davFaults)[number]

export interface CaldavControl {
  /** Puts entries of the person's own in the place of those that were put before. `more` are lines of an entry. */
  put(
    user: string,
    busy: readonly { from: Date; to: Date; more?: readonly string[] }[],
    calendar?: string,
  ): void
  /** The files that are there, by their names. */
  entries(user: string, calendar?: string): ReadonlyMap<string, string>
  /** What the person does with an entry there: its file is another, or gone. */
  change(user: string, name: string, file: string | null): void
  /** The person takes the password for programs back, or gives it again. */
  revoke(user: string, isRevoked?: boolean): void
  fail(fault: DavFault, times: number): void
  /** The requests that were answered, as `PROPFIND calendar 207`. */
  answers(): readonly string[]
}

const timeOf = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')
const momentOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** Whether an entry may be in a time: one that repeats or whose time is not plain is given, as servers may. */
function isIn(file: string, from: number, to: number): boolean {
  const [, start = ''] = /^DTSTART[^:]*:(\S+)/m.exec(file) ?? []
  const [, end = ''] = /^DTEND[^:]*:(\S+)/m.exec(file) ?? []
  return /^RRULE/m.test(file) || (!(momentOf(end) <= from) && !(momentOf(start) >= to))
}

const faultReplies: Partial<Record<DavFault, () => Reply>> = {
  rate: () => davError(429, 'too-many-requests', { 'retry-after': '90' }),
  error: () => davError(500, 'internal'),
  page: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Please log in</html>' }),
}

/** A calendar server (CalDAV), as iCloud, Fastmail and Nextcloud are: discovery, lists, entries, and what they refuse. */
export function addCaldav(router: Router): CaldavControl {
  const personOf = createPeople()
  const faults: DavFault[] = []
  const answers: string[] = []
  const root = '/caldav'
  const homeOf = ({ user }: DavPerson) => `${root}/calendars/${encodeURIComponent(user)}/`
  const addressOf = (person: DavPerson, { id }: DavCalendar) => `${homeOf(person)}${id}/`

  type Work = (person: DavPerson, request: SandboxRequest) => Reply
  function on(method: string, path: string, name: string, work: Work) {
    router.on(method, `${root}${path}`, (request) => {
      const given = request.headers.authorization?.replace(/^Basic /, '') ?? ''
      const [user = '', ...password] = Buffer.from(given, 'base64').toString().split(':')
      const person = user ? personOf(user) : undefined
      const isKnown = person?.password === password.join(':')
      const isOwn = !request.params.user || request.params.user === user
      const fault = person && isKnown ? faults.shift() : undefined
      const reply =
        !person || !isKnown
          ? davError(401, 'unauthenticated', { 'www-authenticate': 'Basic realm="Sandbox"' })
          : !isOwn
            ? davError(403, 'need-privileges')
            : (faultReplies[fault ?? 'none']?.() ?? work(person, request))
      answers.push(`${method} ${name} ${typeof reply === 'string' ? reply : reply.status}`)
      return fault === 'cut' ? 'cut' : reply
    })
  }
  const inCalendar =
    (work: (person: DavPerson, calendar: DavCalendar, request: SandboxRequest) => Reply): Work =>
    (person, request) => {
      const calendar = person.calendars.get(request.params.calendar ?? '')
      return calendar ? work(person, calendar, request) : davError(404, 'not-found')
    }

  for (const method of ['GET', 'PROPFIND'])
    router.on(method, '/.well-known/caldav', () => ({
      ...{ status: 301, headers: { location: `${root}/` }, body: '' },
    }))
  on('PROPFIND', '', 'root', ({ user }) =>
    multistatus([
      response(`${root}/`, [
        ['d:current-user-principal', href(`${root}/principals/${encodeURIComponent(user)}/`)],
        ['cal:calendar-home-set', undefined],
      ]),
    ]),
  )
  on('PROPFIND', '/principals/:user', 'principal', (person, { path }) =>
    multistatus([response(path, [['cal:calendar-home-set', href(homeOf(person))]])]),
  )
  on('PROPFIND', '/calendars/:user', 'home', (person, { headers }) =>
    multistatus([
      response(homeOf(person), [['d:resourcetype', '<d:collection/>']]),
      ...(headers.depth === '1'
        ? [...person.calendars.values()].map((one) => response(addressOf(person, one), calendarProps(one)))
        : []),
    ]),
  )
  on(
    'PROPFIND',
    '/calendars/:user/:calendar',
    'calendar',
    inCalendar((person, calendar) =>
      multistatus([response(addressOf(person, calendar), calendarProps(calendar))]),
    ),
  )
  on(
    'REPORT',
    '/calendars/:user/:calendar',
    'calendar',
    inCalendar((person, calendar, { body }) => {
      const base = addressOf(person, calendar)
      if (body.includes('calendar-multiget')) {
        const asked = [...body.matchAll(/<d:href>([^<]*)<\/d:href>/g)].map(([, address = '']) => address)
        return multistatus(
          asked.map((address) => {
            const entry = calendar.entries.get(decodeURIComponent(address.slice(base.length)))
            return entry ? response(address, entryProps(entry, true)) : gone(address)
          }),
        )
      }
      const [, start = '', end = ''] = /<c:time-range start="(\w+)" end="(\w+)"\/>/.exec(body) ?? []
      if (!body.includes('calendar-query') || !start) return davError(403, 'supported-report')
      return multistatus(
        [...calendar.entries]
          .filter(([, { file }]) => isIn(file, momentOf(start), momentOf(end)))
          .map(([name, entry]) => response(base + encodeURIComponent(name), entryProps(entry, true))),
      )
    }),
  )
  const entryPath = '/calendars/:user/:calendar/:entry'
  on(
    'PROPFIND',
    entryPath,
    'entry',
    inCalendar((_person, { entries }, { path, params }) => {
      const entry = entries.get(params.entry ?? '')
      return entry ? multistatus([response(path, entryProps(entry, false))]) : davError(404, 'not-found')
    }),
  )
  on(
    'GET',
    entryPath,
    'entry',
    inCalendar((_person, { entries }, { params }) => {
      const entry = entries.get(params.entry ?? '')
      if (!entry) return davError(404, 'not-found')
      const headers = { 'content-type': 'text/calendar; charset=utf-8', etag: `"${entry.etag}"` }
      return { status: 200, headers, body: entry.file }
    }),
  )
  on(
    'PUT',
    entryPath,
    'entry',
    inCalendar((_person, calendar, { params, headers, body }) => {
      if (!calendar.mayWrite) return davError(403, 'need-privileges')
      const name = params.entry ?? ''
      const known = calendar.entries.get(name)
      const isUnchanged = !headers['if-match'] || headers['if-match'] === `"${known?.etag}"`
      if ((headers['if-none-match'] === '*' && known) || !isUnchanged) return davError(412, 'precondition')
      calendar.ctag++
      calendar.entries.set(name, { file: body, etag: (known?.etag ?? 0) + 1 })
      return { status: known ? 204 : 201, body: '' }
    }),
  )
  on(
    'DELETE',
    entryPath,
    'entry',
    inCalendar((_person, calendar, { params }) => {
      if (!calendar.entries.delete(params.entry ?? '')) return davError(404, 'not-found')
      calendar.ctag++
      return { status: 204, body: '' }
    }),
  )

  const calendarOf = (user: string, id = 'home') => {
    const calendar = personOf(user).calendars.get(id)
    if (!calendar) throw new Error('There is no such calendar.')
    return calendar
  }

  return {
    put(user, busy, id) {
      const calendar = calendarOf(user, id)
      calendar.ctag++
      for (const name of calendar.entries.keys()) if (name.startsWith('own')) calendar.entries.delete(name)
      for (const [place, { from, to, more = [] }] of busy.entries()) {
        const lines = [
          ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', `UID:own${place}@elsewhere.example`],
          ...['SUMMARY:Dentist & nobody hears of it', `DTSTART:${timeOf(from)}`, `DTEND:${timeOf(to)}`],
          ...[...more, 'END:VEVENT', 'END:VCALENDAR', ''],
        ]
        calendar.entries.set(`own${place}.ics`, { file: lines.join('\r\n'), etag: calendar.ctag })
      }
    },
    entries: (user, id) => new Map([...calendarOf(user, id).entries].map(([name, { file }]) => [name, file])),
    change(user, name, file) {
      const calendar = [...personOf(user).calendars.values()].find(({ entries }) => entries.has(name))
      if (!calendar) throw new Error('There is no such entry.')
      calendar.ctag++
      if (file === null) calendar.entries.delete(name)
      else calendar.entries.set(name, { file, etag: (calendar.entries.get(name)?.etag ?? 0) + 1 })
    },
    revoke(user, isRevoked = true) {
      personOf(user).password = isRevoked ? null : `app-${user}`
    },
    fail(fault, times) {
      faults.push(...Array.from({ length: times }, () => fault))
    },
    answers: () => answers,
  }
}

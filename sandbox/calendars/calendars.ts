import { createHash } from 'node:crypto'
import type { Reply, Router, SandboxRequest } from '../platform/http.ts'

/**
 * How a calendar answers: as it is, 500, 503 with a pause, never, with more than 10 MB, with a page to log in, with a way
 * to an address of the own network, 404, or 403.
 */
export const calendarModes = [
  'normal',
  'error',
  'busy',
  'hang',
  'large',
  'page',
  'private',
  'gone',
  'refused',
] as const
export type CalendarMode = (typeof calendarModes)[number]

interface Calendar {
  ics: string
  mode: CalendarMode
  /** The statuses that were answered, oldest first. */
  answers: number[]
}

export interface CalendarsControl {
  /** Writes a calendar and says its address. */
  put(name: string, ics: string): string
  set(name: string, mode: CalendarMode): void
  answers(name: string): readonly number[]
}

const largeBytes = 11 * 1024 * 1024
/** Nothing listens there, and a guard does not get so far. */
const privateAddress = 'https://10.0.0.1/calendar.ics'
const text = (status: number, body: string | Buffer, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'text/calendar; charset=utf-8', ...headers },
  body,
})

function answerOf({ ics, mode }: Calendar, { headers }: SandboxRequest): Reply {
  const etag = `"${createHash('sha256').update(ics).digest('hex').slice(0, 16)}"`
  switch (mode) {
    case 'hang':
      return 'hang'
    case 'error':
      return text(500, 'Something went wrong.')
    case 'busy':
      return text(503, 'Later, please.', { 'retry-after': '3600' })
    case 'large':
      return text(200, Buffer.alloc(largeBytes, ' '))
    case 'page':
      return text(200, '<!doctype html><title>Log in</title>', { 'content-type': 'text/html' })
    case 'private':
      return text(302, '', { location: privateAddress })
    case 'gone':
      return text(404, 'There is no such calendar.')
    case 'refused':
      return text(403, 'This calendar is not shared any more.')
    case 'normal':
      return headers['if-none-match'] === etag ? text(304, '', { etag }) : text(200, ics, { etag })
  }
}

/** Calendars of people as their providers publish them: iCalendar files at secret addresses. */
export function addCalendars(router: Router, url: () => string): CalendarsControl {
  const calendars = new Map<string, Calendar>()
  const at = (name: string) => {
    const found = calendars.get(name)
    if (!found) throw new Error('There is no such calendar.')
    return found
  }

  router.on('GET', '/calendars/:name', (request) => {
    const calendar = calendars.get((request.params.name ?? '').replace(/\.ics$/, ''))
    if (!calendar) return text(404, 'There is no such calendar.')
    const reply = answerOf(calendar, request)
    calendar.answers.push(typeof reply === 'string' ? 0 : reply.status)
    return reply
  })

  return {
    put(name, ics) {
      const known = calendars.get(name)
      if (known) known.ics = ics
      else calendars.set(name, { ics, mode: 'normal', answers: [] })
      return `${url()}/calendars/${encodeURIComponent(name)}.ics`
    },
    set(name, mode) {
      at(name).mode = mode
    },
    answers: (name) => at(name).answers,
  }
}

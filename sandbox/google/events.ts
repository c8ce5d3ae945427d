import { isObject, json, type Reply, readObject, type SandboxRequest } from '../platform/http.ts'
import type { GoogleAccount, GoogleCalendar, GoogleEvent } from './accounts.ts'

export const googleError = (code: number, reason: string, message: string): Reply =>
  json(code, { error: { code, message, errors: [{ domain: 'global', reason, message }] } })

type On = (
  method: string,
  path: string,
  work: (account: GoogleAccount, request: SandboxRequest) => Reply,
) => void

const idPattern = /^[a-v0-9]{5,1024}$/
const notFound = () => googleError(404, 'notFound', 'Not Found')
const mayWrite = ({ accessRole }: GoogleCalendar) => accessRole === 'owner' || accessRole === 'writer'

const shown = ({ id, status, from, to, isFree, words, etag }: GoogleEvent) => ({
  ...words,
  ...{ kind: 'calendar#event', id, status, etag: `"${etag}"` },
  start: { dateTime: new Date(from).toISOString(), timeZone: 'UTC' },
  end: { dateTime: new Date(to).toISOString(), timeZone: 'UTC' },
  ...(isFree && { transparency: 'transparent' }),
})

/** What a program noted for itself, each as `name=value`. */
function propertiesOf({ words: { extendedProperties } }: GoogleEvent): string[] {
  const own = isObject(extendedProperties) ? extendedProperties.private : undefined
  return isObject(own) ? Object.entries(own).map(([name, value]) => `${name}=${value}`) : []
}

const timeOf = (value: unknown) => (isObject(value) ? Date.parse(String(value.dateTime)) : Number.NaN)

/** What a body says of an entry that is there, or of a new one. */
function merged(known: GoogleEvent, body: Record<string, unknown>): GoogleEvent | undefined {
  const { id: _id, start, end, status, transparency, ...words } = body
  const from = start === undefined ? known.from : timeOf(start)
  const to = end === undefined ? known.to : timeOf(end)
  if (!(to > from)) return undefined
  return {
    ...{ id: known.id, from, to },
    status: status === 'cancelled' || status === 'tentative' ? status : status ? 'confirmed' : known.status,
    isFree: transparency === undefined ? known.isFree : transparency === 'transparent',
    words: { ...known.words, ...words },
    etag: known.etag + 1,
  }
}

/** Entries of calendars: one whose id is taken is refused, and one that was deleted stays known as cancelled. */
export function addGoogleEvents(
  on: On,
  changed: (account: GoogleAccount, calendar: GoogleCalendar) => void,
): void {
  on('GET', 'calendars/:calendarId/events', ({ calendars }, { params, query }) => {
    const calendar = calendars.get(params.calendarId ?? '')
    if (!calendar) return notFound()
    const [from, to] = [
      Date.parse(query.get('timeMin') ?? '1970-01-01'),
      Date.parse(query.get('timeMax') ?? '2100-01-01'),
    ]
    const property = query.get('privateExtendedProperty')
    const found = [...calendar.events.values()].filter(
      (one) =>
        (!property || propertiesOf(one).includes(property)) &&
        one.to > from &&
        one.from < to &&
        (query.get('showDeleted') || one.status !== 'cancelled'),
    )
    const size = Number(query.get('maxResults') ?? 250)
    const first = Number(query.get('pageToken') ?? 0)
    // Of the fields that may be asked for alone, titles are what matters.
    const isPart = !(query.get('fields') ?? 'summary').includes('summary')
    return json(200, {
      kind: 'calendar#events',
      timeZone: 'Asia/Kolkata',
      items: found.slice(first, first + size).map((one) => shown(isPart ? { ...one, words: {} } : one)),
      ...(first + size < found.length && { nextPageToken: String(first + size) }),
    })
  })

  on('GET', 'calendars/:calendarId/events/:eventId', ({ calendars }, { params }) => {
    const event = calendars.get(params.calendarId ?? '')?.events.get(params.eventId ?? '')
    return event ? json(200, shown(event)) : notFound()
  })

  on('POST', 'calendars/:calendarId/events', (account, request) => {
    const calendar = account.calendars.get(request.params.calendarId ?? '')
    if (!calendar) return notFound()
    if (!mayWrite(calendar)) return googleError(403, 'requiredAccessLevel', 'You need to have writer access.')
    const body = readObject(request) ?? {}
    const id = typeof body.id === 'string' ? body.id : `made${Date.now()}`
    if (!idPattern.test(id)) return googleError(400, 'invalid', 'Invalid resource id value.')
    if (calendar.events.has(id))
      return googleError(409, 'duplicate', 'The requested identifier already exists.')
    const event = merged({ id, status: 'confirmed', from: 0, to: 0, isFree: false, words: {}, etag: 0 }, body)
    if (!event) return googleError(400, 'timeRangeEmpty', 'The specified time range is empty.')
    calendar.events.set(id, event)
    changed(account, calendar)
    return json(200, shown(event))
  })

  on('PATCH', 'calendars/:calendarId/events/:eventId', (account, request) => {
    const calendar = account.calendars.get(request.params.calendarId ?? '')
    const known = calendar?.events.get(request.params.eventId ?? '')
    if (!calendar || !known) return notFound()
    if (!mayWrite(calendar)) return googleError(403, 'requiredAccessLevel', 'You need to have writer access.')
    const event = merged(known, readObject(request) ?? {})
    if (!event) return googleError(400, 'timeRangeEmpty', 'The specified time range is empty.')
    calendar.events.set(event.id, event)
    changed(account, calendar)
    return json(200, shown(event))
  })

  on('DELETE', 'calendars/:calendarId/events/:eventId', (account, { params }) => {
    const calendar = account.calendars.get(params.calendarId ?? '')
    const known = calendar?.events.get(params.eventId ?? '')
    if (!calendar || !known) return notFound()
    if (known.status === 'cancelled') return googleError(410, 'deleted', 'Resource has been deleted')
    calendar.events.set(known.id, { ...known, status: 'cancelled', etag: known.etag + 1 })
    changed(account, calendar)
    return { status: 204, body: '' }
  })
}

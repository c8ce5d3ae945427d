import { isObject, json, readObject } from '../platform/http.ts'
import {
  type MicrosoftAccount,
  type MicrosoftCalendar,
  type MicrosoftEvent,
  opaqueId,
  shownAs,
} from './accounts.ts'
import { graphError, itemNotFound, type On, pageOf } from './graph.ts'

export type ChangeType = 'created' | 'updated' | 'deleted'

const timeOf = (moment: number) => ({
  dateTime: `${new Date(moment).toISOString().slice(0, -1)}0000`,
  timeZone: 'UTC',
})

/** What is shown of an entry: all of it, or what `$select` names. */
function shown(event: MicrosoftEvent, query = new URLSearchParams()) {
  const { id, from, to, isAllDay, showAs, isCancelled, words, properties } = event
  const whole: Record<string, unknown> = {
    ...{ ...words, id, start: timeOf(from), end: timeOf(to), isAllDay, showAs, isCancelled },
  }
  const named = query.get('$select')?.split(',') ?? Object.keys(whole)
  const expanded = /id eq '([^']+)'/.exec(query.get('$expand') ?? '')?.[1] ?? ''
  const value = properties.get(expanded)
  return {
    ...Object.fromEntries(named.map((name) => [name, whole[name]])),
    ...(value !== undefined && { singleValueExtendedProperties: [{ id: expanded, value }] }),
  }
}

/** Of the filters there are those by time and by what a program noted for itself. */
function fits(event: MicrosoftEvent, filter: string): boolean {
  const since = /start\/dateTime ge '([^']+)'/.exec(filter)?.[1]
  const before = /start\/dateTime lt '([^']+)'/.exec(filter)?.[1]
  const [, name = '', how, value] = /ep\/id eq '([^']+)' and ep\/value (eq|ne) '([^']*)'/.exec(filter) ?? []
  const noted = event.properties.get(name)
  const isNoted = !how || (noted !== undefined && (how === 'eq') === (noted === value))
  return (
    isNoted && !(since && event.from < Date.parse(since)) && !(before && event.from >= Date.parse(before))
  )
}

const momentIn = (value: unknown) =>
  isObject(value) && value.timeZone === 'UTC' ? Date.parse(`${value.dateTime}Z`) : Number.NaN

function notedIn(value: unknown): [string, string][] {
  const given: unknown[] = Array.isArray(value) ? value : []
  return given.flatMap((one) =>
    isObject(one) ? [[String(one.id), String(one.value)] as [string, string]] : [],
  )
}

/** What a body says of an entry that is there, or of a new one. */
function merged(known: MicrosoftEvent, body: Record<string, unknown>): MicrosoftEvent | undefined {
  const { start, end, isAllDay, showAs, transactionId: _id, singleValueExtendedProperties, ...words } = body
  const from = start === undefined ? known.from : momentIn(start)
  const to = end === undefined ? known.to : momentIn(end)
  if (!(to > from)) return undefined
  return {
    ...{ ...known, from, to },
    isAllDay: isAllDay === undefined ? known.isAllDay : isAllDay === true,
    showAs: shownAs.find((one) => one === showAs) ?? known.showAs,
    properties: new Map([...known.properties, ...notedIn(singleValueExtendedProperties)]),
    words: { ...known.words, ...words },
  }
}

const endBeforeStart = () => graphError(400, 'ErrorPropertyValidationFailure', 'The end is before the start.')
const denied = () =>
  graphError(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.')

/** Entries of calendars: each has an id of Microsoft's, and what was made by one transaction is not made again. */
export function addMicrosoftEvents(
  on: On,
  changed: (account: MicrosoftAccount, calendar: MicrosoftCalendar, how: ChangeType) => void,
): void {
  let count = 0
  const path = 'me/calendars/:calendarId/events'
  const found = ({ calendars }: MicrosoftAccount, params: Record<string, string>) => {
    const calendar = calendars.get(params.calendarId ?? '')
    const event = calendar?.events.get(params.eventId ?? '')
    return calendar && event ? { calendar, event } : undefined
  }

  on('GET', 'me/calendars/:calendarId/calendarView', ({ calendars }, request) => {
    const calendar = calendars.get(request.params.calendarId ?? '')
    if (!calendar) return itemNotFound()
    const [from, to] = ['startDateTime', 'endDateTime'].map((name) =>
      Date.parse(request.query.get(name) ?? ''),
    )
    if (!(Number(to) > Number(from)))
      return graphError(400, 'ErrorInvalidParameter', 'The end date is before the start date.')
    const events = [...calendar.events.values()].filter(
      (event) => event.to > Number(from) && event.from < Number(to),
    )
    return pageOf(
      events.map((event) => shown(event, request.query)),
      request,
    )
  })

  on('GET', path, ({ calendars }, request) => {
    const calendar = calendars.get(request.params.calendarId ?? '')
    if (!calendar) return itemNotFound()
    const filter = request.query.get('$filter') ?? ''
    const events = [...calendar.events.values()].filter((event) => fits(event, filter))
    return pageOf(
      events.map((event) => shown(event, request.query)),
      request,
    )
  })

  on('POST', path, (account, request) => {
    const calendar = account.calendars.get(request.params.calendarId ?? '')
    if (!calendar) return itemNotFound()
    if (!calendar.canEdit) return denied()
    const body = readObject(request) ?? {}
    const transaction = String(body.transactionId ?? '')
    if (account.transactions.has(transaction))
      return graphError(
        409,
        'ErrorDuplicateTransactionId',
        "Your request can't be completed. The TransactionId has already been used to create a different event.",
      )
    const made = merged(
      {
        ...{ id: opaqueId(`entry ${++count} of ${account.email}`), from: 0, to: 0, isAllDay: false },
        ...{ showAs: 'busy', isCancelled: false, properties: new Map(), words: {} },
      },
      body,
    )
    if (!made) return endBeforeStart()
    if (transaction) account.transactions.add(transaction)
    calendar.events.set(made.id, made)
    changed(account, calendar, 'created')
    return json(201, shown(made))
  })

  on('PATCH', `${path}/:eventId`, (account, request) => {
    const known = found(account, request.params)
    if (!known) return itemNotFound()
    if (!known.calendar.canEdit) return denied()
    const event = merged(known.event, readObject(request) ?? {})
    if (!event) return endBeforeStart()
    known.calendar.events.set(event.id, event)
    changed(account, known.calendar, 'updated')
    return json(200, shown(event))
  })

  on('DELETE', `${path}/:eventId`, (account, { params }) => {
    const known = found(account, params)
    if (!known) return itemNotFound()
    known.calendar.events.delete(known.event.id)
    changed(account, known.calendar, 'deleted')
    return { status: 204, body: '' }
  })
}

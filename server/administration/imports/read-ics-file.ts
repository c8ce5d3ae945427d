import { type ImportKind, importFile, importKindWords } from '@newyou/contract/administration/imports/kinds'
import type ICAL from 'ical.js'
import { importReplies } from '../../messages/replies/back-office.ts'
import { fileRefusal } from '../../platform/http/domain-error.ts'
import { isCancelled, type Moment } from '../../platform/ics/events.ts'
import { type Occurrence, occurrencesOf, parse, type Series, seriesOf } from '../../platform/ics/series.ts'
import { createZones } from '../../platform/ics/zones.ts'
import { bareCell } from '../../platform/table-text.ts'
import { clientOf, labelled, linesOfDescription, ownAddresses } from './ics-client.ts'
import type { ImportedFile } from './read-file.ts'

type Component = InstanceType<typeof ICAL.Component>

const refuse: (message: string) => never = fileRefusal('table')
const cellMax = 200
/** What repeats without an end is brought for so long. */
const daysAhead = 366
const dayMs = 86_400_000
/** Every moment that a calendar can name. */
const always: Moment = { from: -8.6e15, to: 8.6e15 }

/** The name of what was booked: programs put it into the description, or beside the client's name in the title. */
function serviceOf(title: string, lines: readonly string[], name: string): string {
  const said = labelled(lines, /event name|event type|appointment type|service|what/)
  const [, before = ''] = /^(.+?) between .+ and .+$/i.exec(said || title) ?? []
  if (before || said) return before || said
  const first = name.split(' ')[0] ?? ''
  if (!first) return title
  // `Talk (Asha Rao)` of Google, `Asha Rao: Talk` of Acuity.
  const [, ofGoogle = '', whom = ''] = /^(.+?) \(([^()]+)\)$/.exec(title) ?? []
  if (ofGoogle && whom.startsWith(first)) return ofGoogle
  const [, who = '', ofAcuity = ''] = /^([^:]+): (.+)$/.exec(title) ?? []
  return ofAcuity && who.startsWith(first) ? ofAcuity : title
}

const textOf = (event: Component, name: string) => String(event.getFirstPropertyValue(name) ?? '').trim()

/** An instant, or what a clock on the healer's wall shows. */
const written = (ms: number, isFloating: boolean) => {
  const iso = new Date(ms).toISOString()
  return isFloating ? iso.slice(0, 16) : iso
}

function statusOf(event: Component, isDate: boolean, client: ReturnType<typeof clientOf>) {
  if (isCancelled(event)) return 'Cancelled'
  if (isDate) return 'Whole day'
  if (client.hasDeclined) return 'Declined'
  return client.isUnclear ? 'Several guests' : 'Confirmed'
}

interface Entry {
  event: Component
  /** Undefined where it has none that can be read. */
  times: Occurrence | undefined
}

/** The times of a series: of one that never ends, those of the next year too. */
function timesOf(
  series: Series,
  reading: Omit<Parameters<typeof occurrencesOf>[1], 'within'>,
  until: number,
): Entry[] {
  const { master } = series
  const repeats = master?.hasProperty('rrule') || master?.hasProperty('rdate')
  // One that was cancelled as a whole is said once.
  if (master && repeats && isCancelled(master)) return [{ event: master, times: undefined }]
  const within = repeats ? { ...always, to: until } : always
  return occurrencesOf(series, { ...reading, within }).map((times) => ({ event: times.event, times }))
}

const { fields } = importKindWords('sessions')
const columns = ['start', 'end', 'name', 'email', 'mobile', 'service', 'place', 'status'] as const
const headings = [...columns.map((field) => fields[field]?.label ?? field), 'Title in the calendar']

/**
 * The entries of a calendar as lines of a table of sessions, each time of what repeats as a line of its own, in the order of
 * time. Runs on another thread.
 * @throws DomainError fileRefused when it cannot be read, has no entry or too many, or something else is imported
 */
export function readIcsFile({
  bytes,
  kind,
  today,
}: {
  bytes: Uint8Array
  kind: ImportKind
  today: string
}): ImportedFile {
  if (kind !== 'sessions') refuse(importReplies.calendarElsewhere)
  const calendars = parse(bytes).filter(({ name }) => name === 'vcalendar')
  if (calendars.length === 0) return refuse(importReplies.brokenCalendar)
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  const own = ownAddresses(calendars, events)
  const tooMany = () => refuse(importReplies.tooManyLines(importFile.maxLines.toLocaleString('en-IN')))
  const until = Date.parse(today) + daysAhead * dayMs
  let rounds = 0
  // A rule that comes round every second would be asked for ever.
  const isAllowed = () => (rounds++ < 2 * importFile.maxLines ? true : tooMany())
  // Wall times as if they were UTC: whose wall it is, is known when the healer is chosen.
  const zones = createZones(calendars, 'UTC', () => undefined)

  const cellsOf = (event: Component, times: Occurrence | undefined) => {
    const lines = linesOfDescription(textOf(event, 'description'))
    const client = clientOf(event, lines, own)
    const title = textOf(event, 'summary')
    const { time, isDate = false, isFloating = false } = times ?? {}
    const cells = {
      start: time ? written(time.from, isFloating) : '',
      end: time && time.to > time.from ? written(time.to, isFloating) : '',
      name: client.name,
      email: client.email,
      mobile: client.mobile,
      service: serviceOf(title, lines, client.name),
      place: textOf(event, 'location'),
      status: statusOf(event, isDate, client),
    }
    const texts = [...columns.map((field) => cells[field]), title]
    return texts.map((text) => bareCell(text.replace(/\p{Cc}+/gu, ' ').trim()).slice(0, cellMax))
  }

  const found = seriesOf(events).flatMap((series): Entry[] => {
    const event = series.master ?? series.instead[0]
    try {
      return timesOf(series, { zones, isAllowed }, until)
    } catch (error) {
      if ((error as { code?: unknown }).code === 'fileRefused') throw error
      // One that cannot be read takes no other with it.
      return event ? [{ event, times: undefined }] : []
    }
  })
  if (found.length === 0) refuse(importReplies.noEntry)
  if (found.length > importFile.maxLines) tooMany()
  found.sort((one, other) => (one.times?.time.from ?? 0) - (other.times?.time.from ?? 0))
  return {
    headings,
    lines: found.map(({ event, times }, index) => ({ line: index + 2, cells: cellsOf(event, times) })),
  }
}

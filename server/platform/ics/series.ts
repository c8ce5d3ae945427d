import ICAL from 'ical.js'
import { linesOfCalendar, partsOfCalendar } from './calendar-text.ts'
import { dayNumber, type Moment, momentsOf, namedTimes, type Reading, spanOf, startsOf } from './events.ts'

type Component = InstanceType<typeof ICAL.Component>

/** One event with those that stand in the place of some of its times. */
export interface Series {
  master: Component | undefined
  instead: Component[]
}

/** Whether this and all later times of a series are meant. */
const isFromHereOn = (event: Component) =>
  String(event.getFirstProperty('recurrence-id')?.getParameter('range') ?? '').toUpperCase() ===
  'THISANDFUTURE'

/** A time of a series, and the event that says what is then. */
export interface Occurrence {
  event: Component
  time: Moment
  isDate: boolean
  /** Without a zone: a time on the wall of the calendar's owner. */
  isFloating: boolean
}

/**
 * The times of a series within reach of an interval, those that were moved included, and those that were taken out left
 * out. @throws Error for an entry without a beginning
 */
export function occurrencesOf({ master, instead }: Series, reading: Reading): Occurrence[] {
  const { zones } = reading
  const single = (event: Component): Occurrence => {
    const span = spanOf(event, zones)
    const { isDate, zone } = span
    return { event, isDate, time: momentsOf(span, span.start), isFloating: zone === zones.own }
  }
  const moved = instead.map(single)
  if (!master) return moved
  const span = spanOf(master, zones)
  const gone = [
    ...master.getAllProperties('exdate'),
    ...instead.flatMap((one) => one.getAllProperties('recurrence-id')),
  ]
  const named = gone.map((property) => namedTimes(property, span, zones))
  const moments = new Set(named.flatMap((one) => one.moments))
  const dates = new Set(named.flatMap((one) => one.dates))
  const later = instead.filter(isFromHereOn).map((event) => {
    const property = event.getFirstProperty('recurrence-id')
    const replaced = property && namedTimes(property, span, zones)
    const from = replaced?.moments[0] ?? (replaced?.dates[0] ?? 0) * 86_400_000
    const changed = single(event)
    return { from, by: changed.time.from - from, length: spanOf(event, zones).length, changed }
  })
  const usual = startsOf(master, span, reading).flatMap((start): Occurrence[] => {
    const time = momentsOf(span, start)
    if (moments.has(time.from) || dates.has(dayNumber(start))) return []
    const change = later
      .filter(({ from }) => from <= time.from)
      .sort((one, other) => other.from - one.from)[0]
    if (!change) return [{ event: master, time, isDate: span.isDate, isFloating: span.zone === zones.own }]
    const from = time.from + change.by
    return [{ ...change.changed, time: { from, to: from + change.length } }]
  })
  return [...usual, ...moved]
}

const sequenceOf = (event: Component) => Number(event.getFirstPropertyValue('sequence') ?? 0)

/** Of versions of one event the newest: a file that programs add to has the earlier ones too. */
const newest = (versions: readonly Component[]): Component[] => {
  const last = Math.max(...versions.map(sequenceOf))
  return versions.filter((one) => sequenceOf(one) === last)
}

/** Series by the ids of their events; an event without an id stands for itself. */
export function seriesOf(events: readonly Component[]): Series[] {
  const byId = Map.groupBy(events, (event) => event.getFirstPropertyValue('uid') ?? event)
  return [...byId.values()].flatMap((ofOne) => {
    const masters = ofOne.filter((event) => !event.hasProperty('recurrence-id'))
    const times = Map.groupBy(
      ofOne.filter((event) => event.hasProperty('recurrence-id')),
      (event) => String(event.getFirstPropertyValue('recurrence-id')),
    )
    const instead = [...times.values()].flatMap(newest)
    const [master, ...others] = newest(masters)
    return [{ master, instead }, ...others.map((other) => ({ master: other, instead: [] }))]
  })
}

function componentsOf(lines: readonly string[]): Component[] {
  const parsed = ICAL.parse(lines.join('\n'))
  const calendars = typeof parsed[0] === 'string' ? [parsed] : parsed
  return calendars.map((calendar: unknown[]) => new ICAL.Component(calendar))
}

/** The entry, or one that has nothing where nobody can read it: it takes no other with it. */
function readable(entry: readonly string[]): readonly string[] {
  try {
    componentsOf(['BEGIN:VCALENDAR', ...entry, 'END:VCALENDAR'])
    return entry
  } catch {
    return ['BEGIN:VEVENT', 'END:VEVENT']
  }
}

/** The calendars of a file; none where it cannot be read, or was cut off. */
export function parse(bytes: Uint8Array): Component[] {
  const lines = linesOfCalendar(bytes)
  if (
    lines.length < 3 ||
    !/^BEGIN:VCALENDAR$/i.test(lines[0] ?? '') ||
    !/^END:VCALENDAR$/i.test(lines.at(-1) ?? '')
  )
    return []
  try {
    return componentsOf(lines)
  } catch {
    const { around, entries } = partsOfCalendar(lines)
    try {
      return componentsOf([...around.slice(0, -1), ...entries.flatMap(readable), ...around.slice(-1)])
    } catch {
      return []
    }
  }
}

import ICAL from 'ical.js'
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

/** Series by the ids of their events; an event without an id stands for itself. */
export function seriesOf(events: readonly Component[]): Series[] {
  const byId = Map.groupBy(events, (event) => event.getFirstPropertyValue('uid') ?? event)
  return [...byId.values()].flatMap((ofOne) => {
    const [instead, masters] = [true, false].map((isInstead) =>
      ofOne.filter((event) => event.hasProperty('recurrence-id') === isInstead),
    )
    const [master, ...others] = masters ?? []
    return [{ master, instead: instead ?? [] }, ...others.map((other) => ({ master: other, instead: [] }))]
  })
}

/** The calendars of a file; none where it cannot be read. */
export function parse(bytes: Uint8Array): Component[] {
  const text = new TextDecoder('utf-8').decode(bytes).trimStart()
  if (!/^BEGIN:VCALENDAR/i.test(text)) return []
  try {
    const parsed = ICAL.parse(text)
    const calendars = typeof parsed[0] === 'string' ? [parsed] : parsed
    return calendars.map((calendar: unknown[]) => new ICAL.Component(calendar))
  } catch {
    return []
  }
}

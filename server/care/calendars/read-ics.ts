import ICAL from 'ical.js'
import {
  type Counted,
  countsAsBusy,
  dayNumber,
  isCancelled,
  type Moment,
  momentsOf,
  namedTimes,
  type Reading,
  spanOf,
  startsOf,
} from './ics-events.ts'
import { createZones } from './ics-zones.ts'

type Component = InstanceType<typeof ICAL.Component>

export interface IcsInput extends Counted, Moment {
  bytes: Uint8Array
  /** The healer's, of whole days and of times without a zone. */
  zone: string
  /** Entries with ids of this host are sessions of ours. */
  ownHost: string
}

/** What was not understood: a zone's name, an entry; what repeats too often; more times than are kept. */
export type IcsWarning = 'zone' | 'entry' | 'repeats' | 'many'

export interface IcsTimes {
  /** Beginnings and ends in milliseconds, merged, ascending. */
  busy: [from: number, to: number][]
  warnings: IcsWarning[]
}

/** How often one rule may come round, from its first time on, and all rules of a calendar together. */
const roundsMax = 50_000
const allRoundsMax = 200_000
const busyMax = 20_000

function merged(moments: readonly Moment[], { from, to }: Moment): [number, number][] {
  const whole: [number, number][] = []
  for (const one of [...moments].sort((first, second) => first.from - second.from)) {
    const [begins, ends] = [Math.max(one.from, from), Math.min(one.to, to)]
    const last = whole.at(-1)
    if (begins >= ends) continue
    if (last && begins <= last[1]) last[1] = Math.max(last[1], ends)
    else whole.push([begins, ends])
  }
  return whole
}

/** Published busy times without entries around them. */
function givenBusy(calendar: Component, { countsTentative }: Counted): Moment[] {
  const periods = calendar
    .getAllSubcomponents('vfreebusy')
    .flatMap((one) => one.getAllProperties('freebusy'))
    .filter((property) => {
      const type = String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase()
      return type !== 'FREE' && (countsTentative || type !== 'BUSY-TENTATIVE')
    })
    .flatMap((property) => property.getValues() as InstanceType<typeof ICAL.Period>[])
  return periods.map((period) => ({
    from: period.start.toUnixTime() * 1000,
    to: period.getEnd().toUnixTime() * 1000,
  }))
}

/** One event with those that stand in the place of some of its times. */
interface Series {
  master: Component | undefined
  instead: Component[]
}

/** Whether this and all later times of a series are meant. */
const isFromHereOn = (event: Component) =>
  String(event.getFirstProperty('recurrence-id')?.getParameter('range') ?? '').toUpperCase() ===
  'THISANDFUTURE'

function busyInSeries({ master, instead }: Series, counted: Counted, reading: Reading): Moment[] {
  const { zones } = reading
  const isBusy = (event: Component) => countsAsBusy(event, counted)
  const single = (event: Component) => {
    const span = spanOf(event, zones)
    return momentsOf(span, span.start)
  }
  const moved = instead.filter(isBusy).map(single)
  if (!master || isCancelled(master)) return master ? [] : moved
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
    const changed = spanOf(event, zones)
    const from = replaced?.moments[0] ?? (replaced?.dates[0] ?? 0) * 86_400_000
    return { event, from, by: single(event).from - from, length: changed.length }
  })
  const usual = startsOf(master, span, reading).flatMap((start) => {
    const time = momentsOf(span, start)
    if (moments.has(time.from) || dates.has(dayNumber(start))) return []
    const change = later
      .filter(({ from }) => from <= time.from)
      .sort((one, other) => other.from - one.from)[0]
    if (!change) return isBusy(master) ? [time] : []
    const from = time.from + change.by
    return isBusy(change.event) ? [{ from, to: from + change.length }] : []
  })
  return [...usual, ...moved]
}

/** Series by the ids of their events; an event without an id stands for itself. */
function seriesOf(events: readonly Component[]): Series[] {
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

/** When the owner of a calendar is busy; undefined for what is no calendar. Runs on a thread of its own. */
export function readIcs(input: IcsInput): IcsTimes | undefined {
  const calendars = parse(input.bytes).filter(({ name }) => name === 'vcalendar')
  if (calendars.length === 0) return undefined
  const warnings = new Set<IcsWarning>()
  let all = 0
  function isAllowed(round: number) {
    all += 1
    const isFew = round <= roundsMax && all <= allRoundsMax
    if (!isFew) warnings.add('repeats')
    return isFew
  }
  const zones = createZones(calendars, input.zone, () => warnings.add('zone'))
  const isForeign = (event: Component) => {
    const id = String(event.getFirstPropertyValue('uid') ?? '')
    return !id.toLowerCase().endsWith(`@${input.ownHost.toLowerCase()}`)
  }
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent')).filter(isForeign)
  const found = calendars.flatMap((calendar) => givenBusy(calendar, input))
  for (const series of seriesOf(events))
    try {
      for (const time of busyInSeries(series, input, { within: input, zones, isAllowed })) found.push(time)
    } catch {
      // One that cannot be read takes no other with it.
      warnings.add('entry')
    }
  const busy = merged(found, input)
  if (busy.length > busyMax) warnings.add('many')
  return { busy: busy.slice(0, busyMax), warnings: [...warnings] }
}

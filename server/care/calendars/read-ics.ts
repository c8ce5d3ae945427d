import type ICAL from 'ical.js'
import {
  type Counted,
  countsAsBusy,
  isCancelled,
  type Moment,
  type Reading,
} from '../../platform/ics/events.ts'
import { occurrencesOf, parse, type Series, seriesOf } from '../../platform/ics/series.ts'
import { createZones } from '../../platform/ics/zones.ts'

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

function busyInSeries(series: Series, counted: Counted, reading: Reading): Moment[] {
  if (series.master && isCancelled(series.master)) return []
  return occurrencesOf(series, reading)
    .filter(({ event }) => countsAsBusy(event, counted))
    .map(({ time }) => time)
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

import ICAL from 'ical.js'
import { type WallTime, wallFrom, wallMs, type Zone, type Zones } from './zones.ts'

type Component = InstanceType<typeof ICAL.Component>
type Property = InstanceType<typeof ICAL.Property>

/** What the healer counts as busy. */
export interface Counted {
  countsTentative: boolean
  countsWholeDays: boolean
}

export interface Moment {
  from: number
  to: number
}

/** Time of an entry: moments, or whole days of the owner's wall. */
interface Span {
  start: WallTime
  zone: Zone
  isDate: boolean
  /** Milliseconds; of whole days those of a wall on which no clock moves. */
  length: number
}

const dayMs = 86_400_000
/** No zone is further than this from UTC. */
const zoneMs = 15 * 3_600_000

const firstTime = (property: Property) => property.getFirstValue() as WallTime // of a property of times

const textOf = (event: Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase()

/** Also by a file that says nothing but what was cancelled. */
export const isCancelled = (event: Component) =>
  textOf(event, 'status') === 'CANCELLED' ||
  (event.parent ? textOf(event.parent, 'method') === 'CANCEL' : false)

/** Whether the owner is busy then: not where the entry is shown as free, cancelled, or left out by choice. */
export function countsAsBusy(event: Component, { countsTentative, countsWholeDays }: Counted): boolean {
  const shownAs = textOf(event, 'x-microsoft-cdo-busystatus')
  const isFree = textOf(event, 'transp') === 'TRANSPARENT' || /^(?:FREE|WORKINGELSEWHERE)$/.test(shownAs)
  if (isCancelled(event) || isFree) return false
  const isTentative = textOf(event, 'status') === 'TENTATIVE' || shownAs === 'TENTATIVE'
  if (isTentative && !countsTentative) return false
  const start = event.getFirstProperty('dtstart')
  // Microsoft writes whole days as midnight to midnight.
  const isWholeDay =
    start && (firstTime(start).isDate || textOf(event, 'x-microsoft-cdo-alldayevent') === 'TRUE')
  return countsWholeDays || !isWholeDay
}

/** @throws Error for an entry without a beginning */
export function spanOf(event: Component, zones: Zones): Span {
  const property = event.getFirstProperty('dtstart')
  if (!property) throw new Error('no beginning')
  const start = firstTime(property)
  const zone = zones.of(start, property.getParameter('tzid'))
  const { isDate } = start
  const end = event.getFirstProperty('dtend')
  const duration = event.getFirstPropertyValue('duration') as { toSeconds(): number } | null
  const length = () => {
    if (end) {
      const until = firstTime(end)
      if (isDate) return wallMs(until) - wallMs(start)
      return zones.of(until, end.getParameter('tzid')).momentOf(until) - zone.momentOf(start)
    }
    if (duration) return duration.toSeconds() * 1000
    return isDate ? dayMs : 0
  }
  return { start, zone, isDate, length: Math.max(length(), isDate ? dayMs : 0) }
}

/** The moments of a span that begins at this wall time. */
export function momentsOf({ zone, isDate, length }: Span, start: WallTime): Moment {
  const from = zone.momentOf(start)
  if (!isDate) return { from, to: from + length }
  const days = Math.round(length / dayMs)
  return { from, to: zone.momentOf(wallFrom(wallMs(start) + days * dayMs, true)) }
}

/** The last wall time of a rule, which names it in UTC, or as a day. */
function lastOf(until: WallTime, { zone, isDate }: Span): WallTime {
  if (isDate) return wallFrom(wallMs(until), true)
  if (until.isDate) return wallFrom(wallMs(until) + dayMs - 1000)
  return until.zone === ICAL.Timezone.utcTimezone ? zone.wallAt(wallMs(until)) : wallFrom(wallMs(until))
}

/** Asked in each round of a rule with its number: whether one more is allowed. */
export type Allowed = (round: number) => boolean

export interface Reading {
  /** What is looked at. */
  within: Moment
  zones: Zones
  isAllowed: Allowed
}

type Rule = InstanceType<typeof ICAL.Recur>
type Parts = Record<string, (string | number)[] | undefined>
/** How long one round of a rule is on the wall; months and years have no length of their own. */
const roundMs: Record<string, number> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: dayMs,
  WEEKLY: 7 * dayMs,
}
const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** @throws Error for a rule that would be looked through for ever: one of a day that no month has, or of single seconds */
function refuseEndless({ freq, parts }: Rule) {
  const { BYMONTH: months, BYMONTHDAY: days, BYYEARDAY: ofYear } = parts as Parts
  if (/^(?:SECONDLY|MINUTELY)$/.test(freq) && Object.keys(parts).length > 0) throw new Error('too often')
  const longest = Math.max(...(months ?? [1]).map((month) => longestMonths[Number(month) - 1] ?? 0))
  const isIn = (most: number) => (day: string | number) => day !== 0 && Math.abs(Number(day)) <= most
  if ((days && !days.some(isIn(longest))) || (ofYear && !ofYear.some(isIn(366))) || longest === 0)
    throw new Error('a day that never comes')
}

/** From where a rule is looked through: one that counts nothing looks the same from any of its rounds. */
function startOfRule({ freq, interval, count, parts }: Rule, first: WallTime, earliest: number): WallTime {
  const step = (roundMs[freq] ?? 0) * interval
  const rounds = step ? Math.floor((earliest - wallMs(first)) / step) - 1 : 0
  return count || rounds <= 0 || 'BYSETPOS' in parts
    ? first
    : wallFrom(wallMs(first) + rounds * step, first.isDate)
}

/** Whether a month has the day of a rule: the library goes on into the next one. */
function isOfRule({ freq, parts }: Rule, first: WallTime, time: WallTime): boolean {
  const { BYMONTH: months, BYMONTHDAY: days, BYDAY, BYYEARDAY, BYWEEKNO } = parts as Parts
  if (months && !months.map(Number).includes(time.month)) return false
  if (days) {
    const length = new Date(Date.UTC(time.year, time.month, 0)).getUTCDate()
    return days.some((day) => Number(day) === time.day || Number(day) + length + 1 === time.day)
  }
  const isFree = Boolean(BYDAY ?? BYYEARDAY ?? BYWEEKNO)
  return isFree || freq !== 'YEARLY' || time.day === first.day
}

/**
 * The wall times of an event within reach of an interval: its own, those of its rules, and those that it names. All
 * arithmetic is on the wall, so a weekly nine o'clock stays nine o'clock.
 */
export function startsOf(event: Component, span: Span, { within, zones, isAllowed }: Reading): WallTime[] {
  const [earliest, latest] = [within.from - span.length - zoneMs - dayMs, within.to + zoneMs]
  const starts = new Map<number, WallTime>()
  const add = (start: WallTime) => {
    const ms = wallMs(start)
    if (ms >= earliest && ms <= latest) starts.set(ms, start)
  }
  const first = wallFrom(wallMs(span.start), span.isDate)
  add(first)
  for (const property of event.getAllProperties('rrule')) {
    const rule = (property.getFirstValue() as InstanceType<typeof ICAL.Recur>).clone()
    if (rule.until) rule.until = lastOf(rule.until, span)
    refuseEndless(rule)
    const rounds = rule.iterator(startOfRule(rule, first, earliest))
    for (let round = 1, next = rounds.next(); next && isAllowed(round); next = rounds.next()) {
      if (wallMs(next) > latest) break
      if (isOfRule(rule, first, next)) add(next.clone())
      round += 1
    }
  }
  for (const property of event.getAllProperties('rdate'))
    for (const value of property.getValues()) {
      const given = (value as { start?: WallTime }).start ?? (value as WallTime) // a period, or a time
      const zone = zoneOfValue(property, given, span, zones)
      add(span.isDate ? wallFrom(wallMs(given), true) : span.zone.wallAt(zone.momentOf(given)))
    }
  return [...starts.values()]
}

/** The zone of a time that an event names besides its own: the event's, where the time names none. */
const zoneOfValue = (property: Property, value: WallTime, { zone }: Span, zones: Zones): Zone => {
  const tzid = property.getParameter('tzid')
  return tzid || value.zone === ICAL.Timezone.utcTimezone ? zones.of(value, tzid) : zone
}

/** Times of a series that properties of this kind name: as moments, and as days of the wall. */
export function namedTimes(property: Property, span: Span, zones: Zones) {
  const moments: number[] = []
  const dates: number[] = []
  for (const value of property.getValues() as WallTime[])
    if (span.isDate || value.isDate) dates.push(Math.floor(wallMs(value) / dayMs))
    else moments.push(zoneOfValue(property, value, span, zones).momentOf(value))
  return { moments, dates }
}

export const dayNumber = (wall: WallTime) => Math.floor(wallMs(wall) / dayMs)

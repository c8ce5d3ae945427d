import { days, minutes } from '../../platform/clock.ts'
import { boundaryOf, type Interval, localDay, momentOf, type WorkingHours, windowsOn } from './windows.ts'

/** Everything that decides which times of one service a healer offers. */
export interface AvailabilityRules extends WorkingHours {
  /** Length of a session. */
  minutes: number
  /** Minutes that the healer keeps free before and after it. */
  breakBefore: number
  breakAfter: number
  /** Minutes between two starts; null: one session follows another, with the breaks between them. */
  startStep: number | null
  noticeMinutes: number
  horizonDays: number
  /** The most appointments on one local day; null: no limit. */
  dailyCap: number | null
  /** The most appointments of this service on one local day; null: no limit. */
  serviceCap: number | null
  /** The service, as `Taken` names it. */
  serviceId: string | null
  /** Minutes that the healer needs from one place to another. */
  travelMinutes: number
  /** When each room of the place is taken; null: the place has no rooms, or the session is online. */
  rooms: readonly (readonly Interval[])[] | null
  /** Starts of sessions that clients released: bookable until they begin, whatever notice and hours say. */
  released?: readonly Date[]
}

/** Time that a healer is booked or held for, with the breaks. */
export interface Taken extends Interval {
  startsAt: Date
  /** Null: the first service. */
  serviceId: string | null
  /** Where the healer is then; null: online. */
  placeId: string | null
  /** Until when the healer cannot be at another place. */
  awayUntil: Date | null
}

/** Time in a calendar of the healer's own outside: nothing is known of it but when it is. */
export interface Busy extends Interval {
  /** Whether the breaks of a session are kept around it too. */
  keepsBreaks: boolean
}

/** When a healer cannot be booked. Only what is taken counts against a daily cap. */
export interface Occupied {
  taken: readonly Taken[]
  busy: readonly Busy[]
}
export const unoccupied: Occupied = { taken: [], busy: [] }

/** Time that a client may book. */
export interface Bookable extends Interval {
  /** Released sessions count from then: they need no notice. */
  releasedFrom?: Date
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

function* slotsOfDay(rules: AvailabilityRules, date: Temporal.PlainDate): Generator<number> {
  const { timeZone, startStep } = rules
  const apart = rules.minutes + rules.breakBefore + rules.breakAfter
  const midnight = date.toPlainDateTime('00:00')
  let earliest = Number.NEGATIVE_INFINITY
  for (const window of windowsOn(rules, date)) {
    const [opening, closing] = [window.from, window.to].map((time) => boundaryOf(date, time, timeZone))
    const [first, last] = [minuteOf(window.from), minuteOf(window.to)]
    if (opening === undefined || closing === undefined) continue
    // Where no clock moves inside the window, minutes of the wall are minutes.
    const isPlain = closing - opening === minutes(last - first)
    for (let at = first; at < last; at += startStep ?? apart) {
      const start = isPlain
        ? opening + minutes(at - first)
        : momentOf(midnight.add({ minutes: at }), timeZone)
      // After a jump of the clocks the next wall time may come too soon after the appointment before it.
      if (start === undefined || start < earliest || start + minutes(rules.minutes) > closing) continue
      yield start
      if (startStep === null) earliest = start + minutes(apart)
    }
  }
}

function* slots(rules: AvailabilityRules, from: number, to: number): Generator<number> {
  if (from >= to) return
  const last = localDay(to, rules.timeZone)
  for (
    let date = localDay(from, rules.timeZone);
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  )
    for (const start of slotsOfDay(rules, date)) {
      if (start >= to) return
      if (start >= from) yield start
    }
}

/**
 * Starts of appointments in [from, to), ascending: wall times of each local day, from the beginning of a window on, so
 * that a change of the clocks moves no appointment out of the healer's hours.
 */
export const slotsBetween = (rules: AvailabilityRules, from: Date, to: Date): Date[] =>
  Array.from(slots(rules, from.getTime(), to.getTime()), (start) => new Date(start))

/** The bookable interval at `now`: past the healer's notice, within the horizon, cut to `within`. */
export function bookableInterval(rules: AvailabilityRules, now: Date, within?: Interval): Bookable {
  const from = now.getTime() + minutes(rules.noticeMinutes)
  const to = now.getTime() + days(rules.horizonDays)
  return {
    from: new Date(Math.max(from, within?.from.getTime() ?? from)),
    to: new Date(Math.min(to, within?.to.getTime() ?? to)),
    releasedFrom: new Date(Math.max(now.getTime() + 1, within?.from.getTime() ?? 0)),
  }
}

const isReleased = ({ released = [] }: AvailabilityRules, start: Date) =>
  released.some((given) => given.getTime() === start.getTime())

/** Whether an appointment at `start` would be offered at `now`, whatever is booked. */
export function isOffered(rules: AvailabilityRules, start: Date, now: Date): boolean {
  if (start > now && isReleased(rules, start)) return true
  const { from, to } = bookableInterval(rules, now, { from: start, to: new Date(start.getTime() + 1) })
  return slotsBetween(rules, from, to).length === 1
}

/** Local days on which at least `cap` of these start. */
function daysWith(taken: readonly Taken[], cap: number | null, timeZone: string): string[] {
  if (cap === null) return []
  const counts = new Map<string, number>()
  for (const { startsAt } of taken) {
    const day = localDay(startsAt.getTime(), timeZone).toString()
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count >= cap).map(([day]) => day)
}

/** Local days on which `taken` already holds as many appointments as the healer, or the service, has in a day. */
const fullDays = (
  { dailyCap, serviceCap, serviceId, timeZone }: AvailabilityRules,
  taken: readonly Taken[],
): ReadonlySet<string> =>
  new Set([
    ...daysWith(taken, dailyCap, timeZone),
    ...daysWith(
      taken.filter((own) => own.serviceId === serviceId),
      serviceCap,
      timeZone,
    ),
  ])

/** Intervals that overlap become one, ascending. */
function merged(taken: readonly Interval[]): { from: number; to: number }[] {
  const whole: { from: number; to: number }[] = []
  const ascending = taken
    .map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }))
    .sort((one, other) => one.from - other.from)
  for (const { from, to } of ascending) {
    const last = whole.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else whole.push({ from, to })
  }
  return whole
}

/** Says of one interval after another, by ascending beginnings, whether it meets nothing of `taken`. */
function apartFrom(taken: readonly Interval[]) {
  const busy = merged(taken)
  let next = 0
  return (from: number, to: number): boolean => {
    for (let own = busy[next]; own && own.to <= from; own = busy[next]) next += 1
    const own = busy[next]
    return !own || own.from >= to
  }
}

/** Times that the healer spends at other places than this one, with the way from them. */
const elsewhere = (placeId: string, taken: readonly Taken[]): Interval[] =>
  taken.flatMap((own) =>
    own.placeId !== null && own.placeId !== placeId && own.awayUntil
      ? [{ from: own.startsAt, to: own.awayUntil }]
      : [],
  )

/**
 * Says of one start after another, ascending, whether an appointment with its breaks meets nothing of `taken`, which
 * holds its whole local day, nor itself the healer's own calendars, and does not go over a daily cap. One at a place needs
 * a free room and the way to it.
 */
export function freeAmong(
  rules: AvailabilityRules,
  { taken, busy }: Occupied,
  full = fullDays(rules, taken),
): (start: number) => boolean {
  const { placeId, rooms, timeZone } = rules
  const [length, before, after] = [
    minutes(rules.minutes),
    minutes(rules.breakBefore),
    minutes(rules.breakAfter),
  ]
  const travel = minutes(rules.travelMinutes)
  const isHealerFree = apartFrom([...taken, ...busy.filter(({ keepsBreaks }) => keepsBreaks)])
  const isUndisturbed = apartFrom(busy.filter(({ keepsBreaks }) => !keepsBreaks))
  const isNear = placeId === null ? undefined : apartFrom(elsewhere(placeId, taken))
  const areFree = rooms?.map(apartFrom)
  return (start) => {
    if (full.size && full.has(localDay(start, timeZone).toString())) return false
    const [from, to] = [start - before, start + length + after]
    if (!isHealerFree(from, to) || !isUndisturbed(start, start + length)) return false
    if (isNear && !isNear(start, start + length + travel)) return false
    return areFree?.some((isFreeAt) => isFreeAt(from, to)) ?? true
  }
}

/** The same of one appointment. */
export const isFree = (rules: AvailabilityRules, start: Date, occupied: Occupied): boolean =>
  freeAmong(rules, occupied)(start.getTime())

/** Starts of the hours and of released times, ascending, each once. */
const withGiven = (ofHours: Iterable<number>, given: readonly Date[]) =>
  [...new Set([...ofHours, ...given.map((start) => start.getTime())])].sort((one, other) => one - other)

/** The first free starts of an interval, at most `limit`. */
export function freeStarts(
  rules: AvailabilityRules,
  occupied: Occupied,
  { from, to, releasedFrom = from }: Bookable,
  limit = Number.POSITIVE_INFINITY,
): Date[] {
  const free: Date[] = []
  const isFreeAt = freeAmong(rules, occupied)
  const given = (rules.released ?? []).filter((start) => start >= releasedFrom && start < to)
  const ofHours = slots(rules, from.getTime(), to.getTime())
  for (const start of given.length ? withGiven(ofHours, given) : ofHours) {
    if (free.length >= limit) break
    if (isFreeAt(start)) free.push(new Date(start))
  }
  return free
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { rounds } from '../../testing/rounds.ts'
import {
  type AvailabilityRules,
  type Busy,
  freeStarts,
  isFree,
  type Occupied,
  type Taken,
  unoccupied,
} from './availability.ts'
import { boundaryOf, type Interval, momentOf, windowsOn } from './windows.ts'

/** What an engine must offer, said as plainly as it can be said: every start is asked of every taken time. */
function plainStarts(rules: AvailabilityRules, { taken, busy }: Occupied, from: Date, to: Date): string[] {
  const [length, before, after] = [rules.minutes, rules.breakBefore, rules.breakAfter].map(minutes)
  if (length === undefined || before === undefined || after === undefined) return []
  const dayOf = (moment: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: rules.timeZone }).format(moment)
  const isFull = (day: string) => {
    const that = taken.filter(({ startsAt }) => dayOf(startsAt.getTime()) === day)
    const own = that.filter(({ serviceId }) => serviceId === rules.serviceId)
    return that.length >= (rules.dailyCap ?? Infinity) || own.length >= (rules.serviceCap ?? Infinity)
  }
  /** Whether some room is free, and no session at another place is so near that the healer could not travel. */
  const isReached = (start: number) => {
    const { placeId, rooms, travelMinutes } = rules
    if (placeId === null) return true
    const isFar = taken.some(
      (other) =>
        other.placeId !== null &&
        other.placeId !== placeId &&
        other.startsAt.getTime() < start + length + minutes(travelMinutes) &&
        start < (other.awayUntil?.getTime() ?? 0),
    )
    const isFreeRoom = (room: readonly Interval[]) =>
      !room.some((one) => one.from.getTime() < start + length + after && start - before < one.to.getTime())
    return !isFar && (rooms === null || rooms.some(isFreeRoom))
  }
  const found: string[] = []
  const firstDay = Temporal.PlainDate.from(dayOf(from.getTime()))
  for (let date = firstDay; date.toString() <= dayOf(to.getTime()); date = date.add({ days: 1 })) {
    let earliest = -Infinity
    for (const window of windowsOn({ ...rules, placeId: null }, date)) {
      if (rules.placeId !== null && window.place_u_id !== rules.placeId) continue
      const closing = boundaryOf(date, window.to, rules.timeZone)
      let wall = date.toPlainDateTime(window.from)
      const end =
        window.to === '24:00' ? date.add({ days: 1 }).toPlainDateTime() : date.toPlainDateTime(window.to)
      for (; Temporal.PlainDateTime.compare(wall, end) < 0; ) {
        const start = momentOf(wall, rules.timeZone)
        wall = wall.add({ minutes: rules.startStep ?? rules.minutes + rules.breakBefore + rules.breakAfter })
        if (start === undefined || start < earliest || start + length > closing) continue
        if (rules.startStep === null) earliest = start + before + length + after
        if (start < from.getTime() || start >= to.getTime() || isFull(dayOf(start))) continue
        const meets = taken.some(
          (other) => other.from.getTime() < start + length + after && start - before < other.to.getTime(),
        )
        const isBusy = busy.some(
          (own) =>
            own.from.getTime() < start + length + (own.keepsBreaks ? after : 0) &&
            start - (own.keepsBreaks ? before : 0) < own.to.getTime(),
        )
        if (!meets && !isBusy && isReached(start)) found.push(new Date(start).toISOString())
      }
    }
  }
  return [...new Set(found)].sort()
}

const time = (minute: number) =>
  minute === 1440
    ? '24:00'
    : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
/** Where the first, second and third window of a day are held. */
const placeNames = ['clinic', null, 'studio']
/** Windows of one day that do not overlap, as the hours' form demands. */
const windows = fc
  .uniqueArray(
    fc.integer({ min: 0, max: 96 }).map((quarter) => quarter * 15),
    { minLength: 2, maxLength: 6 },
  )
  .map((ends) => [...ends].sort((one, other) => one - other))
  .map((ends) =>
    ends.flatMap((from, index) => {
      const to = ends[index + 1]
      return index % 2 === 0 && to !== undefined
        ? [{ from: time(from), to: time(to), place_u_id: placeNames[index / 2] }]
        : []
    }),
  )
const pause = fc.integer({ min: 0, max: 12 }).map((fives) => fives * 5)
const rules = fc
  .record({
    timeZone: fc.constantFrom('Asia/Kolkata', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe'),
    minutes: fc.integer({ min: 3, max: 48 }).map((fives) => fives * 5),
    breakBefore: pause,
    breakAfter: pause,
    startStep: fc.constantFrom(null, 15, 30),
    week: fc.array(windows, { minLength: 7, maxLength: 7 }),
    dailyCap: fc.constantFrom(null, 1, 3),
    serviceCap: fc.constantFrom(null, 1, 2),
    serviceId: fc.constantFrom(null, 'long'),
    placeId: fc.constantFrom(null, 'clinic', 'studio'),
    travelMinutes: fc.constantFrom(0, 20, 90),
  })
  .map(
    ({ week, ...given }): AvailabilityRules => ({
      ...given,
      rooms: null,
      noticeMinutes: 0,
      horizonDays: 56,
      overrides: [],
      leave: [],
      weekly: week.flatMap((ofDay, index) => ofDay.map((one) => ({ weekday: index + 1, ...one }))),
    }),
  )
/** Around both changes of the clocks in London, New York and on Lord Howe. */
const begin = fc
  .constantFrom('2026-03-06', '2026-03-27', '2026-04-03', '2026-10-02', '2026-10-23', '2026-10-30')
  .map((day) => new Date(`${day}T12:00:00Z`))
const claims = fc.array(
  fc.record({
    at: fc.integer({ min: -300, max: 4 * 288 }).map((fives) => fives * 5),
    length: fc.integer({ min: 3, max: 48 }).map((fives) => fives * 5),
    before: pause,
    after: pause,
    serviceId: fc.constantFrom(null, 'long', 'short'),
    placeId: fc.constantFrom(null, 'clinic', 'studio'),
    travel: fc.constantFrom(0, 30, 120),
    room: fc.nat(2),
  }),
  { maxLength: 8 },
)
/** Times of a calendar of the healer's own, in no order, and over one another. */
const ownTimes = fc.array(
  fc.record({
    at: fc.integer({ min: -300, max: 4 * 1440 }),
    length: fc.integer({ min: 1, max: 900 }),
    keepsBreaks: fc.boolean(),
  }),
  { maxLength: 8 },
)
type Claim = typeof claims extends fc.Arbitrary<(infer One)[]> ? One : never

test('whatever the service, the hours, the clocks and what is booked, offers what a plain reading offers', () => {
  fc.assert(
    fc.property(
      rules,
      begin,
      claims,
      claims,
      ownTimes,
      fc.nat(2),
      (own, from, booked, others, foreign, roomCount) => {
        const to = new Date(from.getTime() + days(4))
        const claimed = ({ at, length, before, after, serviceId, placeId, travel }: Claim): Taken => {
          const startsAt = new Date(from.getTime() + minutes(at))
          return {
            startsAt,
            serviceId,
            placeId,
            awayUntil: placeId === null ? null : new Date(startsAt.getTime() + minutes(length + travel)),
            from: new Date(startsAt.getTime() - minutes(before)),
            to: new Date(startsAt.getTime() + minutes(length + after)),
          }
        }
        const taken = booked.map(claimed)
        // None: the place has no rooms.
        const rooms = roomCount
          ? Array.from({ length: roomCount }, (_, room) =>
              others.filter((one) => one.room === room).map(claimed),
            )
          : null
        const given: AvailabilityRules = { ...own, rooms: own.placeId === null ? null : rooms }
        const busy = foreign.map(
          ({ at, length, keepsBreaks }): Busy => ({
            from: new Date(from.getTime() + minutes(at)),
            to: new Date(from.getTime() + minutes(at + length)),
            keepsBreaks,
          }),
        )
        const occupied = { taken, busy }
        const offered = freeStarts(given, occupied, { from, to })
        expect(offered.map((start) => start.toISOString())).toEqual(plainStarts(given, occupied, from, to))
        // What is booked is decided alone, by the same rules.
        const alone = freeStarts(given, unoccupied, { from, to }).filter((start) =>
          isFree(given, start, occupied),
        )
        expect(alone).toEqual(offered)
      },
    ),
    { numRuns: rounds * 10 },
  )
})

test('times of a service that begins each quarter of an hour overlap, and those of one without a step do not', () => {
  const day: AvailabilityRules = {
    timeZone: 'Asia/Kolkata',
    serviceId: 'long',
    minutes: 90,
    breakBefore: 0,
    breakAfter: 15,
    startStep: 15,
    noticeMinutes: 0,
    horizonDays: 56,
    dailyCap: null,
    serviceCap: null,
    travelMinutes: 0,
    placeId: null,
    rooms: null,
    weekly: [{ weekday: 1, from: '09:00', to: '12:00' }],
    overrides: [],
    leave: [],
  }
  const monday = { from: new Date('2026-11-22T18:30:00Z'), to: new Date('2026-11-23T18:30:00Z') }
  const clock = (start: Date) => start.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata' }).slice(0, 5)
  expect(freeStarts(day, unoccupied, monday).map(clock)).toEqual([
    '09:00',
    '09:15',
    '09:30',
    '09:45',
    '10:00',
    '10:15',
    '10:30',
  ])
  expect(freeStarts({ ...day, startStep: null }, unoccupied, monday).map(clock)).toEqual(['09:00'])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import {
  type AvailabilityRules,
  bookableInterval,
  freeStarts,
  isFree,
  isOffered,
  slotsBetween,
  type Taken,
} from './availability.ts'
import { isWithinHours } from './windows.ts'

const firstService = {
  serviceId: null,
  minutes: 45,
  breakBefore: 0,
  breakAfter: 0,
  startStep: null,
  noticeMinutes: 0,
  horizonDays: 56,
  dailyCap: null,
  serviceCap: null,
  travelMinutes: 0,
  placeId: null,
  rooms: null,
}

const rulesWith = (given: Partial<AvailabilityRules>): AvailabilityRules => ({
  ...firstService,
  timeZone: 'Asia/Kolkata',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' })),
  overrides: [],
  leave: [],
  ...given,
})
/** A time with a break after it. */
const taken = (
  from: string,
  to: string,
  { breakAfter = 0, serviceId = null as string | null } = {},
): Taken => ({
  startsAt: new Date(from),
  serviceId,
  placeId: null,
  awayUntil: null,
  from: new Date(from),
  to: new Date(Date.parse(to) + minutes(breakAfter)),
})

const booked = (...times: Taken[]) => ({ taken: times, busy: [] })

const daily = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }))

const wallTimes = (rules: AvailabilityRules, from: string, to: string) =>
  slotsBetween(rules, new Date(from), new Date(to)).map((start) =>
    Temporal.Instant.fromEpochMilliseconds(start.getTime())
      .toZonedDateTimeISO(rules.timeZone)
      .toString({ smallestUnit: 'minute', timeZoneName: 'never' }),
  )

describe('a daily cap', () => {
  const evening = (day: string) => taken(`${day}T03:30:00Z`, `${day}T04:15:00Z`)
  const interval = { from: new Date('2026-11-22T18:30:00Z'), to: new Date('2026-11-24T18:30:00Z') }

  test('closes a local day once it holds as many sessions, and no other day', () => {
    const starts = freeStarts(rulesWith({ dailyCap: 1 }), booked(evening('2026-11-23')), interval)
    expect(starts.map((start) => start.toISOString().slice(0, 10))).toEqual(Array(4).fill('2026-11-24'))
    expect(freeStarts(rulesWith({ dailyCap: 2 }), booked(evening('2026-11-23')), interval)).toHaveLength(7)
  })

  test('of a service counts its own sessions alone', () => {
    const both = [evening('2026-11-23'), { ...evening('2026-11-24'), serviceId: 'walk' }]
    const rules = rulesWith({ serviceCap: 1, serviceId: 'walk' })
    const days = freeStarts(rules, booked(...both), interval).map((start) => start.toISOString().slice(0, 10))
    expect(new Set(days)).toEqual(new Set(['2026-11-23']))
  })

  test('counts by the healer’s own midnight', () => {
    const late = taken('2026-11-23T18:00:00Z', '2026-11-23T18:45:00Z') // 23:30 in India
    const rules = rulesWith({ dailyCap: 1, weekly: daily('00:15', '01:00') })
    const [first] = freeStarts(rules, booked(late), interval)
    expect(first?.toISOString()).toBe('2026-11-23T18:45:00.000Z')
    expect(isFree(rules, new Date('2026-11-22T18:45:00Z'), booked(late))).toBe(false)
  })
})

describe('a plain day', () => {
  test('starts follow one another every 45 minutes and end with the window', () => {
    expect(wallTimes(rulesWith({}), '2026-11-22T18:30:00Z', '2026-11-23T18:30:00Z')).toEqual([
      '2026-11-23T09:00+05:30',
      '2026-11-23T09:45+05:30',
      '2026-11-23T10:30+05:30',
      '2026-11-23T11:15+05:30',
    ])
  })

  test('a buffer widens the step', () => {
    const rules = rulesWith({ breakAfter: 15 })
    expect(wallTimes(rules, '2026-11-22T18:30:00Z', '2026-11-23T18:30:00Z')).toEqual([
      '2026-11-23T09:00+05:30',
      '2026-11-23T10:00+05:30',
      '2026-11-23T11:00+05:30',
    ])
  })

  test('an override takes the place of the week, and one without windows closes the day', () => {
    const rules = rulesWith({
      overrides: [
        { date: '2026-11-23', windows: [{ from: '20:00', to: '21:00' }] },
        { date: '2026-11-24', windows: [] },
      ],
    })
    expect(wallTimes(rules, '2026-11-22T18:30:00Z', '2026-11-24T18:30:00Z')).toEqual([
      '2026-11-23T20:00+05:30',
    ])
  })

  test('leave closes its first day, its last day and those between', () => {
    const rules = rulesWith({ leave: [{ from: '2026-11-23', to: '2026-11-25' }] })
    const starts = wallTimes(rules, '2026-11-21T18:30:00Z', '2026-11-26T18:30:00Z').map((start) =>
      start.slice(0, 10),
    )
    expect(new Set(starts)).toEqual(new Set(['2026-11-22', '2026-11-26']))
  })

  test('a window may end at midnight', () => {
    const rules = rulesWith({ weekly: daily('23:15', '24:00') })
    expect(wallTimes(rules, '2026-11-22T18:30:00Z', '2026-11-23T18:30:00Z')).toEqual([
      '2026-11-23T23:15+05:30',
    ])
  })
})

describe('when clocks change', () => {
  test('the healer of London begins at nine before and after, whatever that is in UTC', () => {
    const rules = rulesWith({ timeZone: 'Europe/London', weekly: daily('09:00', '09:45') })
    const starts = slotsBetween(rules, new Date('2026-10-24T00:00:00Z'), new Date('2026-10-27T00:00:00Z'))
    expect(starts.map((start) => start.toISOString())).toEqual([
      '2026-10-24T08:00:00.000Z',
      '2026-10-25T09:00:00.000Z',
      '2026-10-26T09:00:00.000Z',
    ])
  })

  test('wall times that a spring night leaves out are not offered, and nothing overlaps across the jump', () => {
    const rules = rulesWith({ timeZone: 'Europe/London', weekly: daily('00:15', '04:00') })
    expect(wallTimes(rules, '2026-03-29T00:00:00Z', '2026-03-29T12:00:00Z')).toEqual([
      '2026-03-29T00:15+00:00',
      '2026-03-29T02:30+01:00',
      '2026-03-29T03:15+01:00',
    ])
  })

  test('an hour that an autumn night has twice is offered once', () => {
    const rules = rulesWith({ timeZone: 'America/New_York', weekly: daily('01:00', '03:00') })
    expect(wallTimes(rules, '2026-11-01T04:00:00Z', '2026-11-01T12:00:00Z')).toEqual([
      '2026-11-01T01:00-04:00',
      '2026-11-01T01:45-04:00',
    ])
  })

  test('a window that would close inside the jump closes at the jump', () => {
    const rules = rulesWith({ timeZone: 'America/New_York', weekly: daily('01:00', '02:30') })
    expect(wallTimes(rules, '2026-03-08T05:00:00Z', '2026-03-08T12:00:00Z')).toEqual([
      '2026-03-08T01:00-05:00',
    ])
  })
})

describe('what may be booked', () => {
  const now = new Date('2026-11-23T03:00:00Z') // 08:30 in India
  test('nothing sooner than the notice, nothing past 56 days', () => {
    const rules = rulesWith({ noticeMinutes: 60 })
    const { from, to } = bookableInterval(rules, now)
    expect(to.getTime() - now.getTime()).toBe(days(56))
    const starts = slotsBetween(rules, from, to)
    expect(starts[0]?.toISOString()).toBe('2026-11-23T04:15:00.000Z')
    expect(isOffered(rules, new Date('2026-11-23T03:30:00Z'), now)).toBe(false)
    expect(isOffered(rules, new Date('2026-11-23T04:15:00Z'), now)).toBe(true)
    expect(isOffered(rules, new Date('2026-11-23T04:16:00Z'), now)).toBe(false)
    expect(isOffered(rules, new Date('9999-12-31T04:15:00Z'), now)).toBe(false)
    expect(isOffered(rules, new Date('2020-11-23T04:15:00Z'), now)).toBe(false)
  })

  test('a taken time keeps its break free, and one before it its own, even off the grid', () => {
    const rules = rulesWith({ breakAfter: 10 })
    const busy = booked(taken('2026-11-24T04:30:00Z', '2026-11-24T05:15:00Z', { breakAfter: 10 }))
    expect(isFree(rules, new Date('2026-11-24T05:25:00Z'), busy)).toBe(true)
    expect(isFree(rules, new Date('2026-11-24T05:24:00Z'), busy)).toBe(false)
    expect(isFree(rules, new Date('2026-11-24T03:35:00Z'), busy)).toBe(true)
    expect(isFree(rules, new Date('2026-11-24T03:36:00Z'), busy)).toBe(false)
    const free = freeStarts(
      rules,
      busy,
      { from: new Date('2026-11-24T00:00:00Z'), to: new Date('2026-11-25T00:00:00Z') },
      1,
    )
    expect(free.map((start) => start.toISOString())).toEqual(['2026-11-24T03:30:00.000Z'])
  })
})

describe('whatever the hours', () => {
  const zone = fc.constantFrom(
    'Asia/Kolkata',
    'Europe/London',
    'America/New_York',
    'Australia/Lord_Howe',
    'UTC',
  )
  const time = (minute: number) =>
    minute === 1440
      ? '24:00'
      : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  const window = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
    .filter(([from, to]) => from < to)
    .map(([from, to]) => ({ from: time(from), to: time(to) }))
  const rules = fc
    .record({
      timeZone: zone,
      breakAfter: fc.integer({ min: 0, max: 60 }),
      weekly: fc
        .array(fc.tuple(fc.integer({ min: 1, max: 7 }), window), { maxLength: 10 })
        .map((list) => list.map(([weekday, one]) => ({ weekday, ...one }))),
      overrides: fc.constant<AvailabilityRules['overrides']>([]),
      leave: fc.constant<AvailabilityRules['leave']>([]),
    })
    .map((given) => rulesWith(given))
  /** Around both changes of the clocks in London, New York and on Lord Howe. */
  const begin = fc
    .constantFrom('2026-03-06', '2026-03-27', '2026-04-03', '2026-10-02', '2026-10-23', '2026-10-30')
    .map((day) => new Date(`${day}T12:00:00Z`))

  test('every slot lies inside a window of its local day', () => {
    fc.assert(
      fc.property(rules, begin, (given, from) => {
        const to = new Date(from.getTime() + days(4))
        for (const start of slotsBetween(given, from, to)) {
          const end = new Date(start.getTime() + minutes(45))
          if (!isWithinHours(given, { from: start, to: end })) return false
          if (start < from || start >= to) return false
        }
        return true
      }),
    )
  })

  test('no two slots overlap, and those of one day keep the buffer', () => {
    fc.assert(
      fc.property(rules, begin, (given, from) => {
        const starts = slotsBetween(given, from, new Date(from.getTime() + days(4)))
        const dayOf = (moment: Date) =>
          new Intl.DateTimeFormat('en-CA', { timeZone: given.timeZone }).format(moment)
        return starts.every((start, index) => {
          const before = starts[index - 1]
          if (!before) return true
          const buffer = dayOf(before) === dayOf(start) ? given.breakAfter : 0
          return start.getTime() - before.getTime() >= minutes(45 + buffer)
        })
      }),
    )
  })

  test('an interval cut in two has the same slots as the whole', () => {
    fc.assert(
      fc.property(rules, begin, fc.integer({ min: 0, max: 4 * 1440 }), (given, from, cut) => {
        const [middle, to] = [new Date(from.getTime() + minutes(cut)), new Date(from.getTime() + days(4))]
        const parts = [...slotsBetween(given, from, middle), ...slotsBetween(given, middle, to)]
        expect(parts).toEqual(slotsBetween(given, from, to))
      }),
    )
  })
})

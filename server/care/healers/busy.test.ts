import { describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { type AvailabilityRules, type Busy, freeStarts, isFree, type Taken } from './availability.ts'

/** Each day from 9:00 to 12:00 in India, sessions of 45 minutes. */
const rules: AvailabilityRules = {
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
  timeZone: 'Asia/Kolkata',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' })),
  overrides: [],
  leave: [],
}

describe('a calendar of the healer’s own', () => {
  const day = { from: new Date('2026-11-22T18:30:00Z'), to: new Date('2026-11-23T18:30:00Z') }
  const dentist = (keepsBreaks = false): Busy => ({
    from: new Date('2026-11-23T04:15:00Z'), // 9:45 to 10:30 in India
    to: new Date('2026-11-23T05:00:00Z'),
    keepsBreaks,
  })
  const clocks = (rules: AvailabilityRules, busy: Busy[], taken: Taken[] = []) =>
    freeStarts(rules, { taken, busy }, day).map((start) => start.toISOString().slice(11, 16))

  test('takes the times that meet it, and those that only touch it stay', () => {
    expect(clocks(rules, [])).toEqual(['03:30', '04:15', '05:00', '05:45'])
    expect(clocks(rules, [dentist()])).toEqual(['03:30', '05:00', '05:45'])
    expect(isFree(rules, new Date('2026-11-23T04:15:00Z'), { taken: [], busy: [dentist()] })).toBe(false)
  })

  test('never counts against the daily cap, whatever stands in it', () => {
    const many = Array.from(
      { length: 30 },
      (_, minute): Busy => ({
        from: new Date(day.from.getTime() + minutes(minute)),
        to: new Date(day.from.getTime() + minutes(minute + 1)),
        keepsBreaks: false,
      }),
    )
    const session: Taken = {
      startsAt: new Date('2026-11-23T03:30:00Z'),
      from: new Date('2026-11-23T03:30:00Z'),
      to: new Date('2026-11-23T04:15:00Z'),
      serviceId: null,
      placeId: null,
      awayUntil: null,
    }
    expect(clocks({ ...rules, dailyCap: 1 }, [...many, dentist()])).toEqual(['03:30', '05:00', '05:45'])
    expect(clocks({ ...rules, dailyCap: 1 }, many, [session])).toEqual([])
    expect(clocks({ ...rules, dailyCap: 2 }, many, [session])).toEqual(['04:15', '05:00', '05:45'])
  })

  test('needs no break around it, unless the healer wants that', () => {
    const spaced = { ...rules, breakBefore: 10, breakAfter: 10, startStep: 15 }
    const before = (list: string[]) => list.filter((clock) => clock < '04:15')
    expect(before(clocks(spaced, [dentist()]))).toEqual(['03:30'])
    expect(before(clocks(spaced, [dentist(true)]))).toEqual([])
  })
})

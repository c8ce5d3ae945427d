import fc from 'fast-check'
import { expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { fitRhythm, seriesDates } from './series-dates.ts'

const wallOf = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)

test('a year of sessions in London stays at its time on the wall over both changes of the clocks', () => {
  const dates = seriesDates(new Date('2026-03-02T18:00:00Z'), 'Europe/London', 2, 26)
  expect(dates.map((date) => date && wallOf(date, 'Europe/London').toPlainTime().toString())).toEqual(
    Array(26).fill('18:00:00'),
  )
  expect(dates[2]?.toISOString()).toBe('2026-03-30T17:00:00.000Z')
  expect(dates[18]?.toISOString()).toBe('2026-11-09T18:00:00.000Z')
})

test('a time that the clocks jump over is no date of the series, one that comes twice is the first', () => {
  const spring = seriesDates(new Date('2026-03-22T01:30:00Z'), 'Europe/London', 1, 3)
  expect(spring.map((date) => date?.toISOString())).toEqual([
    '2026-03-22T01:30:00.000Z',
    undefined,
    '2026-04-05T00:30:00.000Z',
  ])
  const autumn = seriesDates(new Date('2026-10-18T00:30:00Z'), 'Europe/London', 1, 2)
  expect(autumn[1]?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('in any zone each date has the weekday and the time of the first one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') }),
      fc.constantFrom(
        'Asia/Kolkata',
        'Europe/London',
        'America/New_York',
        'Australia/Lord_Howe',
        'Africa/Cairo',
      ),
      fc.constantFrom(1, 2),
      fc.integer({ min: 2, max: 26 }),
      (minute, zone, weeks, count) => {
        const first = new Date(minute - (minute % 60_000))
        const wall = wallOf(first, zone)
        const dates = seriesDates(first, zone, weeks, count)
        expect(dates).toHaveLength(count)
        for (const [index, date] of dates.entries()) {
          if (!date) continue
          const own = wallOf(date, zone)
          expect(own.toPlainTime().equals(wall.toPlainTime())).toBe(true)
          expect(own.toPlainDate().since(wall.toPlainDate()).days).toBe(7 * weeks * index)
        }
        const kept = dates.flatMap((date) => date ?? [])
        expect(fitRhythm(kept, weeks, count)).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})

test('times of a series are near its dates, one for each', () => {
  const first = new Date('2026-11-23T03:30:00Z')
  const at = (...places: number[]) => places.map((place) => new Date(first.getTime() + days(place)))
  expect(fitRhythm(at(0, 8, 13), 1, 3)).toBe(true)
  expect(fitRhythm(at(0, 14), 1, 3)).toBe(true)
  expect(fitRhythm(at(0, 7, 8), 1, 3)).toBe(false)
  expect(fitRhythm(at(0, 1), 1, 3)).toBe(false)
  expect(fitRhythm(at(0, 21), 1, 3)).toBe(false)
  expect(fitRhythm([], 1, 3)).toBe(false)
})

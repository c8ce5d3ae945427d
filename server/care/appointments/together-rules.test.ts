import {
  decideBy,
  endAfterSilence,
  endMoment,
  sharesOf,
} from '@newyou/contract/care/appointments/together-rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`)
const hour = 3_600_000

describe('the parts of a price', () => {
  test('are whole paise and sum to the price, with at most one paisa between them: 10,000 prices', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000_000 }),
        fc.integer({ min: 1, max: 4 }),
        (price, people) => {
          const shares = sharesOf(price, people)
          expect(shares).toHaveLength(people)
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price)
          expect(shares.every((share) => Number.isSafeInteger(share) && share >= 0)).toBe(true)
          expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 10_000 },
    )
  })
})

describe('the last moment to decide', () => {
  test.each([
    ['after so many hours', 100, 24, 24],
    ['four hours before the start at the latest', 20, 24, 16],
    ['with one hour at least', 5, 24, 1],
  ])('is %s', (_, startsIn, hours, due) => {
    expect(decideBy(startsIn * hour, hours, 0)).toBe(due * hour)
  })
  test('is none for a start that is nearer', () => {
    expect(decideBy(5 * hour - 1, 24, 0)).toBeUndefined()
  })
})

describe('the end of one that does not take place', () => {
  test.each([
    ['the next full hour', '10:20', '18:00', '11:00'],
    ['the one after it in its last ten minutes', '10:55', '18:00', '12:00'],
    ['at once less than two hours before the start', '10:20', '12:59', '10:20'],
  ])('is at %s', (_, now, start, end) => {
    expect(endMoment(at(start), at(now))).toBe(at(end))
  })
  test('is at a full hour after a silence too, at least two hours later', () => {
    expect(endAfterSilence(at('10:01'))).toBe(at('13:00'))
    expect(endAfterSilence(at('10:00'))).toBe(at('12:00'))
  })
  test('is before the start whatever the moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 * 24 * 60 }), (minutes) => {
        const start = at('10:20') + minutes * 60_000
        const end = endMoment(start, at('10:20'))
        expect(end).toBeGreaterThanOrEqual(at('10:20'))
        expect(end).toBeLessThan(start)
      }),
    )
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { credited, multirange, plausibleSeconds } from './watched.ts'

test('as many seconds count as can have played, at most of ten minutes', () => {
  expect(plausibleSeconds(10_000)).toBe(21)
  expect(plausibleSeconds(0)).toBe(0)
  expect(plausibleSeconds(-5000)).toBe(0)
  expect(plausibleSeconds(86_400_000)).toBe(1260)
})

test('many reports at once count no more than one', () => {
  const calls = Array.from({ length: 200 }, () => plausibleSeconds(5))
  expect(calls.reduce((sum, seconds) => sum + seconds)).toBe(0)
})

test('ranges are cut at the end of the lesson and of what is plausible', () => {
  expect(
    credited(
      [
        [0, 10],
        [50, 80],
      ],
      70,
      100,
    ),
  ).toEqual([
    [0, 10],
    [50, 70],
  ])
  expect(
    credited(
      [
        [0, 10],
        [50, 80],
      ],
      70,
      15,
    ),
  ).toEqual([
    [0, 10],
    [50, 55],
  ])
  expect(credited([[9, 4]], 70, 15)).toEqual([])
  expect(
    multirange([
      [0, 10],
      [50, 55],
    ]),
  ).toBe('{[0,10),[50,55)}')
})

test('never more than the budget, never outside of the lesson', () => {
  const range = fc.tuple(fc.nat(5000), fc.nat(5000))
  fc.assert(
    fc.property(fc.array(range, { maxLength: 20 }), fc.nat(3000), fc.nat(2000), (ranges, seconds, budget) => {
      const rateLimits = credited(ranges, seconds, budget)
      expect(rateLimits.reduce((sum, [from, to]) => sum + to - from, 0)).toBeLessThanOrEqual(budget)
      for (const [from, to] of rateLimits) expect(from < to && to <= seconds).toBe(true)
    }),
  )
})

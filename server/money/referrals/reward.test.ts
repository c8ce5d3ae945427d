import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf, pointsFor } from './reward.ts'

const share = fc.integer({ min: 1, max: 100 })
const paise = fc.integer({ min: -100_000, max: 10_000_000 })

test('no friend earns more than the setting, than 500, or than the share of what they paid, and whole points', () => {
  fc.assert(
    fc.property(paise, share, fc.integer({ min: 0, max: 2000 }), (paid, percent, setting) => {
      const points = pointsFor(paid, percent, setting)
      expect(Number.isInteger(points)).toBe(true)
      expect(points).toBeGreaterThanOrEqual(0)
      expect(points).toBeLessThanOrEqual(Math.min(setting, 500))
      expect(points * 10_000).toBeLessThanOrEqual(Math.max(paid, 0) * percent)
    }),
  )
})

test('who pays more never earns less', () => {
  fc.assert(
    fc.property(paise, fc.nat(1_000_000), share, fc.nat(500), (paid, more, percent, setting) => {
      expect(pointsFor(paid + more, percent, setting)).toBeGreaterThanOrEqual(
        pointsFor(paid, percent, setting),
      )
    }),
  )
})

test('the first purchase is the earliest of which anything is left, whatever comes after it', () => {
  fc.assert(
    fc.property(fc.array(paise), fc.array(paise), (before, later) => {
      const of = (amounts: number[]) => amounts.map((paidPaise) => ({ paidPaise, finalAt: undefined }))
      const first = firstOf(of(before))
      expect(first?.paidPaise).toBe(before.find((amount) => amount >= 100))
      if (first) expect(firstOf(of([...before, ...later]))).toEqual(first)
    }),
  )
})

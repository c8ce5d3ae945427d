import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf, pointsFor } from './reward.ts'

const paise = fc.integer({ min: -100_000, max: 10_000_000 })

test('no friend earns more than the setting, than 500, or than they paid, and never a part of a point', () => {
  fc.assert(
    fc.property(paise, fc.integer({ min: 0, max: 2000 }), (paid, setting) => {
      const points = pointsFor(paid, setting)
      expect(Number.isInteger(points)).toBe(true)
      expect(points).toBeGreaterThanOrEqual(0)
      expect(points).toBeLessThanOrEqual(Math.min(setting, 500))
      expect(points * 100).toBeLessThanOrEqual(Math.max(paid, 0))
    }),
  )
})

test('who pays more never earns less', () => {
  fc.assert(
    fc.property(paise, fc.nat(1_000_000), fc.nat(500), (paid, more, setting) => {
      expect(pointsFor(paid + more, setting)).toBeGreaterThanOrEqual(pointsFor(paid, setting))
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

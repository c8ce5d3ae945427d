import { expect, test } from 'vitest'
import { taxInside } from './prices.ts'

test('tax inside a price and what is left sum to the price, at any rate', () => {
  expect(taxInside(118_00, 1800)).toBe(18_00)
  expect(taxInside(250_000, 0)).toBe(0)
  for (let price = 0; price < 2000; price++)
    for (const basisPoints of [0, 500, 1800, 2800]) {
      const tax = taxInside(price, basisPoints)
      expect(Number.isInteger(tax) && tax >= 0 && tax <= price).toBe(true)
      expect(Math.abs((price - tax) * (1 + basisPoints / 10_000) - price)).toBeLessThanOrEqual(1)
    }
})

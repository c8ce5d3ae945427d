import { sharesOf } from '@newyou/contract/care/appointments/together-rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divide } from './shares.ts'

const sources = ['coupon', 'allowance', 'pointsBought', 'pointsEarned', 'wallet', 'gateway'] as const
const sum = (parts: Record<string, number>) => Object.values(parts).reduce((all, part) => all + part, 0)

test('10,000 prices that people divide, each paying from sources of their own, come back to the paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000_000 }),
      fc.integer({ min: 2, max: 4 }),
      // How each pays: weights of the sources; and what went back before, in basis points.
      fc.array(fc.array(fc.nat(100), { minLength: 6, maxLength: 6 }), { minLength: 4, maxLength: 4 }),
      fc.nat(10_000),
      (price, people, weights, before) => {
        let back = 0
        for (const [index, share] of sharesOf(price, people).entries()) {
          const wanted = weights[index] ?? []
          // A price is paid whole, by the gateway what no other source pays.
          const whole = Object.fromEntries(sources.map((source, at) => [source, (wanted[at] ?? 0) + 1]))
          const scaled = Object.fromEntries(
            sources.map((source) => [source, Math.floor((share * (whole[source] ?? 0)) / sum(whole))]),
          )
          const paid: Record<string, number> = {
            ...scaled,
            gateway: (scaled.gateway ?? 0) + share - sum(scaled),
          }
          expect(sum(paid)).toBe(share)
          const first = divide(paid, Math.floor((share * before) / 10_000))
          const left = Object.fromEntries(sources.map((one) => [one, (paid[one] ?? 0) - (first[one] ?? 0)]))
          const rest = divide(left, sum(left))
          for (const one of sources) expect((first[one] ?? 0) + (rest[one] ?? 0)).toBe(paid[one])
          back += sum(first) + sum(rest)
        }
        expect(back).toBe(price)
      },
    ),
    { numRuns: 10_000 },
  )
})

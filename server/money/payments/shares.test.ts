import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderRefundRow, OrderRow } from './fulfilment.ts'
import { previewOf } from './refund-preview.ts'
import { divide, receivedFor, type sharesOf } from './shares.ts'

const paise = fc.integer({ min: 0, max: 100_000_000 })
const parts = fc.record({
  gateway: paise,
  desk: paise,
  wallet: paise,
  pointsBought: paise,
  pointsEarned: paise,
  coupon: paise,
  allowance: paise,
})
const sum = (of: object) => Object.values(of).reduce((total: number, one: number) => total + one, 0)

describe('dividing an amount over parts', () => {
  test('sums to the amount; no part is negative, above what it has, or a paisa off its exact share', () => {
    fc.assert(
      fc.property(parts, fc.nat(1_000_000), (whole, portion) => {
        const amount = Math.floor((sum(whole) * portion) / 1_000_000)
        const shares = divide(whole, amount)
        expect(sum(shares)).toBe(amount)
        for (const [name, share] of Object.entries(shares)) {
          const part = whole[name as keyof typeof whole] // the same names
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(part)
          expect(Math.abs(share - (part * amount) / (sum(whole) || 1))).toBeLessThan(1.01)
        }
      }),
    )
  })

  test('paise that do not divide go to the largest remainder, then to the part named first', () => {
    expect(divide({ gateway: 1, wallet: 1, coupon: 1 }, 1)).toEqual({ gateway: 1, wallet: 0, coupon: 0 })
    expect(divide({ gateway: 100, wallet: 200 }, 100)).toEqual({ gateway: 33, wallet: 67 })
  })

  test.each([-1, 0.5, 301, Number.NaN])('%d of 300 is a mistake of ours', (amount) => {
    expect(() => divide({ gateway: 100, wallet: 200 }, amount)).toThrow('is not a part of')
  })
})

/** An order paid from all its sources, as far as giving back reads it. */
const orderOf = (shares: ReturnType<typeof sharesOf>, returned = 0) =>
  ({
    price_paise: sum(shares),
    payable_paise: shares.gateway,
    desk_paise: shares.desk,
    wallet_paise: shares.wallet,
    points_bought_paise: shares.pointsBought,
    life_points_paise: shares.pointsBought + shares.pointsEarned,
    coupon_paise: shares.coupon,
    allowance_paise: shares.allowance,
    refunded_paise: returned,
  }) as OrderRow // `previewOf` reads no more of it

test('given back in as many parts as one likes, never more than was paid, and at the end exactly all of it', () => {
  fc.assert(
    fc.property(parts, fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 8 }), (whole, steps) => {
      fc.pre(sum(whole) > 0)
      const earlier: OrderRefundRow[] = []
      let returned = 0
      const received = { gateway: 0, desk: 0, wallet: 0, points: 0, coupon: 0, allowance: 0 }
      // The last step asks for the whole, of which there is only what is left.
      for (const basisPoints of [...steps, 10_000]) {
        const order = orderOf(whole, returned)
        const wanted = Math.round((order.price_paise * basisPoints) / 10_000)
        if (!Math.min(wanted, order.price_paise - returned)) continue
        const preview = previewOf(order, earlier, { basisPoints })
        const {
          gatewayPaise,
          deskPaise,
          walletPaise,
          lifePointsPaise,
          couponPaise,
          allowancePaise,
          keptPaise,
        } = preview
        const each = [gatewayPaise, deskPaise, walletPaise, lifePointsPaise, couponPaise, allowancePaise]
        for (const amount of [...each, keptPaise]) expect(amount).toBeGreaterThanOrEqual(0)
        expect(each.reduce((total, one) => total + one)).toBe(preview.pricePaise)
        expect(gatewayPaise === 0 || gatewayPaise >= 100).toBe(true)
        const left = earlier.reduce(
          (rest, row) => ({
            gateway: rest.gateway - row.gateway_paise,
            desk: rest.desk - row.desk_paise,
            wallet: rest.wallet - row.wallet_paise,
            pointsBought: rest.pointsBought - row.points_bought_paise,
            pointsEarned: rest.pointsEarned - row.points_earned_paise,
            coupon: rest.coupon - row.coupon_paise,
            allowance: rest.allowance - row.allowance_paise,
          }),
          whole,
        )
        const shares = divide(left, preview.pricePaise)
        expect(receivedFor(shares)).toMatchObject({ gatewayPaise, deskPaise, walletPaise, lifePointsPaise })
        earlier.push({
          gateway_paise: shares.gateway,
          desk_paise: shares.desk,
          wallet_paise: shares.wallet,
          points_bought_paise: shares.pointsBought,
          points_earned_paise: shares.pointsEarned,
          coupon_paise: shares.coupon,
          allowance_paise: shares.allowance,
        } as OrderRefundRow) // what is left is counted from these alone
        returned += preview.pricePaise
        received.gateway += gatewayPaise
        received.desk += deskPaise
        received.wallet += walletPaise
        received.points += lifePointsPaise
        received.coupon += couponPaise
        received.allowance += allowancePaise
      }
      expect(returned).toBe(sum(whole))
      expect(received.gateway).toBeLessThanOrEqual(whole.gateway)
      expect(received.desk).toBe(whole.desk)
      // Rupees stay rupees and points stay points, to the paisa.
      expect(received.gateway + received.wallet).toBe(whole.gateway + whole.wallet)
      expect(received.points).toBe(whole.pointsBought + whole.pointsEarned)
      expect(received.coupon).toBe(whole.coupon)
      expect(received.allowance).toBe(whole.allowance)
    }),
  )
})

test('more than is left, nothing and less than nothing cannot be given back', () => {
  const order = orderOf(
    { gateway: 500, desk: 0, wallet: 0, pointsBought: 0, pointsEarned: 0, coupon: 0, allowance: 0 },
    200,
  )
  for (const part of [{ paise: 301 }, { paise: 0 }, { paise: -5 }, { basisPoints: 0 }])
    expect(() => previewOf(order, [], part)).toThrow(
      expect.objectContaining({ code: 'nothingToRefund' }) as Error,
    )
})

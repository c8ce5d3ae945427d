import type { Order } from '@newyou/contract/payments'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitOf } from './split.ts'

const order = (pricePaise: number, points: number, walletPaise: number) =>
  ({
    price: { price_paise: pricePaise },
    life_point_balance: points,
    wallet_balance_paise: walletPaise,
  }) as Order // the split reads no more of it

test('coupon first, then whole points, then the wallet; the rest is to pay', () => {
  const chosen = { coupon: { code: 'A', paise: 20_000 }, lifePointsPaise: 35_000, walletPaise: 50_000 }
  expect(splitOf(order(200_000, 350, 124_000), chosen)).toMatchObject({
    couponPaise: 20_000,
    lifePointsPaise: 35_000,
    walletPaise: 50_000,
    toPay: 95_000,
  })
})

test('whatever is chosen, the parts sum to the price and none is more than there is', () => {
  const paise = fc.integer({ min: 0, max: 500_000 })
  fc.assert(
    fc.property(
      paise,
      fc.nat(5000),
      paise,
      paise,
      paise,
      paise,
      (price, points, balance, coupon, life, wallet) => {
        const split = splitOf(order(price, points, balance), {
          coupon: { code: 'A', paise: coupon },
          lifePointsPaise: life - (life % 100),
          walletPaise: wallet,
        })
        expect(split.couponPaise + split.lifePointsPaise + split.walletPaise + split.toPay).toBe(price)
        for (const part of Object.values(split)) expect(part).toBeGreaterThanOrEqual(0)
        expect(split.lifePointsPaise % 100).toBe(0)
        expect(split.lifePointsPaise).toBeLessThanOrEqual(points * 100)
        expect(split.walletPaise).toBeLessThanOrEqual(balance)
      },
    ),
  )
})

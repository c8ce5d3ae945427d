import type { Order } from '@newyou/contract/money/payments/payments'
import { expect, test } from 'vitest'
import { splitOf } from './split.ts'

const order = (pricePaise: number, points: number, walletPaise: number, allowancePaise = 0) =>
  ({
    allowance: allowancePaise ? { organization: 'Firm', left_paise: allowancePaise } : null,
    price: { desk_paise: 0, price_paise: pricePaise },
    life_point_balance: points,
    wallet_balance_paise: walletPaise,
  }) as Order // the split reads no more of it

test('coupon first, then the organisation, whole points and the wallet; the rest is to pay', () => {
  const chosen = {
    coupon: { code: 'A', paise: 20_000 },
    allowancePaise: 60_000,
    lifePointsPaise: 35_000,
    walletPaise: 50_000,
  }
  expect(splitOf(order(200_000, 350, 124_000, 45_000), chosen)).toMatchObject({
    couponPaise: 20_000,
    allowancePaise: 45_000,
    lifePointsPaise: 35_000,
    walletPaise: 50_000,
    toPay: 50_000,
  })
})

test('whatever is chosen, the parts sum to the price and none is more than there is', () => {
  const amounts = [0, 1, 99, 100, 12_345, 50_000, 199_999, 200_000, 350_000]
  for (const price of amounts)
    for (const balance of amounts)
      for (const points of [0, 7, 350, 5000])
        for (const coupon of amounts)
          for (const wallet of amounts)
            for (const allowance of [0, 50_000])
              for (const lifePointsPaise of [0, 100, 35_000, 600_000]) {
                const split = splitOf(order(price, points, balance, allowance), {
                  coupon: { code: 'A', paise: coupon },
                  allowancePaise: allowance,
                  lifePointsPaise,
                  walletPaise: wallet,
                })
                const parts = [
                  split.couponPaise,
                  split.allowancePaise,
                  split.lifePointsPaise,
                  split.walletPaise,
                  split.toPay,
                ]
                const isRight =
                  parts.reduce((sum, part) => sum + part) === price &&
                  parts.every((part) => part >= 0) &&
                  split.lifePointsPaise % 100 === 0 &&
                  split.lifePointsPaise <= points * 100 &&
                  split.walletPaise <= balance
                if (!isRight) expect({ price, balance, points, coupon, wallet, split }).toBe('a whole price')
              }
})

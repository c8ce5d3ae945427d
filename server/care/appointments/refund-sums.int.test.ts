import { expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer } from '../../testing/healers.ts'
import { holdTime } from '../../testing/sessions-paid.ts'
import { openShop } from '../../testing/shop.ts'
import { signIn } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const people = appointmentsOf(app)

test('half of a price that a coupon helped to pay is one sum everywhere, the coupon’s share apart', async () => {
  const shop = await openShop(app())
  const healer = await makeHealer(app(), { price_paise: 200_000 })
  const client = await shop.client(0)
  const coupon = await shop.coupon({ off_paise: 20_000 })
  const { u_id: id, order_u_id: orderId } = await people.payBoth(
    client,
    healer,
    '2026-11-23T03:30:00.000Z',
    0,
    {
      coupon_code: coupon,
    },
  )
  app().clock.set(new Date('2026-11-22T10:00:00Z'))
  const back = await signIn(app(), client.uId)
  const { data: preview } = await people.preview(back, id)
  expect(preview).toMatchObject({ refund_paise: 90_000, coupon_paise: 10_000, kept_paise: 100_000 })
  expect((await people.cancel(back, id, 90_000)).data).toMatchObject({
    refunded_money_paise: 90_000,
    refunded_coupon_paise: 10_000,
  })
  const [news] = await people.news(back)
  expect(JSON.stringify(news)).toContain('₹900')
  const { data: orders } = await app().call('GET /api/website/order', {}, { as: back })
  const order = orders?.find(({ u_id }) => u_id === orderId)
  expect(order).toMatchObject({ refunded_money_paise: 90_000, refunded_coupon_paise: 10_000 })
  expect(order?.documents.find(({ kind }) => kind === 'credit-note')).toMatchObject({
    amount_paise: 100_000,
    coupon_paise: 10_000,
  })
  expect((await app().app.modules.ledger.prove()).drift).toBe(0)
})

test('a refund says where each part of it went: to the wallet alone, or to the card and the wallet', async () => {
  const shop = await openShop(app())
  const healer = await makeHealer(app(), { price_paise: 100_000 })
  const whole = { gateway_paise: 0, desk_paise: 0, wallet_paise: 100_000, life_points_paise: 0 }
  const client = await shop.client(140_000)
  const cancelled = async (startsAt: string, walletPaise: number) => {
    const isWhole = walletPaise === 100_000
    const { u_id: id, order_u_id: orderId } = isWhole
      ? await holdTime(app(), client, healer, startsAt)
      : await people.payBoth(client, healer, startsAt, walletPaise)
    if (isWhole) await shop.start(client, orderId, walletPaise)
    const { data } = await people.cancel(client, id, 100_000)
    const { data: orders } = await app().call('GET /api/website/order', {}, { as: client })
    expect(orders?.find(({ u_id }) => u_id === orderId)?.refunded_parts).toEqual(data?.refunded_parts)
    return { parts: data?.refunded_parts, news: JSON.stringify((await people.news(client))[0]) }
  }
  const fromWallet = await cancelled('2026-11-23T03:30:00.000Z', 100_000)
  expect(fromWallet.parts).toEqual(whole)
  expect(fromWallet.news).toContain('We refunded ₹1,000 to your wallet.')
  const fromBoth = await cancelled('2026-11-24T03:30:00.000Z', 40_000)
  expect(fromBoth.parts).toEqual({
    gateway_paise: 60_000,
    desk_paise: 0,
    wallet_paise: 40_000,
    life_points_paise: 0,
  })
  expect(fromBoth.news).toContain('We are refunding ₹1,000 the way you paid.')
})

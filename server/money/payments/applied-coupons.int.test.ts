import { beforeAll, expect, test } from 'vitest'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

async function waiting() {
  const client = await shop.client()
  return { client, orderId: await shop.order(client, { pricePaise: 250_000 }) }
}
const apply = (client: TestUser, orderId: string, code: string) =>
  app().call(
    'POST /api/website/apply-coupon',
    { body: { order_u_id: orderId, coupon_code: code } },
    { as: client },
  )
const seen = async (client: TestUser, id: string) =>
  (await app().call('GET /api/website/order/{orderId}', { params: { orderId: id } }, { as: client })).data
    ?.applied_coupon
const remove = (client: TestUser, id: string) =>
  app().call('POST /api/website/remove-coupon', { body: { order_u_id: id } }, { as: client })

test('an applied coupon stays with the order on every device until it is removed', async () => {
  const { client, orderId } = await waiting()
  const code = await shop.coupon({ off_paise: 40_000 })
  expect(await seen(client, orderId)).toBeNull()
  await apply(client, orderId, code)
  expect(await seen(client, orderId)).toEqual({ code, paise: 40_000 })
  expect((await remove(await shop.client(), orderId)).status).toBe(404)
  expect(await seen(client, orderId)).toEqual({ code, paise: 40_000 })
  expect((await remove(client, orderId)).status).toBe(200)
  expect(await seen(client, orderId)).toBeNull()
})

test('it stays after the payment started, and is what the payment was started with', async () => {
  const { client, orderId } = await waiting()
  const code = await shop.coupon({ off_paise: 40_000 })
  await shop.start(client, orderId, { coupon: code })
  expect(await seen(client, orderId)).toEqual({ code, paise: 40_000 })
  await shop.start(client, orderId, {})
  expect(await seen(client, orderId)).toBeNull()
})

test('it is gone when it no longer fits', async () => {
  const { client, orderId } = await waiting()
  const code = await shop.coupon({ uses_max: 1 })
  await apply(client, orderId, code)
  const other = await waiting()
  await shop.start(other.client, other.orderId, { coupon: code })
  expect(await seen(client, orderId)).toBeNull()
})

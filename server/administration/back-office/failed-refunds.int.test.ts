import { describe, expect, test } from 'vitest'
import { GatewayRefusal } from '../../integrations/razorpay-client.ts'
import { openShop, testFulfilment } from '../../testing/shop.ts'
import { makeStaff, signIn, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

/** The gateway's error instead of a refund. */
let refusal: string | undefined
const app = useTestApp({
  fulfilments: { appointment: testFulfilment },
  providers: (real) => ({
    ...real,
    gateway: {
      ...real.gateway,
      refund: (wanted) =>
        refusal ? Promise.reject(new GatewayRefusal(refusal)) : real.gateway.refund(wanted),
    },
  }),
})
const gateway = () => app().sandbox.gateway
const finance = async () => steppedUp(app(), await makeStaff(app(), ['finance']))

type Way = 'send-again' | 'to-wallet'
const decide = (as: TestUser, refundId: string, way: Way) =>
  app().call(`POST /api/staff/failed-refunds/{refundId}/${way}`, { params: { refundId } }, { as })
const list = async (as: TestUser) =>
  (await app().call('GET /api/staff/failed-refunds', { query: {} }, { as })).data ?? []

/** An order of ₹2,500 by card whose refund of ₹1,000 was sent. */
async function refunded() {
  const shop = await openShop(app())
  const client = await shop.client()
  const orderId = await shop.order(client)
  const paymentId = await shop.payByCard(client, orderId, {})
  await app().call(
    'POST /api/staff/orders/{orderId}/refund',
    { params: { orderId }, body: { paise: 100_000, destination: 'source', reason: 'It was cut off' } },
    { as: await finance() },
  )
  return { shop, client, orderId, paymentId }
}

/** The same, and the bank sent it back. */
async function cameBack() {
  const given = await refunded()
  await app().drain()
  await bounce(given)
  const line = (await list(await finance())).find(({ order_u_id: id }) => id === given.orderId)
  if (!line) throw new Error('it is not listed')
  return { ...given, refundId: line.u_id, line }
}
async function bounce({ shop, orderId, paymentId }: Awaited<ReturnType<typeof refunded>>) {
  const latest = gateway()
    .refunds(paymentId)
    .find(({ status }) => status !== 'failed')
  await gateway().failRefund(latest?.id ?? '')
  await shop.deliver(orderId, { event: 'refund.failed', newId: true })
}
const stillListed = async (refundId: string) =>
  (await list(await finance())).some(({ u_id: id }) => id === refundId)

describe('a refund that the bank sent back', () => {
  test('is sent again as a new refund, once, however often it is asked for and told', async () => {
    const { shop, orderId, paymentId, refundId, line } = await cameBack()
    expect(line).toMatchObject({ amount_paise: 100_000, failure: '', attempts: 1 })
    const staff = await finance()
    const answers = await Promise.all([
      decide(staff, refundId, 'send-again'),
      decide(staff, refundId, 'send-again'),
      decide(staff, refundId, 'to-wallet'),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'notNow')).toHaveLength(2)
    await app().drain()
    // The old news comes once more.
    await shop.deliver(orderId, { event: 'refund.failed', newId: true })
    expect(await shop.drift()).toBe(0)
    expect(await stillListed(refundId)).toBe(false)
    if (answers[2]?.status === 200) return
    expect(
      gateway()
        .refunds(paymentId)
        .map(({ status }) => status === 'failed'),
    ).toEqual(expect.arrayContaining([true, false]))
    expect(shop.keptByGateway(orderId)).toBe(150_000)
  })

  test('may come back a second time, is due again in the books, and the wallet takes it', async () => {
    const given = await cameBack()
    const { shop, client, refundId, orderId } = given
    const staff = await finance()
    expect((await decide(staff, refundId, 'send-again')).data?.state).toBe('wanted')
    await app().drain()
    expect(shop.keptByGateway(orderId)).toBe(150_000)
    await bounce(given)
    expect((await list(staff)).find(({ u_id: id }) => id === refundId)?.attempts).toBe(2)
    expect(await shop.drift()).toBe(0)
    expect((await decide(staff, refundId, 'to-wallet')).data?.state).toBe('to-wallet')
    expect(await shop.walletOf(client)).toBe(100_000)
    expect(shop.keptByGateway(orderId)).toBe(250_000)
    expect(await shop.drift()).toBe(0)
    expect((await decide(staff, refundId, 'send-again')).code).toBe('notNow')
    const told = await app().call('GET /api/website/notification', { query: {} }, { as: client })
    expect(JSON.stringify(told.data)).toContain('added it to your wallet')
    const { differences } = await app().app.modules.payments.compareWithGateway({
      from: new Date(0),
      to: new Date(app().clock.now().getTime() + 1000),
    })
    expect(differences.filter(({ orderId: of }) => of === orderId || of === null)).toEqual([])
  })
})

test('a refund that the gateway refused is listed with its words', async () => {
  const { orderId } = await refunded()
  refusal = 'The payment is too old to be refunded'
  await app().drain()
  const said = refusal
  refusal = undefined
  const line = (await list(await finance())).find(({ order_u_id: id }) => id === orderId)
  expect(line).toMatchObject({ attempts: 1, failure: said })
  expect((await decide(await finance(), line?.u_id ?? '', 'send-again')).status).toBe(200)
  await app().drain()
  expect(await stillListed(line?.u_id ?? '')).toBe(false)
})

test('is for finance after an OTP, and never for money of one’s own', async () => {
  const { refundId, client } = await cameBack()
  const editor = await makeStaff(app(), ['editor'])
  expect((await decide(editor, refundId, 'to-wallet')).status).toBe(403)
  expect((await decide(await makeStaff(app(), ['finance']), refundId, 'to-wallet')).code).toBe(
    'stepUpRequired',
  )
  await app()
    .db.updateTable('person')
    .set({ roles: ['client', 'finance'] })
    .where('u_id', '=', client.uId)
    .execute()
  const own = await steppedUp(app(), await signIn(app(), client.uId, 'staff'))
  expect((await decide(own, refundId, 'to-wallet')).status).toBe(403)
  expect(await stillListed(refundId)).toBe(true)
})

import type { RefundDestination } from '@newyou/contract/administration/back-office/orders'
import { expect, test } from 'vitest'
import { openShop, testFulfilment } from '../../testing/shop.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })

const financier = async () => steppedUp(app(), await makeStaff(app(), ['finance']))
const ask = (as: TestUser, orderId: string, paise: number, destination: RefundDestination = 'source') =>
  app().call(
    'POST /api/staff/orders/{orderId}/refund',
    { params: { orderId }, body: { paise, destination, reason: 'The session was cut off' } },
    { as },
  )
const approve = (as: TestUser, requestId = '') =>
  app().call('POST /api/staff/refund-requests/{requestId}/approve', { params: { requestId } }, { as })
const refuse = (as: TestUser, requestId = '') =>
  app().call(
    'POST /api/staff/refund-requests/{requestId}/refuse',
    { params: { requestId }, body: { reason: 'It was held' } },
    { as },
  )
const look = async (as: TestUser, orderId: string) =>
  (await app().call('GET /api/staff/orders/{orderId}', { params: { orderId } }, { as })).data

/** An order of ₹2,500, of which ₹500 came from the wallet. */
async function paidOrder(pricePaise = 250_000) {
  const shop = await openShop(app())
  const client = await shop.client(50_000)
  const orderId = await shop.order(client, { pricePaise })
  await shop.payByCard(client, orderId, { walletPaise: 50_000 })
  return { shop, client, orderId }
}

test('a part is refunded by one colleague after an OTP, each share to where it came from', async () => {
  const { shop, client, orderId } = await paidOrder()
  const finance = await makeStaff(app(), ['finance'])
  expect((await ask(finance, orderId, 125_000)).code).toBe('stepUpRequired')
  await steppedUp(app(), finance)
  const asked = { paise: 125_000, destination: 'source' as const }
  const preview = await app().call(
    'POST /api/staff/orders/{orderId}/refund-preview',
    { params: { orderId }, body: asked },
    { as: finance },
  )
  expect(preview.data).toMatchObject({ gateway_paise: 100_000, wallet_paise: 25_000, needs_second: false })
  expect(await ask(finance, orderId, 125_000)).toMatchObject({ status: 201, data: { state: 'done' } })
  await app().drain()
  expect(await shop.walletOf(client)).toBe(25_000)
  expect(shop.keptByGateway(orderId)).toBe(100_000)
  expect(await look(finance, orderId)).toMatchObject({ state: 'paid', refundable_paise: 125_000 })
  expect(await shop.drift()).toBe(0)
})

test('all of it goes into the wallet where that is wanted, and nothing to the gateway', async () => {
  const { shop, client, orderId } = await paidOrder()
  expect((await ask(await financier(), orderId, 250_000, 'wallet')).status).toBe(201)
  await app().drain()
  expect(await shop.walletOf(client)).toBe(250_000)
  expect(shop.keptByGateway(orderId)).toBe(200_000)
  expect((await shop.view(client, orderId))?.state).toBe('refunded')
  expect(await shop.drift()).toBe(0)
  expect((await app().app.modules.ledger.prove()).faults).toEqual({})
})

test('above the sum of the settings another colleague approves, never the one who asked', async () => {
  const { shop, client, orderId } = await paidOrder(800_000)
  const [one, other] = [await financier(), await financier()]
  const asked = await ask(one, orderId, 600_000)
  expect(asked.data).toMatchObject({ state: 'waiting', decided_by: null })
  const requestId = asked.data?.u_id
  expect(await shop.walletOf(client)).toBe(0)
  expect((await ask(other, orderId, 100)).code).toBe('refundWaiting')
  expect((await approve(one, requestId)).code).toBe('secondPersonNeeded')
  const fresh = await makeStaff(app(), ['finance'])
  expect((await approve(fresh, requestId)).code).toBe('stepUpRequired')
  expect((await approve(await makeStaff(app(), ['support']), requestId)).status).toBe(403)
  const answers = await Promise.all([approve(other, requestId), approve(other, requestId)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await app().drain()
  expect(await shop.walletOf(client)).toBe(37_500)
  expect(shop.keptByGateway(orderId)).toBe(750_000 - 562_500)
  expect(await shop.drift()).toBe(0)
  const actions = await app()
    .db.selectFrom('audit_entry')
    .select('action')
    .where('record_id', '=', orderId)
    .orderBy('at')
    .orderBy('u_id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(['ask-refund', 'approve-refund'])
})

test('many small refunds of one order are a large one', async () => {
  const { orderId } = await paidOrder(800_000)
  const one = await financier()
  expect((await ask(one, orderId, 300_000)).data?.state).toBe('done')
  expect((await ask(one, orderId, 300_000)).data?.state).toBe('waiting')
})

test('a refused refund moves nothing, and another may be asked for', async () => {
  const { shop, client, orderId } = await paidOrder(800_000)
  const [one, other] = [await financier(), await financier()]
  const { data } = await ask(one, orderId, 700_000)
  expect((await refuse(other, data?.u_id)).data).toMatchObject({
    state: 'refused',
    decision_reason: 'It was held',
  })
  expect((await approve(other, data?.u_id)).code).toBe('notNow')
  expect(await shop.walletOf(client)).toBe(0)
  expect((await ask(one, orderId, 700_000)).data?.state).toBe('waiting')
})

test('more than is left is refused, and so is money of one’s own', async () => {
  const { orderId, client } = await paidOrder()
  expect((await ask(await financier(), orderId, 250_001)).code).toBe('nothingToRefund')
  const finance = await makeStaff(app(), ['finance'])
  await app().db.updateTable('orders').set({ client_id: finance.uId }).where('u_id', '=', orderId).execute()
  expect((await ask(await steppedUp(app(), finance), orderId, 100)).code).toBe('notAllowed')
  await app().db.updateTable('orders').set({ client_id: client.uId }).where('u_id', '=', orderId).execute()
})

test('an order is found by what people have at hand, and shows entries that sum to nothing', async () => {
  const { client, orderId } = await paidOrder()
  const finance = await financier()
  const shown = await look(finance, orderId)
  expect(shown?.ledger.length).toBeGreaterThan(0)
  for (const { entries } of shown?.ledger ?? [])
    for (const asset of ['INR', 'POINT'])
      expect(
        entries.filter((entry) => entry.asset === asset).reduce((sum, { amount }) => sum + amount, 0),
      ).toBe(0)
  const { email } = await app()
    .db.selectFrom('person')
    .select('email')
    .where('u_id', '=', client.uId)
    .executeTakeFirstOrThrow()
  for (const search of [orderId, shown?.receipt_number ?? '', shown?.payments[0]?.id ?? '', email ?? '']) {
    const { data } = await app().call('GET /api/staff/orders', { query: { search } }, { as: finance })
    expect([search, data?.map(({ u_id: id }) => id)]).toEqual([search, [orderId]])
  }
  const unknown = await app().call('GET /api/staff/orders', { query: { search: 'nobody' } }, { as: finance })
  expect(unknown.total).toBe(0)
})

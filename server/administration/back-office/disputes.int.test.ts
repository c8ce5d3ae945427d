import { describe, expect, test } from 'vitest'
import { openShop, testFulfilment } from '../../testing/shop.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })
const gateway = () => app().sandbox.gateway
const finance = async () => steppedUp(app(), await makeStaff(app(), ['finance']))
const explanation = 'The session was held in full on 20 November.\nThe client was in the room for 45 minutes.'

const list = async (as: TestUser) =>
  (await app().call('GET /api/staff/disputes', { query: {} }, { as })).data ?? []
const accept = (as: TestUser, disputeId: string) =>
  app().call('POST /api/staff/disputes/{disputeId}/accept', { params: { disputeId } }, { as })
const contest = (as: TestUser, disputeId: string, words = explanation) =>
  app().call(
    'POST /api/staff/disputes/{disputeId}/contest',
    { params: { disputeId }, body: { explanation: words } },
    { as },
  )

/** An order, ₹500 of it by wallet and the rest by card, whose card payment is disputed. */
async function disputed({
  pricePaise = 250_000,
  amountPaise,
}: {
  pricePaise?: number
  amountPaise?: number
} = {}) {
  const shop = await openShop(app())
  const client = await shop.client(50_000)
  const orderId = await shop.order(client, { pricePaise })
  const paymentId = await shop.payByCard(client, orderId, { walletPaise: 50_000 })
  const { id } = await gateway().openDispute(paymentId, amountPaise)
  const hear = (what: string) =>
    shop.deliver(orderId, { event: `payment.dispute.${what}` as never, newId: true })
  await hear('created')
  const stateOf = async () => (await list(await finance())).find(({ u_id }) => u_id === id)
  return { shop, client, orderId, paymentId, id, hear, stateOf }
}

test('a dispute is listed with its order and its day, once, and finance is notified', async () => {
  const staff = await finance()
  const { hear, id, stateOf } = await disputed()
  await hear('created')
  expect(await stateOf()).toMatchObject({ amount_paise: 200_000, status: 'open', answer: null })
  expect((await list(staff)).filter(({ u_id }) => u_id === id)).toHaveLength(1)
  const told = await app()
    .db.selectFrom('notification')
    .select('person_id')
    .where('person_id', '=', staff.uId)
    .where('message', '=', 'payments.disputed')
    .execute()
  expect(told).toHaveLength(1)
})

describe('contesting', () => {
  test('hands a letter to the bank once; won, nothing moves', async () => {
    const { shop, orderId, id, hear, stateOf } = await disputed()
    const staff = await finance()
    const answers = await Promise.all([contest(staff, id), contest(staff, id)])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await stateOf()).toMatchObject({ status: 'under_review', answer: 'contested', explanation })
    expect((await accept(staff, id)).code).toBe('notNow')
    await gateway().decideDispute(id, 'won')
    await hear('won')
    // Older news that comes late.
    await hear('created')
    expect(await stateOf()).toMatchObject({ status: 'won' })
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'paid', refunds: [] })
    expect(await shop.drift()).toBe(0)
  })

  test('lost, the whole order is refunded in the books, once, and the gateway sends nothing', async () => {
    const { shop, client, orderId, paymentId, id, hear, stateOf } = await disputed()
    await contest(await finance(), id)
    await gateway().decideDispute(id, 'lost')
    await Promise.all([hear('lost'), hear('lost')])
    await hear('under_review')
    await app().drain()
    expect(await stateOf()).toMatchObject({ status: 'lost' })
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'refunded', refunds: ['sent'] })
    expect(await shop.walletOf(client)).toBe(50_000)
    expect(gateway().refunds(paymentId)).toEqual([])
    expect(await shop.drift()).toBe(0)
  })
})

describe('accepting', () => {
  test('a part takes that much money alone', async () => {
    const { shop, orderId, id } = await disputed({ amountPaise: 60_000 })
    expect((await accept(await finance(), id)).data).toMatchObject({ status: 'lost', answer: 'accepted' })
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'paid', refunds: ['sent'] })
    expect(await shop.drift()).toBe(0)
  })

  test('a large sum needs a second person', async () => {
    const { id, stateOf, shop } = await disputed({ pricePaise: 2_000_000 })
    const [one, two] = [await finance(), await finance()]
    expect((await accept(one, id)).data).toMatchObject({ status: 'open', answer: null })
    expect((await accept(one, id)).code).toBe('secondPersonNeeded')
    expect((await accept(two, id)).data).toMatchObject({ status: 'lost', answer: 'accepted' })
    expect((await stateOf())?.answered_by).toBeTruthy()
    expect(await shop.drift()).toBe(0)
  })

  test('after the order was refunded already is our loss, and the books say so', async () => {
    const { shop, orderId, id } = await disputed()
    await app().call(
      'POST /api/staff/orders/{orderId}/refund',
      { params: { orderId }, body: { paise: 250_000, destination: 'wallet', reason: 'Held badly' } },
      { as: await finance() },
    )
    expect((await accept(await finance(), id)).status).toBe(200)
    const lost = await app()
      .db.selectFrom('ledger_transaction')
      .select('kind')
      .where('caused_by', '=', orderId)
      .where('kind', '=', 'dispute-lost')
      .execute()
    expect(lost).toEqual([{ kind: 'dispute-lost' }])
    expect(await shop.drift()).toBe(0)
  })

  test('whose answer was lost is found again, and never done twice', async () => {
    const { shop, id, stateOf } = await disputed()
    const staff = await finance()
    gateway().fault({ operation: 'disputes.accept', kind: 'cut' })
    expect((await accept(staff, id)).code).toBe('gatewayUnavailable')
    expect(await stateOf()).toMatchObject({ status: 'open', answer: null })
    expect((await accept(staff, id)).data).toMatchObject({ status: 'lost', answer: 'accepted' })
    expect((await accept(staff, id)).code).toBe('notNow')
    expect(await shop.drift()).toBe(0)
  })
})

test('is for finance after an OTP', async () => {
  const { id } = await disputed()
  expect((await accept(await makeStaff(app(), ['editor']), id)).status).toBe(403)
  expect((await contest(await makeStaff(app(), ['finance']), id)).code).toBe('stepUpRequired')
  expect((await contest(await finance(), id, '  ')).status).toBe(400)
  expect((await accept(await finance(), 'disp_unknown')).status).toBe(404)
})

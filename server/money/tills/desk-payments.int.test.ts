import { beforeAll, describe, expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { type Counter, openCounter } from '../../testing/counter.ts'
import { makeHealer } from '../../testing/healers.ts'
import { addService } from '../../testing/services.ts'
import { chargeCard, claimPaid, holdTime } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const of = appointmentsOf(app)
let counter: Counter
beforeAll(async () => {
  counter = await openCounter(app())
})

const due = async (as: TestUser) =>
  (await app().call('GET /api/staff/desk-refunds', { query: { items_per_page: 100 } }, { as })).data ?? []
const orderOf = async (as: TestUser, orderId: string) =>
  (await app().call('GET /api/website/order/{orderId}', { params: { orderId } }, { as })).data
const cancel = async (as: TestUser, id: string) => {
  const { data } = await of.preview(as, id)
  return of.cancel(as, id, data?.refund_paise ?? 0)
}
const proved = async () =>
  expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })

describe('money at the desk', () => {
  test('half in cash and half through the gateway pays a session, and each half goes back where it came from', async () => {
    const client = await makeClient(app())
    const { tillId, sessionId } = await counter.openTill(counter.desk, 'Reception')
    const { u_id, orderId } = await counter.bookedLater(client)
    const half = await counter.take(counter.desk, orderId, { amount_paise: 50_000 })
    expect(half).toMatchObject({
      status: 201,
      data: { amount_paise: 50_000, left_paise: 50_000, state: 'taken' },
    })
    expect(await orderOf(client, orderId)).toMatchObject({
      state: 'open',
      price: { price_paise: 100_000, desk_paise: 50_000, payable_paise: 50_000 },
    })
    await proved()
    await claimPaid(app(), client, u_id, await chargeCard(app(), client, orderId))
    expect(await orderOf(client, orderId)).toMatchObject({ state: 'paid', price: { desk_paise: 50_000 } })
    expect((await of.preview(client, u_id)).data).toMatchObject({
      refund_paise: 100_000,
      gateway_paise: 50_000,
      desk_paise: 50_000,
    })
    expect((await cancel(client, u_id)).status).toBe(200)
    await proved()
    const [refund] = await due(counter.desk)
    expect(refund).toMatchObject({ order_u_id: orderId, amount_paise: 50_000, state: 'due' })
    const paid = await app().call(
      'POST /api/staff/desk-refunds/{refundId}/pay',
      { params: { refundId: refund?.u_id ?? '' }, body: { kind: 'cash' } },
      { as: counter.desk },
    )
    expect(paid.data).toMatchObject({ state: 'paid', paid_paise: 50_000, kind: 'cash' })
    expect(await counter.mine(counter.desk)).toMatchObject({
      u_id: sessionId,
      till: { u_id: tillId },
      expected_paise: 0,
      sums: expect.arrayContaining([{ kind: 'cash', taken_paise: 50_000, refunded_paise: 50_000 }]) as never,
    })
    const again = await app().call(
      'POST /api/staff/desk-refunds/{refundId}/pay',
      { params: { refundId: refund?.u_id ?? '' }, body: { kind: 'cash' } },
      { as: counter.desk },
    )
    expect(again.code).toBe('notNow')
    await proved()
  })

  test('the whole at once pays the session without the gateway', async () => {
    const client = await makeClient(app())
    const { u_id, orderId } = await counter.bookedLater(client)
    const answer = await counter.take(counter.desk, orderId, {
      kind: 'counter-upi',
      amount_paise: 100_000,
      reference: 'UPI 4711',
    })
    expect(answer).toMatchObject({ status: 201, data: { left_paise: 0, reference: 'UPI 4711' } })
    expect(await of.view(client, u_id)).toMatchObject({
      state: 'confirmed',
      payment_state: 'paid',
      pay_by: null,
    })
    expect(await counter.take(counter.desk, orderId, { amount_paise: 100 })).toMatchObject({
      code: 'orderNotOpen',
    })
    await proved()
  })

  test('amounts that do not fit are refused, and nothing is kept of them', async () => {
    const client = await makeClient(app())
    const { orderId } = await counter.bookedLater(client)
    const field = (answer: { errors?: unknown }) => Object.keys((answer.errors as object | undefined) ?? {})
    expect(field(await counter.take(counter.desk, orderId, { amount_paise: 100_100 }))).toEqual([
      'amount_paise',
    ])
    expect(field(await counter.take(counter.desk, orderId, { amount_paise: 50_050 }))).toEqual([
      'amount_paise',
    ])
    expect(
      field(
        await counter.take(counter.desk, orderId, {
          kind: 'card-machine',
          amount_paise: 99_950,
          reference: 'Slip 9',
        }),
      ),
    ).toEqual(['amount_paise'])
    expect(
      field(await counter.take(counter.desk, orderId, { kind: 'card-machine', amount_paise: 1_000 })),
    ).toEqual(['reference'])
    expect(await orderOf(client, orderId)).toMatchObject({ price: { desk_paise: 0 } })
  })

  test('less than two lakh rupees in cash come from one person in a day', async () => {
    const client = await makeClient(app())
    const dear = await addService(app(), counter.healer, {
      minutes: 90,
      price_rupees: 50_000,
      pays_later: true,
    })
    const orders: string[] = []
    for (let n = 0; n < 4; n++) orders.push((await counter.bookedLater(client, dear)).orderId)
    const [last = '', ...first] = orders
    for (const orderId of first)
      expect((await counter.take(counter.desk, orderId, { amount_paise: 5_000_000 })).status).toBe(201)
    expect(await counter.take(counter.desk, last, { amount_paise: 5_000_000 })).toMatchObject({
      status: 400,
      errors: { amount_paise: 'One person can pay less than ₹2,00,000 in cash in a day' },
    })
    expect((await counter.take(counter.desk, last, { amount_paise: 4_999_900 })).status).toBe(201)
    await proved()
  })

  test('an entry by mistake is taken back while the till is open and the order unpaid', async () => {
    const client = await makeClient(app())
    const { orderId } = await counter.bookedLater(client)
    const { data } = await counter.take(counter.desk, orderId, { amount_paise: 30_000 })
    const reverse = (as: TestUser) =>
      app().call(
        'POST /api/staff/desk-payments/{paymentId}/reverse',
        { params: { paymentId: data?.u_id ?? '' }, body: { reason: 'Another client' } },
        { as },
      )
    const other = await makeStaff(app(), ['desk'])
    expect(await reverse(other)).toMatchObject({ status: 404 })
    expect((await reverse(counter.desk)).data).toMatchObject({
      state: 'reversed',
      end_reason: 'Another client',
    })
    expect((await reverse(counter.desk)).code).toBe('notNow')
    expect(await orderOf(client, orderId)).toMatchObject({ price: { desk_paise: 0, payable_paise: 100_000 } })
    await proved()
  })

  test('a session that ends unpaid gives its deposit back, and a deposit can go to the wallet', async () => {
    const client = await makeClient(app())
    const { u_id, orderId } = await counter.bookedLater(client)
    await counter.take(counter.desk, orderId, { amount_paise: 40_000 })
    expect((await cancel(client, u_id)).status).toBe(200)
    await app().app.platform.jobs.runNow('unpaid-sessions')
    expect(await orderOf(client, orderId)).toMatchObject({ state: 'expired', price: { desk_paise: 0 } })
    const refund = (await due(counter.desk)).find((one) => one.order_u_id === orderId)
    expect(refund).toMatchObject({ amount_paise: 40_000 })
    const moved = await app().call(
      'POST /api/staff/desk-refunds/{refundId}/to-wallet',
      { params: { refundId: refund?.u_id ?? '' } },
      { as: counter.desk },
    )
    expect(moved.data).toMatchObject({ state: 'to-wallet' })
    await proved()
  })

  test('the front desk handles the money of its own healers alone, and support none', async () => {
    const client = await makeClient(app())
    const other = await makeHealer(app())
    const service = await addService(app(), other, { minutes: 60, price_rupees: 500, pays_later: true })
    const { orderId } = await counter.bookedLater(client, service, other)
    expect(await counter.take(counter.desk, orderId, { amount_paise: 50_000 })).toMatchObject({ status: 404 })
    const listed = await app().call(
      'GET /api/staff/payable-orders',
      { query: { search: orderId } },
      { as: counter.desk },
    )
    expect(listed.data).toEqual([])
    const byFinance = await app().call(
      'GET /api/staff/payable-orders',
      { query: { search: orderId } },
      { as: counter.finance },
    )
    expect(byFinance.data).toMatchObject([
      { u_id: orderId, left_paise: 50_000, starts_at: expect.any(String) as never },
    ])
    const support = await makeStaff(app(), ['support'])
    expect((await app().call('GET /api/staff/counter', {}, { as: support })).status).toBe(403)
  })

  test('an order for which somebody is paying says until when it is held; one to be paid later does not', async () => {
    const client = await makeClient(app())
    const { orderId: later } = await counter.bookedLater(client)
    const held = await holdTime(app(), await makeClient(app()), counter.healer, '2026-11-24T05:00:00.000Z')
    const { expires_at: until } = await app()
      .db.selectFrom('orders')
      .select('expires_at')
      .where('u_id', '=', held.order_u_id)
      .executeTakeFirstOrThrow()
    const heldUntil = async (search: string) => {
      const { data } = await app().call(
        'GET /api/staff/payable-orders',
        { query: { search } },
        { as: counter.desk },
      )
      return data?.map(({ held_until }) => held_until)
    }
    expect(await heldUntil(later)).toEqual([null])
    expect(await heldUntil(held.order_u_id)).toEqual([until?.toISOString()])
  })
})

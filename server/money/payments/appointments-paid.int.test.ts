import { expect, test } from 'vitest'
import { minutes, seconds } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { makeHealer } from '../../testing/healers.ts'
import { holdTime } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { post } from '../../testing/webhooks.ts'

const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const monday = '2026-11-23T03:30:00.000Z' // 09:00 in India
const fromWallet = 50_000

/**
 * A client with money in the wallet who holds the time and pays for it; the gateway has the money, the site has no news
 * of it.
 */
async function charged(client: TestUser, healer: { u_id: string }) {
  await inTransaction(app().db, (trx) =>
    app().app.modules.ledger.post(trx, {
      key: `gift:${client.uId}`,
      kind: 'gift',
      entries: [
        { account: { kind: 'goodwill' }, amount: -fromWallet },
        { account: { ownerId: client.uId, kind: 'wallet' }, amount: fromWallet },
      ],
    }),
  )
  const held = await holdTime(app(), client, healer, monday)
  const { data } = await app().call(
    'POST /api/website/payment/{id}',
    { params: { id: held.order_u_id }, body: { wallet_paise: fromWallet } },
    { as: client },
  )
  const providerId = data?.outcome === 'gateway' ? data.checkout.order_id : ''
  const { payment } = await app().sandbox.gateway.payOrder(providerId)
  return { held, payment }
}

const stateOf = async (client: TestUser, appointmentId: string) =>
  (
    await app().call(
      'GET /api/website/appointment/{appointmentId}',
      { params: { appointmentId } },
      { as: client },
    )
  ).data?.state

const earned = async () => {
  const { sum } = await app()
    .db.selectFrom('ledger_balance')
    .select((of) => of.fn.sum<number>('posted').as('sum'))
    .where('kind', 'in', ['healer-earnings', 'tax'])
    .executeTakeFirstOrThrow()
  return Number(sum)
}
const walletOf = async (client: TestUser) =>
  (await app().app.modules.ledger.balances(app().db, client.uId)).walletPaise
const drift = async () => (await app().app.modules.ledger.prove()).drift

test('no news comes of an appointment’s payment: it is confirmed within two minutes all the same', async () => {
  const [client, healer] = [await makeClient(app()), await makeHealer(app())]
  const before = await earned()
  const { held, payment } = await charged(client, healer)
  app().clock.advance(minutes(1))
  await app().app.platform.jobs.runNow('reconcile-payments')
  expect(await stateOf(client, held.u_id)).toBe('confirmed')
  expect(await walletOf(client)).toBe(0)
  expect((await earned()) - before).toBe(payment.amount + fromWallet)
  expect(await drift()).toBe(0)
})

test('claim, webhook, the end of the hold and another’s booking at once: one has the time, no money is lost', async () => {
  for (let round = 0; round < 6; round++) {
    const [client, other, healer] = [
      await makeClient(app()),
      await makeClient(app()),
      await makeHealer(app()),
    ]
    const before = await earned()
    const { held, payment } = await charged(client, healer)
    app().clock.advance(minutes(10) + seconds(1))
    const { gateway } = app().sandbox
    const events = gateway.webhooks({ paymentId: payment.id })
    const [claimed, taken] = await Promise.all([
      app().call(
        'PUT /api/website/order-payment/{u_id}',
        { params: { u_id: held.order_u_id }, body: { razor_pay_payment_id: payment.id } },
        { as: client },
      ),
      holdTime(app(), other, healer, monday).catch(() => undefined),
      app().app.platform.jobs.runNow('expire-orders'),
      ...events.map(({ body, secret, id }) => post(app(), body, secret, id)),
    ])
    await app().drain()
    const isGiven = claimed.data?.state === 'paid'
    expect(claimed.status).toBe(200)
    // A client who is too late gets other times instead of an id.
    expect(taken?.u_id === undefined).toBe(isGiven)
    expect(await stateOf(client, held.u_id)).toBe(isGiven ? 'confirmed' : 'lapsed')
    expect(await walletOf(client)).toBe(isGiven ? 0 : fromWallet)
    expect((await earned()) - before).toBe(isGiven ? payment.amount + fromWallet : 0)
    expect(gateway.refunds(payment.id)).toHaveLength(isGiven ? 0 : 1)
  }
  expect(await drift()).toBe(0)
})

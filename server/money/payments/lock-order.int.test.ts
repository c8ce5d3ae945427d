import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { deadlocksIn } from '../../testing/deadlocks.ts'
import { eventsOf, makeEvent } from '../../testing/events.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { holdTime } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
/** A few in each run of the tests; `LOCK_ROUNDS=1000` tries each flow a thousand times. */
const price = 90_000
const rounds = Number(process.env.LOCK_ROUNDS ?? 4)
const people = appointmentsOf(app)
const events = eventsOf(app)
const slots = ['2026-11-23T03:30:00.000Z', '2026-11-23T04:15:00.000Z', '2026-11-23T05:00:00.000Z']

async function fill({ uId }: TestUser, paise: number) {
  const { ledger } = app().app.modules
  await app()
    .db.transaction()
    .execute((trx) =>
      ledger.post(trx, {
        key: `gift:${app().app.platform.ids.next()}`,
        kind: 'gift',
        entries: [
          { account: { kind: 'goodwill' }, amount: -paise },
          { account: { ownerId: uId, kind: 'wallet' }, amount: paise },
        ],
      }),
    )
}

const payByWallet = (as: TestUser, orderId: string, wallet_paise: number) =>
  app().call('POST /api/website/payment/{id}', { params: { id: orderId }, body: { wallet_paise } }, { as })

async function bookByWallet(as: TestUser, healer: { u_id: string }, start: string) {
  const held = await holdTime(app(), as, healer, start)
  const { status } = await payByWallet(as, held.order_u_id, price)
  expect(status).toBe(200)
  return held.u_id
}

async function expectSound(answers: { status: number; message?: string | undefined }[]) {
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(await deadlocksIn(app().db)).toBe(0)
  expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })
}

test('a client cancels with one healer and pays another one from the wallet at the same moment', async () => {
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [await makeHealer(app()), await makeHealer(app())]
    const clients = [await makeClient(app()), await makeClient(app())]
    const ready = await Promise.all(
      clients.map(async (client, index) => {
        await fill(client, 2 * price)
        const booked = await bookByWallet(client, index ? other : one, slots[index * 2] ?? '')
        const held = await holdTime(app(), client, index ? one : other, slots[1] ?? '')
        return { client, booked, held }
      }),
    )
    const answers = await Promise.all(
      ready.flatMap(({ client, booked, held }) => [
        people
          .preview(client, booked)
          .then(({ data }) => people.cancel(client, booked, data?.refund_paise ?? 0)),
        payByWallet(client, held.order_u_id, price),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await expectSound(answers)
  }
})

test('a healer cancels an appointment while the same client pays another one from the wallet', async () => {
  for (let round = 0; round < rounds; round++) {
    const healer = await makeHealer(app())
    const practice = await signInHealer(app(), healer)
    const client = await makeClient(app())
    await fill(client, 2 * price)
    const booked = await bookByWallet(client, healer, slots[0] ?? '')
    const held = await holdTime(app(), client, healer, slots[1] ?? '')
    const answers = await Promise.all([
      people.healerCancel(practice, booked),
      payByWallet(client, held.order_u_id, price),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await expectSound(answers)
  }
})

test('a hold that ran out is booked again while its client pays, and while the clock ends it', async () => {
  for (let round = 0; round < rounds; round++) {
    const healer = await makeHealer(app())
    const [late, next] = [await makeClient(app()), await makeClient(app())]
    for (const client of [late, next]) await fill(client, price)
    const held = await holdTime(app(), late, healer, slots[0] ?? '')
    // The wallet's part is held, so that ending the order touches the client's accounts.
    await payByWallet(late, held.order_u_id, price - 10_000)
    app().clock.advance(minutes(10) + 1000)
    const sweep = app().app.platform.jobs.runNow('expire-orders')
    const answers = await Promise.all([
      payByWallet(late, held.order_u_id, price),
      app().call(
        'POST /api/website/appointment',
        { body: { healer_u_id: healer.u_id, starts_at: slots[0] ?? '', mode: 'chat', description: 'Worry' } },
        { as: next },
      ),
    ])
    await sweep
    app().clock.advance(-minutes(10) - 1000)
    expect(answers[0]?.status).toBe(409)
    expect(answers[1]?.status).toBe(201)
    await expectSound(answers)
  }
})

test('seats are paid from the wallet while the event is called off', async () => {
  for (let round = 0; round < rounds; round++) {
    const event = await makeEvent(app(), { price_paise: 50_000, seats: 5 })
    const clients = [await makeClient(app()), await makeClient(app()), await makeClient(app())]
    const orders = await Promise.all(
      clients.map(async (client) => {
        await fill(client, 50_000)
        const { data } = await events.enrol(client, event)
        return { client, orderId: data?.outcome === 'order' ? data.order_u_id : '' }
      }),
    )
    const [first, ...others] = orders
    await payByWallet(first?.client as TestUser, first?.orderId ?? '', 50_000)
    const cancelled = app()
      .app.modules.events.cancelEvent(event.u_id)
      .then(() => app().drain())
    const answers = await Promise.all(
      others.map(({ client, orderId }) => payByWallet(client, orderId, 50_000)),
    )
    await cancelled
    await app().drain()
    await expectSound(answers)
  }
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { eventsOf, makeEvent } from '../../testing/events.ts'
import { makeHealer } from '../../testing/healers.ts'
import { chargeCard } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const people = eventsOf(app)
const refused = { status: 403, code: 'blocked' }

const block = (by: string, whom: string) =>
  app()
    .db.insertInto('person_block')
    .values({
      u_id: randomUUID(),
      person_id: by,
      blocked_id: whom,
      known_as: 'X',
      created_at: app().clock.now(),
    })
    .execute()

/** A healer and a client of whom one, the healer if not said otherwise, has blocked the other. */
async function pair({ by = 'healer' }: { by?: 'healer' | 'client' } = {}) {
  const healer = await makeHealer(app())
  const client = await makeClient(app())
  await (by === 'healer' ? block(healer.person_id, client.uId) : block(client.uId, healer.person_id))
  return { healer, client, host: { healer_id: healer.u_id, price_paise: 0 } }
}

test.each(['healer', 'client'] as const)(
  'who is blocked by the %s does not enrol where both would meet',
  async (by) => {
    const { client, host } = await pair({ by })
    const together = [
      await makeEvent(app(), { ...host, seats: 3 }),
      await makeEvent(app(), { ...host, kind: 'webinar', seats: 30 }),
      await makeEvent(app(), { ...host, city: 'Pune', seats: 400 }),
      await makeEvent(app(), { ...host, city: 'Pune' }),
    ]
    for (const event of together) {
      expect(await people.enrol(client, event)).toMatchObject(refused)
      expect(await people.seat(client, event)).toBeNull()
      expect((await people.enrol(await makeClient(app()), event)).status).toBe(201)
    }
  },
)

test('a webinar for many and a recording are open to them', async () => {
  const { client, host } = await pair()
  const apart = [
    await makeEvent(app(), { ...host, kind: 'webinar' }),
    await makeEvent(app(), { ...host, kind: 'webinar', seats: 31 }),
    await makeEvent(app(), { ...host, seats: 3, inHours: -48, isRecorded: true }),
  ]
  for (const event of apart) expect((await people.enrol(client, event)).status).toBe(201)
})

test('the same with a speaker beside the host', async () => {
  const { healer, client } = await pair()
  const event = await makeEvent(app(), { price_paise: 0, seats: 12 })
  await app()
    .db.insertInto('event_speaker')
    .values({
      u_id: randomUUID(),
      event_id: event.u_id,
      healer_id: healer.u_id,
      role: 'co-host',
      position: 1,
    })
    .execute()
  expect(await people.enrol(client, event)).toMatchObject(refused)
})

test('who pays for a seat that was held before the block gets the money back and not the seat', async () => {
  const healer = await makeHealer(app())
  const client = await makeClient(app())
  const event = await makeEvent(app(), { healer_id: healer.u_id, seats: 5 })
  const taken = await people.enrol(client, event)
  const orderId = taken.data?.outcome === 'order' ? taken.data.order_u_id : ''
  const payment = await chargeCard(app(), client, orderId)
  await block(healer.person_id, client.uId)
  // Nor does the order that waits bring them to the payment again.
  expect(await people.enrol(client, event)).toMatchObject(refused)
  await app().call(
    'PUT /api/website/workshop-payment/{u_id}',
    { params: { u_id: event.u_id }, body: { razor_pay_payment_id: payment, payment_u_id: orderId } },
    { as: client },
  )
  expect(await people.seat(client, event)).toBeNull()
  const order = await app()
    .db.selectFrom('orders')
    .select('state')
    .where('u_id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(order.state).toBe('refunded')
  expect(await people.seatsLeft(event)).toBe(5)
  expect((await app().app.modules.ledger.prove()).drift).toBe(0)
})

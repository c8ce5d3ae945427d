import { expect, test } from 'vitest'
import { eventsOf, makeEvent } from '../../testing/events.ts'
import { openShop } from '../../testing/shop.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const people = eventsOf(app)

const cancel = (as: TestUser, id: string) =>
  app().call(
    'POST /api/staff/events/{id}/cancel',
    { params: { id }, body: { reason: 'The host is ill' } },
    { as },
  )

test('an event is cancelled by an administrator after an OTP: the money goes back, and the trail says why', async () => {
  const shop = await openShop(app())
  const admin = await makeStaff(app(), ['admin'])
  const client = await shop.client(200_000)
  const event = await makeEvent(app(), { inHours: 100 })
  const { data: taken } = await people.enrol(client, event)
  const orderId = taken?.outcome === 'order' ? taken.order_u_id : ''
  await shop.payByCard(client, orderId, { walletPaise: 50_000 })
  const id = event.u_id
  const preview = await app().call('GET /api/staff/events/{id}/cancel', { params: { id } }, { as: admin })
  expect(preview.data).toEqual({ enrolled: 1, refund_paise: 99_900 })
  expect((await cancel(admin, id)).code).toBe('stepUpRequired')
  await steppedUp(app(), admin)
  expect((await cancel(admin, id)).status).toBe(200)
  // First the seats, then what they send to the gateway.
  await app().drain()
  await app().drain()
  expect(await shop.walletOf(client)).toBe(200_000)
  expect(shop.keptByGateway(orderId)).toBe(0)
  expect(await shop.drift()).toBe(0)
  expect((await cancel(admin, id)).code).toBe('notNow')
  const shown = await app().call('GET /api/staff/events/{id}', { params: { id } }, { as: admin })
  expect(shown.data).toMatchObject({ phase: 'cancelled', version: 2 })
  const rows = await app()
    .db.selectFrom('audit_entry')
    .select(['action', 'reason'])
    .where('record_id', '=', id)
    .execute()
  expect(rows).toEqual([{ action: 'cancel', reason: 'The host is ill' }])
})

test('what is over is not cancelled', async () => {
  const admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
  const over = await makeEvent(app(), { inHours: -3 })
  expect((await cancel(admin, over.u_id)).code).toBe('notNow')
})

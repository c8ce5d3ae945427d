import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '../../platform/clock.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { roomsOf } from '../../testing/rooms.ts'
import { chargeCard } from '../../testing/sessions-paid.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { togetherOf } from '../../testing/together.ts'

const start = new Date('2026-11-21T06:00:00Z')
const begins = new Date('2026-11-30T03:30:00Z')
const app = useTestApp({ start })
const together = togetherOf(app)
const rooms = roomsOf(app)
beforeAll(() => app().app.http.listen({ port: 0, host: '127.0.0.1' }))
beforeEach(() => app().clock.set(start))

/** A couple that both paid a part, two minutes before the start, with the healer. */
async function couple() {
  const session = await together.asked({ isSplit: true })
  const [companion] = await together.allIn(session)
  if (!companion) throw new Error('one is in')
  app().clock.set(new Date(begins.getTime() - minutes(2)))
  const clients = [
    { user: await together.again(session.booker.client), id: session.u_id },
    { user: await together.again(companion.client), id: companion.u_id },
  ]
  const healer = await signInHealer(app(), session.healer)
  return { roomId: session.u_id, clients, healer }
}
const settle = () => app().app.platform.jobs.runNow('sessions-settled')
const view = async (user: TestUser, id: string) => together.view(user, id)

test('a couple meets the healer in one room, where each waits to be let in, and nothing is recorded', async () => {
  const { roomId, clients, healer } = await couple()
  for (const { user, id } of clients) {
    expect((await rooms.look(user, id)).data).toMatchObject({
      u_id: roomId,
      role: 'client',
      appointment_u_id: id,
      can_record: false,
    })
    expect((await rooms.enter(user, id)).data).toMatchObject({ state: 'waiting' })
    // One who waits sees themselves alone.
    expect((await rooms.look(user, roomId)).data?.people).toHaveLength(1)
  }
  const { data: pass } = await rooms.enter(healer, roomId)
  const { data: seen } = await rooms.look(healer, roomId)
  expect(seen?.people).toHaveLength(3)
  expect(seen?.other.name.split(', ')).toHaveLength(2)
  for (const { visit_u_id, role } of seen?.people ?? [])
    if (role === 'client') expect((await rooms.admit(healer, roomId, visit_u_id)).status).toBe(200)
  await rooms.connect(healer, pass?.token)
  for (const { user } of clients) {
    const { data } = await rooms.enter(user, roomId)
    await rooms.connect(user, data?.token)
    await expect.poll(async () => (await rooms.look(user, roomId)).data?.people.length).toBe(3)
    const path = { params: { roomId } }
    const lines = await app().call('GET /api/website/room/{roomId}/line-report', path, { as: user })
    expect(lines.status).toBe(200)
    const asked = await app().call('POST /api/website/room/{roomId}/session-recording', path, { as: user })
    expect(asked.status).toBe(404)
    const phone = await app().call('GET /api/website/room/{roomId}/phone', path, { as: user })
    expect(phone.data).toMatchObject({ is_offered: false })
  }
  await expect.poll(async () => (await rooms.look(healer, roomId)).data?.has_met).toBe(true)

  // It counts as held for both when it is over, and each has a review of their own.
  app().clock.set(new Date(begins.getTime() + hours(1) + minutes(1)))
  await settle()
  for (const { user, id } of clients) {
    expect(await view(user, id)).toMatchObject({ state: 'completed' })
    const body = { appointment_u_id: id, stars: 5, text: 'Thank you' }
    const as = await together.again(user)
    expect((await app().call('POST /api/website/healer-review', { body }, { as })).status).toBe(201)
    expect((await app().call('POST /api/website/healer-review', { body }, { as })).code).toBe(
      'alreadyReviewed',
    )
  }
})

describe('a session together', () => {
  test('counts as held where one of the clients came', async () => {
    const { roomId, clients, healer } = await couple()
    const [, companion] = clients
    const { data: pass } = await rooms.enter(healer, roomId)
    await rooms.connect(healer, pass?.token)
    const { data: waiting } = await rooms.enter(companion?.user as TestUser, roomId)
    await rooms.admit(healer, roomId, waiting?.visit_u_id ?? '')
    await rooms.connect(companion?.user as TestUser, waiting?.token)
    await expect.poll(async () => (await rooms.look(healer, roomId)).data?.has_met).toBe(true)
    app().clock.set(new Date(begins.getTime() + hours(1) + minutes(1)))
    await settle()
    for (const { user, id } of clients) expect(await view(user, id)).toMatchObject({ state: 'completed' })
  })

  test('whose healer did not come is refunded to each', async () => {
    const { roomId, clients } = await couple()
    for (const { user } of clients) {
      const { data } = await rooms.enter(user, roomId)
      await rooms.connect(user, data?.token)
    }
    app().clock.set(new Date(begins.getTime() + minutes(21)))
    await settle()
    await app().drain()
    for (const { user, id } of clients)
      expect(await view(user, id)).toMatchObject({
        state: 'healer-no-show',
        payment_state: 'refunded',
        refunded_paise: 50_050,
      })
    expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })
  })

  test('whose rest the one who booked paid is refunded with it', async () => {
    const session = await together.asked({ isSplit: true })
    const { client } = session.booker
    const [guest] = session.invited
    await together.yes(guest?.client as TestUser, await together.tokenOf(guest?.contact ?? ''))
    const { data: rest } = await together.goAhead(client, session.u_id)
    const orderId = rest?.order_u_id ?? ''
    const paymentId = await chargeCard(app(), client, orderId)
    const body = { razor_pay_payment_id: paymentId }
    await app().call(
      'PUT /api/website/order-payment/{u_id}',
      { params: { u_id: orderId }, body },
      { as: client },
    )
    app().clock.set(new Date(begins.getTime() + minutes(1)))
    const user = await together.again(client)
    const { data } = await rooms.enter(user, session.u_id)
    await rooms.connect(user, data?.token)
    app().clock.set(new Date(begins.getTime() + minutes(21)))
    await settle()
    await app().drain()
    const as = await together.again(client)
    const order = await app().call('GET /api/website/order/{orderId}', { params: { orderId } }, { as })
    expect(order.data?.state).toBe('refunded')
    expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })
  })

  test.each([
    ['complete', 'completed'],
    ['no-show', 'no-show'],
  ] as const)('that the healer marks as %s is so for all', async (mark, state) => {
    const { roomId, clients, healer } = await couple()
    app().clock.set(new Date(begins.getTime() + minutes(50)))
    const marked = await app().call(
      `POST /api/practice/appointment/{appointmentId}/${mark}`,
      { params: { appointmentId: roomId } },
      { as: await together.again(healer, 'healer') },
    )
    expect(marked.status).toBe(200)
    for (const { user, id } of clients) expect(await view(user, id)).toMatchObject({ state })
  })

  test('has no door for a stranger, and none for another healer', async () => {
    const { roomId, clients } = await couple()
    const stranger = await together.person()
    const other = await signInHealer(app(), await makeHealer(app()))
    for (const id of [roomId, ...clients.map((one) => one.id)])
      for (const as of [stranger.client, other]) {
        const now = as === other ? as : await together.again(as)
        expect((await rooms.look(now, id)).status).toBe(404)
        expect((await rooms.enter(now, id)).status).toBe(404)
      }
  })
})

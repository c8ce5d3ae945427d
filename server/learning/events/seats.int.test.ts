import { beforeAll, describe, expect, test } from 'vitest'
import { after, days, hours, minutes } from '../../platform/clock.ts'
import { eventsOf, makeEvent } from '../../testing/events.ts'
import { makeHealer } from '../../testing/healers.ts'
import { keptPages } from '../../testing/kept-pages.ts'
import { chargeCard } from '../../testing/sessions-paid.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const people = eventsOf(app)
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

const orderIn = (answer: Awaited<ReturnType<typeof people.enrol>>) =>
  answer.data?.outcome === 'order' ? answer.data.order_u_id : ''
const claim = (client: TestUser, eventId: string, paymentId: string, orderId?: string) =>
  app().call(
    'PUT /api/website/workshop-payment/{u_id}',
    { params: { u_id: eventId }, body: { razor_pay_payment_id: paymentId, payment_u_id: orderId } },
    { as: client },
  )
const newsOf = async (as: TestUser) =>
  (await app().call('GET /api/website/notification', { query: {} }, { as })).data ?? []

describe('taking a seat', () => {
  test('that costs nothing: at once, with mail, WhatsApp and the way in; again is 409', async () => {
    const client = await makeClient(app(), { mobile: '+919811100001', email: 'seat@example.com' })
    const event = await makeEvent(app(), { kind: 'webinar', price_paise: 0, seats: 3 })
    expect(await people.enrol(client, event)).toMatchObject({
      status: 201,
      data: { outcome: 'enrolled', enrolment: { state: 'enrolled', order_u_id: null } },
    })
    expect(await people.seatsLeft(event)).toBe(2)
    expect(await people.enrol(client, event)).toMatchObject({
      status: 409,
      code: 'alreadyEnrolled',
      message: 'You are already enrolled!',
    })
    expect((await newsOf(client))[0]).toMatchObject({
      type: 'webinar',
      title: expect.stringMatching(/^You are enrolled in “/),
      front_end_path: 'webinar/view',
      target_id: event.u_id,
      sender_name: expect.stringMatching(/\w/),
      notification_users: [client.uId],
    })
    await app().drain()
    const { inbox } = app().sandbox
    for (const [received] of [inbox.mails('seat@example.com'), inbox.whatsapp('+919811100001')])
      expect(received?.text).toContain(`/webinar/join/${event.u_id}`)
  })

  test('that costs something: held while it is paid, at the price of the server', async () => {
    const client = await makeClient(app())
    const event = await makeEvent(app(), { seats: 5 })
    const taken = await people.enrol(client, event)
    const orderId = orderIn(taken)
    expect((await shop.view(client, orderId))?.price.price_paise).toBe(99_900)
    // Another tab gets the same order.
    expect(orderIn(await people.enrol(client, event))).toBe(orderId)
    expect(await people.seat(client, event)).toMatchObject({ state: 'held', order_u_id: orderId })
    expect(await people.seatsLeft(event)).toBe(4)
    expect((await people.mine(client, event)).code).toBe('notEnrolled')
    const paid = await claim(client, event.u_id, await chargeCard(app(), client, orderId))
    expect(paid.data).toMatchObject({ state: 'enrolled', order_u_id: orderId })
    expect((await people.enrol(client, event)).code).toBe('alreadyEnrolled')
    expect(await people.list(client)).toMatchObject([{ u_id: event.u_id, enrolment: { state: 'enrolled' } }])
    expect(await shop.drift()).toBe(0)
  })

  test('paid while the browser said nothing: the gateway’s news and the minute’s question give it, once', async () => {
    const [payer, asked] = [await makeClient(app()), await makeClient(app())]
    const event = await makeEvent(app(), { seats: 2 })
    const [first = '', second = ''] = [
      await people.enrol(payer, event),
      await people.enrol(asked, event),
    ].map(orderIn)
    await chargeCard(app(), payer, first)
    await shop.deliver(first)
    await shop.deliver(first, { newId: true })
    await app().drain()
    expect(await people.seat(payer, event)).toMatchObject({ state: 'enrolled' })
    await chargeCard(app(), asked, second)
    app().clock.advance(minutes(2))
    await shop.tick()
    expect(await people.seat(asked, event)).toMatchObject({ state: 'enrolled' })
    const titles = (await newsOf(payer)).map(({ title }) => title)
    expect(titles).toEqual([expect.stringMatching(/^You are enrolled in “/)])
  })

  test('the last one, by many at once: one has it', async () => {
    const event = await makeEvent(app(), { seats: 1, price_paise: 0 })
    const clients = await Promise.all(Array.from({ length: 5 }, () => makeClient(app())))
    const answers = await Promise.all(clients.map((client) => people.enrol(client, event)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect(answers.filter(({ code }) => code === 'seatsGone')).toHaveLength(4)
    expect(await people.seatsLeft(event)).toBe(0)
  })

  test('from two tabs of one client: one seat', async () => {
    const client = await makeClient(app())
    const event = await makeEvent(app(), { seats: 2 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => people.enrol(client, event)))
    expect(new Set(answers.map(orderIn)).size).toBe(1)
    expect(await people.seatsLeft(event)).toBe(1)
  })

  test('a hold that runs out sets its seat free', async () => {
    const client = await makeClient(app())
    const event = await makeEvent(app(), { seats: 1 })
    const pageWith = keptPages(app)
    const page = () => pageWith(`event:${event.u_id}`)
    const before = await page()
    const orderId = orderIn(await people.enrol(client, event))
    // Pages say how many seats are left.
    await expect.poll(page).not.toBe(before)
    expect((await people.enrol(await makeClient(app()), event)).code).toBe('seatsGone')
    app().clock.advance(minutes(11))
    expect(await people.seatsLeft(event)).toBe(1)
    await shop.tick()
    expect((await shop.view(await shop.back(client), orderId))?.state).toBe('expired')
    expect((await people.enrol(await makeClient(app()), event)).status).toBe(201)
  })

  test('a late payment gets the seat while there is one, and goes back when there is none', async () => {
    const [early, late] = [await makeClient(app()), await makeClient(app())]
    const event = await makeEvent(app(), { seats: 2 })
    const [first, second] = [await people.enrol(early, event), await people.enrol(late, event)].map(orderIn)
    const payments = [
      await chargeCard(app(), early, first ?? ''),
      await chargeCard(app(), late, second ?? ''),
    ]
    app().clock.advance(minutes(11))
    const other = await makeClient(app())
    expect((await people.enrol(other, event)).status).toBe(201)
    const [earlyBack, lateBack] = [await shop.back(early), await shop.back(late)]
    expect((await claim(earlyBack, event.u_id, payments[0] ?? '')).data).toMatchObject({ state: 'enrolled' })
    expect((await claim(lateBack, event.u_id, payments[1] ?? '')).data).toBeNull()
    await app().drain()
    expect(shop.keptByGateway(first ?? '')).toBe(99_900)
    expect(shop.keptByGateway(second ?? '')).toBe(0)
    expect((await shop.view(lateBack, second ?? ''))?.state).toBe('refunded')
    expect(await shop.drift()).toBe(0)
  })

  test('paid twice: the second payment goes back', async () => {
    const client = await makeClient(app())
    const event = await makeEvent(app(), { inHours: 100 })
    const first = orderIn(await people.enrol(client, event))
    const late = await chargeCard(app(), client, first)
    app().clock.advance(minutes(11))
    const back = await shop.back(client)
    const second = orderIn(await people.enrol(back, event))
    expect(second).not.toBe(first)
    await claim(back, event.u_id, await chargeCard(app(), back, second))
    expect((await claim(back, event.u_id, late, first)).data).toMatchObject({ order_u_id: second })
    await app().drain()
    expect(shop.keptByGateway(first)).toBe(0)
    expect(shop.keptByGateway(second)).toBe(99_900)
  })

  test('not in what is over, called off, of another kind or one’s own', async () => {
    const client = await makeClient(app())
    const over = await makeEvent(app(), { inHours: -3 })
    expect((await people.enrol(client, over)).code).toBe('enrolmentClosed')
    const cancelled = await makeEvent(app(), { state: 'cancelled' })
    expect((await people.enrol(client, cancelled)).code).toBe('enrolmentClosed')
    expect((await people.enrol(client, { kind: 'webinar', u_id: over.u_id })).status).toBe(404)
    expect((await claim(client, over.u_id, 'pay_nothing')).status).toBe(404)
    const host = await makeHealer(app())
    const own = await makeEvent(app(), { healer_id: host.u_id })
    expect((await people.enrol(await signIn(app(), host.person_id), own)).code).toBe('notAllowed')
  })
})

describe('cancelling an enrolment', () => {
  test('each part of the price goes to where it came from, and the seat is free again', async () => {
    const client = await shop.client(50_000)
    const event = await makeEvent(app(), { seats: 1 })
    const orderId = orderIn(await people.enrol(client, event))
    await shop.payByCard(client, orderId, { walletPaise: 50_000 })
    expect(await shop.walletOf(client)).toBe(0)
    const { data: shown } = await people.preview(client, event)
    expect(shown).toMatchObject({ refund_paise: 99_900, wallet_paise: 50_000, gateway_paise: 49_900 })
    expect((await people.refund(client, event, 1)).code).toBe('refundChanged')
    expect((await people.refund(client, event, 99_900)).data).toEqual(shown)
    await app().drain()
    expect(await shop.walletOf(client)).toBe(50_000)
    expect(shop.keptByGateway(orderId)).toBe(0)
    expect(await people.seat(client, event)).toBeNull()
    expect((await people.refund(client, event, 99_900)).code).toBe('notEnrolled')
    expect(await shop.drift()).toBe(0)
    expect((await people.enrol(client, event)).status).toBe(201)
  })

  test('until a day before, by the rule of when the seat was taken', async () => {
    const client = await makeClient(app())
    const event = await makeEvent(app(), { price_paise: 0, inHours: 25 })
    await people.enrol(client, event)
    expect((await people.seat(client, event))?.cancellable_until).toBe(
      after(event.startsAt, -days(1)).toISOString(),
    )
    app().clock.advance(hours(1))
    const back = await shop.back(client)
    expect((await people.seat(back, event))?.cancellable_until).toBeNull()
    expect((await people.preview(back, event)).code).toBe('notNow')
    expect((await people.refund(back, event, 0)).code).toBe('notNow')
  })
})

test('staff cancel it: all clients get the whole price back and are notified, also for a payment on its way', async () => {
  const [paying, paid, free] = [await makeClient(app()), await shop.client(20_000), await makeClient(app())]
  const event = await makeEvent(app(), { inHours: 200 })
  const orderId = orderIn(await people.enrol(paid, event))
  await shop.payByCard(paid, orderId, { walletPaise: 20_000 })
  const open = orderIn(await people.enrol(paying, event))
  const payment = await chargeCard(app(), paying, open)
  await app().db.updateTable('event').set({ price_paise: 0 }).where('u_id', '=', event.u_id).execute()
  await people.enrol(free, event)
  await app().app.modules.events.cancelEvent(event.u_id)
  await app().drain()
  await app().drain()
  expect(await shop.walletOf(paid)).toBe(20_000)
  expect(shop.keptByGateway(orderId)).toBe(0)
  for (const client of [paid, free]) {
    expect((await newsOf(client)).filter(({ title }) => title.endsWith('” is cancelled'))).toHaveLength(1)
    expect(await people.list(client)).toMatchObject([
      { state: 'cancelled', enrolment: { state: 'event-cancelled' } },
    ])
  }
  expect((await claim(paying, event.u_id, payment)).data).toBeNull()
  await app().drain()
  expect(shop.keptByGateway(open)).toBe(0)
  expect(await shop.drift()).toBe(0)
  app().clock.advance(days(1))
})

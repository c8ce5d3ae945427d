import { beforeAll, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { addService } from '../../testing/services.ts'
import { bookAndPay, chargeCard, claimPaid } from '../../testing/sessions-paid.ts'
import { makeClient, makePerson, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const of = appointmentsOf(app)
let healer: TestHealer
let serviceId: string
beforeAll(async () => {
  healer = await makeHealer(app())
  serviceId = await addService(app(), healer, { minutes: 60, price_rupees: 1_000, pays_later: true })
})
let day = 0
/** Each on another day, a week ahead of the clock and later. */
const nextTime = () => {
  const from = app().clock.now().getTime()
  return new Date(from - (from % days(1)) + days(7 + (day++ % 30)) + hours(3.5)).toISOString()
}

const bookLater = (as: TestUser, starts_at = nextTime(), service_u_id = serviceId) =>
  app().call(
    'POST /api/website/appointment',
    {
      body: {
        healer_u_id: healer.u_id,
        service_u_id,
        starts_at,
        mode: 'video',
        description: 'I sleep badly.',
        pays_later: true,
      },
    },
    { as },
  )
async function bookedLater(as: TestUser, starts_at?: string) {
  const { data, message } = await bookLater(as, starts_at)
  if (!data?.order_u_id) throw new Error(`not booked: ${message}`)
  return { u_id: data.u_id, order_u_id: data.order_u_id }
}
const everyMinute = () => app().app.platform.jobs.runNow('unpaid-sessions')
const orderState = async (as: TestUser, orderId: string) =>
  (await app().call('GET /api/website/order/{orderId}', { params: { orderId } }, { as })).data?.state
const titles = async (as: TestUser) => (await of.news(as)).map(({ title }) => title)
const proved = async () =>
  expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })

describe('a session that is paid later', () => {
  test('is confirmed at once, says until when it is to be paid, and is paid by the ordinary checkout', async () => {
    const client = await makeClient(app())
    const asHealer = await signInHealer(app(), healer)
    const at = nextTime()
    const answer = await bookLater(client, at)
    expect(answer).toMatchObject({ status: 201, data: { hold_until: null, order_u_id: expect.any(String) } })
    const { u_id, order_u_id } = answer.data as { u_id: string; order_u_id: string }
    const payBy = new Date(Date.parse(at) - hours(48)).toISOString()
    expect(await of.view(client, u_id)).toMatchObject({
      state: 'confirmed',
      payment_state: 'pending',
      pay_by: payBy,
      price_paise: 100_000,
    })
    expect(await of.practice(asHealer, u_id)).toMatchObject({ pay_by: payBy, earnings_paise: 0 })
    expect(await titles(client)).toContain('Your session is booked. Please pay for it later')
    await claimPaid(app(), client, u_id, await chargeCard(app(), client, order_u_id))
    expect(await of.view(client, u_id)).toMatchObject({
      state: 'confirmed',
      payment_state: 'paid',
      pay_by: null,
    })
    expect(await of.practice(asHealer, u_id)).toMatchObject({ pay_by: null, earnings_paise: 84_746 })
    // Paid, it is like any other: far ahead the whole price goes back.
    expect((await of.preview(client, u_id)).data).toMatchObject({
      refund_percent: 100,
      refund_paise: 100_000,
    })
    expect((await of.cancel(client, u_id, 100_000)).status).toBe(200)
    await proved()
  })

  test('is reminded of once, a day before it is due', async () => {
    const client = await makePerson(app())
    const as = await signIn(app(), client.u_id)
    const at = nextTime()
    await bookedLater(as, at)
    const reminders = async () =>
      (await titles(await signIn(app(), client.u_id))).filter(
        (title) => title === 'Please pay for your session',
      ).length
    await everyMinute()
    expect(await reminders()).toBe(0)
    app().clock.set(new Date(Date.parse(at) - hours(71)))
    await everyMinute()
    await everyMinute()
    expect(await reminders()).toBe(1)
    await app().drain()
    const mails = app().sandbox.inbox.mails(client.email ?? '')
    expect(mails.map(({ subject }) => subject)).toContain('Please pay for your session')
  })

  test('ends when it is due: nothing is owed, both are told, and the time is available again', async () => {
    const person = await makePerson(app())
    const at = nextTime()
    const { u_id, order_u_id } = await bookedLater(await signIn(app(), person.u_id), at)
    app().clock.set(new Date(Date.parse(at) - hours(48) - minutes(1)))
    await everyMinute()
    const client = await signIn(app(), person.u_id)
    expect(await of.view(client, u_id)).toMatchObject({ state: 'confirmed' })
    app().clock.advance(minutes(1))
    await everyMinute()
    expect(await of.view(client, u_id)).toMatchObject({ state: 'lapsed', pay_by: expect.any(String) })
    const asHealer = await signInHealer(app(), healer)
    expect(await of.practice(asHealer, u_id)).toMatchObject({ state: 'lapsed', earnings_paise: 0 })
    expect(await orderState(client, order_u_id)).toBe('expired')
    expect(await titles(client)).toContain('Your session ended because it was not paid')
    expect(await titles(asHealer)).toContain('A session ended because it was not paid')
    const pay = await app().call(
      'POST /api/website/payment/{id}',
      { params: { id: order_u_id }, body: { wallet_paise: 0 } },
      { as: client },
    )
    expect(pay).toMatchObject({ status: 409, code: 'holdExpired' })
    // Another client takes the time, paying at once.
    await bookAndPayService(await makeClient(app()), at)
    await proved()
  })

  test('is booked again by a payment that was under way when it ended, else that goes back', async () => {
    const person = await makePerson(app())
    const [stays, gone] = [nextTime(), nextTime()]
    const ids = []
    for (const at of [stays, gone]) {
      const client = await signIn(app(), person.u_id)
      const booked = await bookedLater(client, at)
      ids.push({ ...booked, payment: await chargeCard(app(), client, booked.order_u_id) })
    }
    app().clock.set(new Date(Date.parse(gone) - hours(48)))
    await everyMinute()
    await bookAndPayService(await makeClient(app()), gone)
    const client = await signIn(app(), person.u_id)
    for (const { u_id, payment } of ids) await claimPaid(app(), client, u_id, payment)
    expect(await of.view(client, ids[0]?.u_id ?? '')).toMatchObject({ state: 'confirmed', pay_by: null })
    expect(await of.view(client, ids[1]?.u_id ?? '')).toMatchObject({
      state: 'lapsed',
      payment_state: 'refunded',
    })
    await proved()
  })

  test('is cancelled without a fee, by either side, and its order is closed', async () => {
    const client = await makeClient(app())
    const [mine, theirs] = [await bookedLater(client), await bookedLater(client)]
    expect((await of.preview(client, mine.u_id)).data).toMatchObject({ refund_paise: 0, kept_paise: 0 })
    expect((await of.cancel(client, mine.u_id, 0)).data).toMatchObject({ state: 'cancelled' })
    const asHealer = await signInHealer(app(), healer)
    expect((await of.healerCancel(asHealer, theirs.u_id)).data).toMatchObject({ state: 'cancelled' })
    for (const { order_u_id } of [mine, theirs]) expect(await orderState(client, order_u_id)).toBe('expired')
    const news = await of.news(client)
    expect(news.map(({ description }) => description).join()).toContain('you owe nothing')
    await proved()
  })

  test('cannot be offered to others, and moves near only once it is paid', async () => {
    const client = await makeClient(app())
    const { u_id } = await bookedLater(client)
    const released = await app().call(
      'POST /api/website/appointment/{appointmentId}/release',
      { params: { appointmentId: u_id } },
      { as: client },
    )
    expect(released).toMatchObject({ status: 409, code: 'notNow' })
    const now = app().clock.now().getTime()
    const tomorrow = new Date(now - (now % days(1)) + days(1) + hours(7.5)).toISOString()
    expect(await of.reschedule(client, u_id, tomorrow)).toMatchObject({
      status: 403,
      message: expect.stringContaining('Please pay first'),
    })
    const later = nextTime()
    expect((await of.reschedule(client, u_id, later)).data).toMatchObject({
      pay_by: new Date(Date.parse(later) - hours(48)).toISOString(),
    })
    const asHealer = await signInHealer(app(), healer)
    expect((await of.healerReschedule(asHealer, u_id, tomorrow)).data).toMatchObject({
      pay_by: new Date(Math.min(now + hours(24), Date.parse(tomorrow))).toISOString(),
    })
  })
})

describe('paying later is refused', () => {
  const refused = (words: string) => ({ status: 403, message: expect.stringContaining(words) })

  test('where the service does not say so, and for a start too near', async () => {
    const client = await makeClient(app())
    const prepaid = await addService(app(), healer, { name: 'Prepaid' })
    expect(await bookLater(client, nextTime(), prepaid)).toMatchObject(refused('cannot be paid later'))
    const now = app().clock.now().getTime()
    const near = new Date(now - (now % days(1)) + days(1) + hours(4.5)).toISOString()
    expect(await bookLater(client, near)).toMatchObject(refused('too soon'))
  })

  test('beyond the limit of unpaid ones; paying for one makes room', async () => {
    const client = await makeClient(app())
    const first = await bookedLater(client)
    for (let more = 0; more < 3; more++) await bookedLater(client)
    expect(await bookLater(client)).toMatchObject({ status: 409, code: 'tooManyHolds' })
    // They are not counted as times that are held.
    await bookAndPay(app(), client, await makeHealer(app()), nextTime())
    await claimPaid(app(), client, first.u_id, await chargeCard(app(), client, first.order_u_id))
    await bookedLater(client)
  })

  test('of a time that another client released', async () => {
    const at = nextTime()
    const { u_id } = await bookAndPayService(await makeClient(app()), at)
    const { client_id: first = '' } =
      (await app()
        .db.selectFrom('appointment')
        .select('client_id')
        .where('u_id', '=', u_id)
        .executeTakeFirst()) ?? {}
    await app().call(
      'POST /api/website/appointment/{appointmentId}/release',
      { params: { appointmentId: u_id } },
      { as: await signIn(app(), first) },
    )
    expect(await bookLater(await makeClient(app()), at)).toMatchObject(refused('released this time'))
  })

  test('of a client who let two end unpaid or missed one, and only by this healer', async () => {
    const person = await makePerson(app())
    const [one, two] = [nextTime(), nextTime()]
    for (const at of [one, two]) await bookedLater(await signIn(app(), person.u_id), at)
    app().clock.set(new Date(Date.parse(two) - hours(48)))
    await everyMinute()
    const client = await signIn(app(), person.u_id)
    expect(await bookLater(client)).toMatchObject(refused('please pay now'))
    // After half a year it is forgotten.
    app().clock.advance(days(181))
    expect((await bookLater(await signIn(app(), person.u_id))).status).toBe(201)
  })
})

test('a session missed unpaid owes nothing: its order closes, a late payment goes back, and the next is prepaid', async () => {
  const person = await makePerson(app())
  const at = nextTime()
  const as = await signIn(app(), person.u_id)
  const { u_id, order_u_id } = await bookedLater(as, at)
  const payment = await chargeCard(app(), as, order_u_id)
  // The minutes before its start were missed by the clock too.
  app().clock.set(new Date(Date.parse(at) + minutes(20)))
  await everyMinute()
  const asHealer = await signInHealer(app(), healer)
  const missed = await app().call(
    'POST /api/practice/appointment/{appointmentId}/no-show',
    { params: { appointmentId: u_id } },
    { as: asHealer },
  )
  expect(missed.data).toMatchObject({ state: 'no-show', earnings_paise: 0 })
  await everyMinute()
  const client = await signIn(app(), person.u_id)
  expect(await orderState(client, order_u_id)).toBe('expired')
  await claimPaid(app(), client, u_id, payment)
  expect(await of.view(client, u_id)).toMatchObject({ state: 'no-show', payment_state: 'refunded' })
  expect(await bookLater(client)).toMatchObject({ status: 403 })
  await proved()
})

/** The same service, paid at once. */
async function bookAndPayService(as: TestUser, starts_at: string) {
  const body = {
    healer_u_id: healer.u_id,
    service_u_id: serviceId,
    starts_at,
    mode: 'video' as const,
    description: 'I sleep badly.',
  }
  const { data, message } = await app().call('POST /api/website/appointment', { body }, { as })
  if (!data?.order_u_id) throw new Error(`not held: ${message}`)
  await claimPaid(app(), as, data.u_id, await chargeCard(app(), as, data.order_u_id))
  return data
}

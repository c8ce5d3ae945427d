import { describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { emptyProfile, registerClient } from '../../testing/people.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const monday = '2026-11-23T03:30:00.000Z' // 09:00 in India

const book = (
  as: TestUser | undefined,
  healer: { u_id: string },
  starts_at = monday,
  {
    mode = 'video' as const,
    headers = {},
  }: { mode?: 'video' | 'voice' | 'chat'; headers?: Record<string, string> } = {},
) =>
  app().call(
    'POST /api/website/appointment',
    { body: { healer_u_id: healer.u_id, starts_at, mode, description: 'I sleep badly.' } },
    { as, headers },
  )

const freeOn = async (healer: { u_id: string }, date: string) =>
  (
    await app().call('GET /api/website/healer-availability', {
      query: { healer_u_id: healer.u_id, date, time_zone: 'Asia/Kolkata' },
    })
  ).data

const liveClaims = (healer: TestHealer) =>
  app()
    .db.selectFrom('slot_claim')
    .selectAll()
    .where('healer_id', '=', healer.u_id)
    .where('state', 'in', ['held', 'booked'])
    .execute()

describe('who may book', () => {
  test('a visitor is asked to log in, and a healer signed in as one may not', async () => {
    const healer = await makeHealer(app())
    expect(await book(undefined, healer)).toMatchObject({ status: 401, code: 'loginRequired' })
    expect(await book(await signInHealer(app(), healer), healer)).toMatchObject({
      status: 403,
      code: 'notAllowed',
    })
  })

  test('a client needs a complete profile', async () => {
    const newcomer = await registerClient(app())
    await emptyProfile(app(), newcomer.uId)
    expect(await book(newcomer, await makeHealer(app()))).toMatchObject({
      status: 403,
      code: 'profileIncomplete',
    })
  })

  test('a healer who is a client too cannot book their own hours', async () => {
    const healer = await makeHealer(app())
    const asClient = await signIn(app(), healer.person_id)
    expect(await book(asClient, healer)).toMatchObject({ status: 403, code: 'notAllowed' })
    expect((await book(asClient, await makeHealer(app()))).status).toBe(201)
  })

  test('healers who are not public cannot be booked', async () => {
    const client = await makeClient(app())
    expect((await book(client, await makeHealer(app(), { state: 'paused' }))).status).toBe(404)
    expect((await book(client, { u_id: '019a0000-0000-7000-8000-00000000dead' })).status).toBe(404)
  })
})

describe('what may be booked', () => {
  test('a free time is held for ten minutes, with an order over the price of that moment', async () => {
    const healer = await makeHealer(app(), { price_paise: 118_000 })
    const client = await makeClient(app())
    const { status, data } = await book(client, healer)
    expect(status).toBe(201)
    expect(data?.hold_until).toBe(new Date(app().clock.now().getTime() + minutes(10)).toISOString())
    await app()
      .db.updateTable('healer')
      .set({ price_paise: 500_000 })
      .where('u_id', '=', healer.u_id)
      .execute()
    const mine = await app().call(
      'GET /api/website/appointment/{appointmentId}',
      { params: { appointmentId: data?.u_id ?? '' } },
      { as: client },
    )
    expect(mine.data).toMatchObject({
      state: 'held',
      payment_state: 'pending',
      starts_at: monday,
      ends_at: '2026-11-23T04:15:00.000Z',
      price_paise: 118_000,
      order_u_id: data?.order_u_id,
      hold_until: data?.hold_until,
      healer: { u_id: healer.u_id, full_name: 'Meera Rao', time_zone: 'Asia/Kolkata' },
    })
    const day = await freeOn(healer, '2026-11-23')
    expect(day?.taken).toEqual([monday])
    expect(day?.free).not.toContain(monday)
  })

  test.each([
    ['past', '2026-11-20T03:30:00.000Z'],
    ['sooner than the notice', '2026-11-21T06:30:00.000Z'],
    ['off the grid', '2026-11-23T03:31:00.000Z'],
    ['a second late', '2026-11-23T03:30:01.000Z'],
    ['outside the hours', '2026-11-23T13:30:00.000Z'],
    ['past the horizon', '2027-02-01T03:30:00.000Z'],
    ['in the year 9999', '9999-12-31T03:30:00.000Z'],
  ])('a time %s gets the words of the specification', async (_what, starts_at) => {
    const answer = await book(await makeClient(app()), await makeHealer(app()), starts_at)
    expect(answer).toMatchObject({
      status: 400,
      code: 'slotNotOffered',
      message: 'Please select a time and date after the current time',
    })
  })

  test('an appointment of 44 minutes cannot be asked for, nor one without a description', async () => {
    const [client, healer] = [await makeClient(app()), await makeHealer(app())]
    const send = (body: object) =>
      app().call('POST /api/website/appointment', { body: body as never }, { as: client })
    const body = { healer_u_id: healer.u_id, starts_at: monday, mode: 'video', description: 'Sleep' }
    expect(await send({ ...body, ends_at: '2026-11-23T04:14:00.000Z' })).toMatchObject({ status: 400 })
    expect(await send({ ...body, description: '  ' })).toMatchObject({
      status: 400,
      errors: { description: 'Please write a line about what you would like to talk about' },
    })
    expect(await send({ ...body, starts_at: 'tomorrow' })).toMatchObject({ status: 400 })
    expect(await liveClaims(healer)).toHaveLength(0)
  })

  test('a way to meet that the healer does not offer is refused', async () => {
    const healer = await makeHealer(app(), { modes: ['chat'] })
    expect(await book(await makeClient(app()), healer)).toMatchObject({
      status: 400,
      errors: { mode: expect.any(String) },
    })
  })

  test('leave and buffers are kept', async () => {
    const healer = await makeHealer(app(), {
      buffer_minutes: 15,
      leave: [{ from: '2026-11-23', to: '2026-11-23' }],
    })
    const client = await makeClient(app())
    expect(await book(client, healer)).toMatchObject({ code: 'slotNotOffered' })
    expect(await book(client, healer, '2026-11-24T04:15:00.000Z')).toMatchObject({ code: 'slotNotOffered' })
    expect((await book(client, healer, '2026-11-24T04:30:00.000Z')).status).toBe(201)
  })

  test('a client abroad meets the healer at the healer’s wall time after the clocks have changed', async () => {
    // London leaves summer time on 25 October; nine in the morning is 08:00Z before and 09:00Z after.
    app().clock.set(new Date('2026-10-20T06:00:00Z'))
    const healer = await makeHealer(app(), {
      time_zone: 'Europe/London',
      daily: [{ from: '09:00', to: '09:45' }],
    })
    const client = await makeClient(app(), { timeZone: 'Asia/Kolkata' })
    expect((await book(client, healer, '2026-10-24T08:00:00.000Z')).status).toBe(201)
    expect(await book(client, healer, '2026-10-26T08:00:00.000Z')).toMatchObject({ code: 'slotNotOffered' })
    expect((await book(client, healer, '2026-10-26T09:00:00.000Z')).status).toBe(201)
    app().clock.set(new Date('2026-11-21T06:00:00Z'))
  })
})

describe('races', () => {
  test('of 200 clients at one time one holds it; the others get 409 with the next free times and hold nothing', async () => {
    const healer = await makeHealer(app())
    const clients: TestUser[] = []
    for (let count = 0; count < 200; count++) clients.push(await makeClient(app()))
    const answers = await Promise.all(clients.map((client) => book(client, healer)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(199)
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(answer.code).toBe('slotTaken')
      const { next_free: next } = answer.data as unknown as { next_free: string[] }
      expect(next).toHaveLength(6)
      expect(next[0]).toBe('2026-11-23T04:15:00.000Z')
    }
    expect(await liveClaims(healer)).toHaveLength(1)
    const orders = await app()
      .db.selectFrom('orders')
      .select('u_id')
      .where(
        'client_id',
        'in',
        clients.map(({ uId }) => uId),
      )
      .execute()
    expect(orders).toHaveLength(1)
  })

  test('one client cannot be with two healers at once, not even by booking both in the same moment', async () => {
    const client = await makeClient(app())
    const healers = await Promise.all([
      makeHealer(app()),
      makeHealer(app()),
      makeHealer(app()),
      makeHealer(app()),
    ])
    const answers = await Promise.all(healers.map((healer) => book(client, healer)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const refused of answers.filter(({ status }) => status !== 201))
      expect(refused).toMatchObject({ status: 409, code: 'clientBusy' })
  })

  test('many clients at many times of one healer all get theirs, and the first free time is right afterwards', async () => {
    const healer = await makeHealer(app(), { weekly: [{ weekday: 1, from: '09:00', to: '15:00' }] })
    const starts = (await freeOn(healer, '2026-11-23'))?.free ?? []
    expect(starts).toHaveLength(8)
    const answers = await Promise.all(
      starts.map(async (start) => book(await makeClient(app()), healer, start)),
    )
    expect(answers.map(({ status }) => status)).toEqual(starts.map(() => 201))
    const { data } = await app().call('GET /api/website/healer/{healerId}', {
      params: { healerId: healer.u_id },
    })
    expect(data?.next_free_at).toBe('2026-11-30T03:30:00Z')
  })

  test('the same key sent again gives the same appointment', async () => {
    const [client, healer] = [await makeClient(app()), await makeHealer(app())]
    const headers = { 'idempotency-key': 'book-once' }
    const first = await book(client, healer, monday, { headers })
    const again = await book(client, healer, monday, { headers })
    expect(again.data).toEqual(first.data)
    const other = await book(client, healer, '2026-11-24T03:30:00.000Z', { headers })
    expect(other).toMatchObject({ status: 409, code: 'idempotencyKeyReused' })
    // Without a key, as in another tab, the client learns what holds the time, and where to go on paying.
    const held = { appointment_u_id: first.data?.u_id, order_u_id: first.data?.order_u_id }
    for (const other of [healer, await makeHealer(app())])
      expect(await book(client, other)).toMatchObject({
        code: 'clientBusy',
        message: 'You are already booking this time. Complete the payment to keep it',
        data: held,
      })
    // Once it is booked there is nothing to pay.
    await app()
      .db.updateTable('slot_claim')
      .set({ state: 'booked', hold_until: null })
      .where('client_id', '=', client.uId)
      .execute()
    expect(await book(client, healer)).toMatchObject({
      message: 'You already have an appointment at this time',
      data: { ...held, order_u_id: null },
    })
  })
})

describe('a hold that runs out', () => {
  test('frees the time for the next client, who takes it, and leaves nothing behind', async () => {
    const healer = await makeHealer(app())
    const [slow, quick] = [await makeClient(app()), await makeClient(app())]
    const held = await book(slow, healer)
    expect(await book(quick, healer)).toMatchObject({ code: 'slotTaken' })
    app().clock.advance(minutes(10) + 1000)
    expect((await freeOn(healer, '2026-11-23'))?.free).toContain(monday)
    expect((await book(quick, healer)).status).toBe(201)
    expect(await liveClaims(healer)).toMatchObject([{ client_id: quick.uId }])
    const expired = await app().call(
      'GET /api/website/appointment/{appointmentId}',
      { params: { appointmentId: held.data?.u_id ?? '' } },
      { as: slow },
    )
    expect(expired.data).toMatchObject({ state: 'lapsed', payment_state: 'none', hold_until: null })
    app().clock.advance(-minutes(10) - 1000)
  })

  test('no longer keeps the client from booking another healer at that time', async () => {
    const client = await makeClient(app())
    await book(client, await makeHealer(app()))
    const other = await makeHealer(app())
    expect(await book(client, other)).toMatchObject({ code: 'clientBusy' })
    app().clock.advance(minutes(11))
    expect((await book(client, other)).status).toBe(201)
    app().clock.advance(-minutes(11))
  })
})

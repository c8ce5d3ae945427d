import { describe, expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { emptyProfile, registerClient } from '../../testing/people.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const { practice, news } = appointmentsOf(app)
const monday = '2026-11-23T03:30:00.000Z' // 09:00 in India
const mondayLater = '2026-11-23T05:00:00.000Z'

const makeIntern = (given: Parameters<typeof makeHealer>[1] = {}) =>
  makeHealer(app(), { is_intern: true, ...given })

async function clientWith(count: number): Promise<TestUser> {
  const client = await makeClient(app())
  await app()
    .db.updateTable('person')
    .set({ demo_appointment_count: count })
    .where('u_id', '=', client.uId)
    .execute()
  return client
}

const book = (as: TestUser, intern: { u_id: string }, starts_at = monday, headers = {}) =>
  app().call(
    'POST /api/website/demo-appointment',
    { body: { healer_intern_u_id: intern.u_id, starts_at, mode: 'video', description: 'I sleep badly.' } },
    { as, headers },
  )

async function booked(as: TestUser, intern: { u_id: string }, startsAt = monday) {
  const { data, message } = await book(as, intern, startsAt)
  if (!data) throw new Error(`the free session was not booked: ${message}`)
  return data
}

const left = async (as: TestUser) =>
  (await app().call('GET /api/website/demo-appointment-count', {}, { as })).data?.demo_appointment_count

const status = (as: TestUser, u_id: string, body: object) =>
  app().call(
    'PATCH /api/website/demo-appointment-status/{u_id}',
    { params: { u_id }, body: body as never },
    { as },
  )

const interns = async (as: TestUser, body: object = {}) =>
  (await app().call('POST /api/website/available-healer-intern', { body }, { as })).data ?? []

const freeOn = async (healer: { u_id: string }, date = '2026-11-23') =>
  (
    await app().call('GET /api/website/healer-availability', {
      query: { healer_u_id: healer.u_id, date, time_zone: 'Asia/Kolkata' },
    })
  ).data?.free

describe('choosing', () => {
  test('a new client has as many as the settings say, and sees them in the profile', async () => {
    const client = await registerClient(app())
    expect(await left(client)).toBe(1)
    const profile = await app().call(
      'GET /api/website/patient/{patientId}',
      { params: { patientId: client.uId } },
      { as: client },
    )
    expect(profile.data?.patient_demo_appointment_count).toBe(1)
  })

  test('interns by category and language with their next times; other healers are not among them', async () => {
    const client = await clientWith(1)
    const intern = await makeIntern({ categories: ['wealth'], languages: ['Konkani'] })
    await makeHealer(app(), { categories: ['wealth'], languages: ['Konkani'] })
    await makeIntern({ categories: ['wealth'], languages: ['Konkani'], state: 'paused' })
    const found = await interns(client, { category: 'wealth', language: 'Konkani' })
    expect(found.map(({ u_id }) => u_id)).toEqual([intern.u_id])
    expect(found[0]?.next_free).toHaveLength(8)
    expect(Date.parse(found[0]?.next_free[0] ?? '')).toBe(Date.parse(found[0]?.next_free_at ?? ''))
    await booked(client, intern, found[0]?.next_free[0])
    const [later] = await interns(client, { category: 'wealth', language: 'Konkani' })
    expect(later?.next_free[0]).toBe(found[0]?.next_free[1])
    expect(await interns(client, { category: 'wealth', language: 'Bengali' })).toEqual([])
  })

  test('the check knows interns from others', async () => {
    const as = await clientWith(0)
    const check = async (id: string) =>
      (await app().call('GET /api/website/healer-intern-check/{id}', { params: { id } }, { as })).data
    expect(await check((await makeIntern()).u_id)).toEqual({
      is_healer_intern: true,
      is_healer_available: true,
    })
    expect(await check((await makeHealer(app())).u_id)).toMatchObject({ is_healer_intern: false })
    expect(await check(as.uId)).toBeUndefined()
  })
})

describe('booking', () => {
  test('it is confirmed at once without an order, one less is left, and both are notified', async () => {
    const [client, intern] = [await clientWith(1), await makeIntern()]
    const answer = await book(client, intern)
    expect(answer).toMatchObject({ status: 201, message: 'Appointment booked successfully' })
    expect(answer.data).toMatchObject({
      state: 'confirmed',
      is_free: true,
      price_paise: 0,
      order_u_id: null,
      payment_state: 'none',
      starts_at: monday,
      policy: { reschedule_until_hours: 24 },
    })
    expect(await left(client)).toBe(0)
    expect(await freeOn(intern)).not.toContain(monday)
    const healer = await signInHealer(app(), intern)
    expect(await practice(healer, answer.data?.u_id ?? '')).toMatchObject({
      is_free: true,
      earnings_paise: 0,
    })
    expect((await news(client))[0]).toMatchObject({ title: 'Your session is booked' })
    expect((await news(healer))[0]).toMatchObject({ title: 'New session booked' })
    const orders = await app()
      .db.selectFrom('orders')
      .select('u_id')
      .where('client_id', '=', client.uId)
      .execute()
    expect(orders).toEqual([])
  })

  test('the list keeps free and paid ones apart', async () => {
    const client = await clientWith(1)
    const free = await booked(client, await makeIntern())
    const paid = await bookAndPay(app(), client, await makeHealer(app()), mondayLater)
    const list = async (request_type: 'all' | 'paid' | 'demo') =>
      (
        await app().call('GET /api/website/appointment', { query: { request_type } }, { as: client })
      ).data?.map(({ u_id }) => u_id)
    expect(await list('demo')).toEqual([free.u_id])
    expect(await list('paid')).toEqual([paid.u_id])
    expect(await list('all')).toEqual([free.u_id, paid.u_id])
  })

  test('the reminder of the day before goes out', async () => {
    const client = await clientWith(1)
    const { u_id } = await booked(client, await makeIntern(), '2026-11-24T03:30:00.000Z')
    const { rows } = await app().app.platform.pool.query(
      `select 1 from jobs.job where data->>'appointment_u_id' = $1 or data->>'appointmentId' = $1`,
      [u_id],
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  test.each([
    ['without one left', 0, {}, monday, 409, 'noFreeSession'],
    ['with a healer who is no intern', 1, { is_intern: false }, monday, 404, 'notFound'],
    ['with an intern who is paused', 1, { state: 'paused' }, monday, 404, 'notFound'],
    ['in a mode that the intern does not offer', 1, { modes: ['chat'] }, monday, 400, 'invalidInput'],
    ['outside the hours', 1, {}, '2026-11-23T13:30:00.000Z', 400, 'slotNotOffered'],
    ['in the past', 1, {}, '2026-11-20T03:30:00.000Z', 400, 'slotNotOffered'],
  ] as const)('%s it is refused, and nothing is counted', async (_what, count, given, at, code, word) => {
    const client = await clientWith(count)
    const intern = await makeIntern(given as Parameters<typeof makeHealer>[1])
    expect(await book(client, intern, at)).toMatchObject({ status: code, code: word })
    expect(await left(client)).toBe(count)
  })

  test('the profile is asked for, a healer has no free sessions, and an intern cannot book their own hours', async () => {
    const newcomer = await registerClient(app())
    await emptyProfile(app(), newcomer.uId)
    const intern = await makeIntern()
    expect(await book(newcomer, intern)).toMatchObject({ status: 403, code: 'profileIncomplete' })
    expect(await book(await signInHealer(app(), intern), intern)).toMatchObject({ status: 403 })
    expect(await book(await signIn(app(), intern.person_id), intern)).toMatchObject({
      status: 403,
      code: 'notAllowed',
    })
  })
})

describe('races', () => {
  test('of 20 bookings at once with one left, at 20 times of 4 interns, one is had and none is left', async () => {
    const client = await clientWith(1)
    const four = await Promise.all([1, 2, 3, 4].map(() => makeIntern()))
    const free = (await freeOn({ u_id: four[0]?.u_id ?? '' })) ?? []
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => book(client, four[n % 4] ?? { u_id: '' }, free[n % free.length])),
    )
    expect(answers.filter(({ status: code }) => code === 201)).toHaveLength(1)
    for (const { status: code, code: word } of answers.filter(({ status: code }) => code !== 201))
      expect([code, word]).toEqual([409, expect.stringMatching(/^(noFreeSession|clientBusy|slotTaken)$/)])
    expect(await left(client)).toBe(0)
    const claims = await app()
      .db.selectFrom('slot_claim')
      .select('u_id')
      .where('client_id', '=', client.uId)
      .execute()
    expect(claims).toHaveLength(1)
  })

  test('of 20 clients at one time of one intern one has it, and only that one is counted', async () => {
    const intern = await makeIntern()
    const clients: TestUser[] = []
    for (let n = 0; n < 20; n++) clients.push(await clientWith(1))
    const answers = await Promise.all(clients.map((client) => book(client, intern)))
    expect(answers.filter(({ status: code }) => code === 201)).toHaveLength(1)
    const counts = await Promise.all(clients.map(left))
    expect(counts.filter((count) => count === 0)).toHaveLength(1)
    expect(counts.filter((count) => count === 1)).toHaveLength(19)
  })

  test('the same press twice books once', async () => {
    const client = await clientWith(2)
    const intern = await makeIntern()
    const key = { 'idempotency-key': 'free-press-1' }
    const answers = await Promise.all([book(client, intern, monday, key), book(client, intern, monday, key)])
    expect(answers.filter(({ status: code }) => code === 201).length).toBeGreaterThan(0)
    expect(await left(client)).toBe(1)
  })

  test('cancelled twenty times at once, it comes back once', async () => {
    const client = await clientWith(1)
    const { u_id } = await booked(client, await makeIntern())
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => status(client, u_id, { appointment_request: 'cancel' })),
    )
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1)
    expect(await left(client)).toBe(1)
  })
})

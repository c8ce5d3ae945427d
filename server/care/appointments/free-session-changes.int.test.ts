import { describe, expect, test } from 'vitest'
import { after, hours } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const { view, preview, cancel, healerCancel, news } = appointmentsOf(app)
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

const freeOn = async (healer: { u_id: string }, date = '2026-11-23') =>
  (
    await app().call('GET /api/website/healer-availability', {
      query: { healer_u_id: healer.u_id, date, time_zone: 'Asia/Kolkata' },
    })
  ).data?.free

describe('afterwards', () => {
  test.each([
    ['two days before', 48, true, 1],
    ['three hours before', 3, true, 1],
    ['an hour before', 1, false, 0],
  ])('cancelled %s', async (_what, hoursBefore, isBack, count) => {
    const start = app().clock.now()
    try {
      const intern = await makeIntern()
      const startsAt = '2026-11-24T03:30:00.000Z'
      const person = await clientWith(1)
      const { u_id } = await booked(person, intern, startsAt)
      app().clock.set(after(new Date(startsAt), -hours(hoursBefore)))
      const client = await signIn(app(), person.uId)
      expect((await preview(client, u_id)).data).toMatchObject({
        is_free_session_back: isBack,
        refund_paise: 0,
      })
      expect(await cancel(client, u_id, 0)).toMatchObject({ status: 200, data: { state: 'cancelled' } })
      expect(await left(client)).toBe(count)
      expect((await news(client))[0]?.description).toContain(
        isBack ? 'Your free session is available again' : 'It was too late to keep your free session',
      )
      expect(await freeOn(intern, '2026-11-24')).toHaveLength(
        ((await freeOn(await makeIntern(), '2026-11-24')) ?? []).length,
      )
    } finally {
      app().clock.set(start)
    }
  })

  test('when the intern cancels it comes back', async () => {
    const [client, intern] = [await clientWith(1), await makeIntern()]
    const { u_id } = await booked(client, intern)
    expect((await healerCancel(await signInHealer(app(), intern), u_id)).status).toBe(200)
    expect(await left(client)).toBe(1)
  })

  test('when the intern did not come it comes back', async () => {
    const start = app().clock.now()
    try {
      const intern = await makeIntern()
      const person = await clientWith(1)
      const { u_id } = await booked(person, intern)
      app().clock.set(after(new Date(monday), hours(1)))
      const client = await signIn(app(), person.uId)
      const of = { params: { appointmentId: u_id } }
      await app().call('POST /api/website/appointment/{appointmentId}/report-absence', of, { as: client })
      await app().call(
        'POST /api/practice/appointment/{appointmentId}/answer-report',
        { ...of, body: { was_there: false } },
        { as: await signInHealer(app(), intern) },
      )
      expect(await left(client)).toBe(1)
      expect((await news(client))[0]).toMatchObject({ title: 'Your free session is available again' })
    } finally {
      app().clock.set(start)
    }
  })

  test('another intern at the same time: the first is free again, the count stays, both hear of it', async () => {
    const client = await clientWith(1)
    const [first, second] = [await makeIntern(), await makeIntern({ full_name: 'Farida Khan' })]
    const { u_id } = await booked(client, first)
    const change = { appointment_request: 'change-intern', healer_intern_u_id: second.u_id, request: 'Sleep' }
    expect(await status(client, u_id, change)).toMatchObject({ status: 200, data: { starts_at: monday } })
    expect(await view(client, u_id)).toMatchObject({
      state: 'confirmed',
      healer: { u_id: second.u_id },
      description: 'Sleep',
    })
    expect(await freeOn(first)).toContain(monday)
    expect(await freeOn(second)).not.toContain(monday)
    expect(await left(client)).toBe(0)
    expect((await news(await signInHealer(app(), first)))[0]?.title).toContain('cancelled')
    expect((await news(await signInHealer(app(), second)))[0]?.title).toBe('New session booked')
    expect(await status(client, u_id, change)).toMatchObject({ status: 400 })
  })

  test('an intern who is taken at that time leaves everything as it was', async () => {
    const client = await clientWith(1)
    const [first, second] = [await makeIntern(), await makeIntern()]
    const { u_id } = await booked(client, first)
    await booked(await clientWith(1), second)
    const change = { appointment_request: 'change-intern', healer_intern_u_id: second.u_id }
    expect(await status(client, u_id, change)).toMatchObject({ status: 409, code: 'slotTaken' })
    expect(await view(client, u_id)).toMatchObject({ state: 'confirmed', healer: { u_id: first.u_id } })
    expect(await freeOn(first)).not.toContain(monday)
    expect(await status(client, u_id, { ...change, starts_at: mondayLater })).toMatchObject({ status: 200 })
  })

  test('two clients who swap their interns do not wait in a circle', async () => {
    const [one, other] = [await clientWith(1), await clientWith(1)]
    const [first, second] = [await makeIntern(), await makeIntern()]
    const [mine, theirs] = [await booked(one, first, monday), await booked(other, second, mondayLater)]
    const answers = await Promise.all([
      status(one, mine.u_id, { appointment_request: 'change-intern', healer_intern_u_id: second.u_id }),
      status(other, theirs.u_id, { appointment_request: 'change-intern', healer_intern_u_id: first.u_id }),
    ])
    expect(answers.map(({ status: code }) => code)).toEqual([200, 200])
  })

  test('a paid session, another client’s, or a healer who is no intern: not found', async () => {
    const client = await clientWith(1)
    const intern = await makeIntern()
    const free = await booked(client, intern)
    const paid = await bookAndPay(app(), client, await makeHealer(app()), mondayLater)
    expect((await status(client, paid.u_id, { appointment_request: 'cancel' })).status).toBe(404)
    expect((await status(await clientWith(1), free.u_id, { appointment_request: 'cancel' })).status).toBe(404)
    const plain = await makeHealer(app())
    const change = { appointment_request: 'change-intern', healer_intern_u_id: plain.u_id }
    expect((await status(client, free.u_id, change)).status).toBe(404)
  })
})

import type { PracticeHours } from '@newyou/contract/care/appointments/hours'
import { describe, expect, test } from 'vitest'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { allChangesHeard, keptPages } from '../../testing/kept-pages.ts'
import { bookAndPay, holdTime } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const monday = '2026-11-23T03:30:00.000Z' // 09:00 in India
const week = { from: '2026-11-22T18:30:00.000Z', to: '2026-11-29T18:30:00.000Z' }

const mornings: PracticeHours = {
  time_zone: 'Asia/Kolkata',
  buffer_minutes: 0,
  travel_minutes: 0,
  notice_minutes: 60,
  takes_series: true,
  daily_cap: null,
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '12:00' })),
  overrides: [],
  leave: [],
}
const change = (as: TestUser | undefined, body: PracticeHours) =>
  app().call('PUT /api/practice/hours', { body }, { as })

describe('my appointments as a healer', () => {
  test('come with the name the client chose, which session it is, and what I earn', async () => {
    const healer = await makeHealer(app(), { price_paise: 118_000 })
    const client = await makeClient(app(), { anonymousName: 'Quiet Banyan' })
    const first = await bookAndPay(app(), client, healer, monday)
    await bookAndPay(app(), client, healer, '2026-11-24T03:30:00.000Z')
    await holdTime(app(), client, healer, '2026-11-25T03:30:00.000Z')
    const me = await signInHealer(app(), healer)
    const { data } = await app().call('GET /api/practice/appointment', { query: week }, { as: me })
    expect(data).toMatchObject([
      {
        u_id: first.u_id,
        client_name: 'Quiet Banyan',
        client_session_number: 1,
        earnings_paise: 100_000,
        description: 'I sleep badly.',
      },
      { starts_at: '2026-11-24T03:30:00.000Z', client_session_number: 2 },
    ])
    const one = await app().call(
      'GET /api/practice/appointment/{appointmentId}',
      { params: { appointmentId: first.u_id } },
      { as: me },
    )
    expect(one.data).toEqual(data?.[0])
  })

  test('are only the healer’s own: another healer finds nothing, a client may not look, a visitor must log in', async () => {
    const healer = await makeHealer(app())
    const client = await makeClient(app())
    const { u_id: appointmentId } = await bookAndPay(app(), client, healer, monday)
    const other = await signInHealer(app(), await makeHealer(app()))
    const look = (as?: TestUser) =>
      app().call('GET /api/practice/appointment/{appointmentId}', { params: { appointmentId } }, { as })
    expect(await look(other)).toMatchObject({ status: 404, code: 'notFound' })
    expect((await app().call('GET /api/practice/appointment', { query: week }, { as: other })).data).toEqual(
      [],
    )
    expect((await look(client)).status).toBe(403)
    expect((await look()).status).toBe(401)
    expect((await change(client, mornings)).status).toBe(403)
    expect((await app().call('GET /api/practice/hours', {}, { as: client })).status).toBe(403)
    const long = { ...week, to: '2027-11-29T18:30:00.000Z' }
    expect((await app().call('GET /api/practice/appointment', { query: long }, { as: other })).status).toBe(
      400,
    )
  })
})

describe('my hours', () => {
  test('come back as they were sent', async () => {
    const me = await signInHealer(app(), await makeHealer(app()))
    const hours: PracticeHours = {
      ...mornings,
      buffer_minutes: 10,
      weekly: [...mornings.weekly, { weekday: 6, from: '22:00', to: '24:00' }],
      overrides: [
        { date: '2026-12-24', windows: [{ from: '10:00', to: '11:00' }] },
        { date: '2026-12-25', windows: [] },
      ],
      leave: [{ from: '2027-01-01', to: '2027-01-05' }],
    }
    expect((await change(me, hours)).data).toEqual({ hours, outside: [] })
    expect((await app().call('GET /api/practice/hours', {}, { as: me })).data).toEqual(hours)
  })

  test('in "IST" are those of India, and times can still be booked', async () => {
    const healer = await makeHealer(app())
    const me = await signInHealer(app(), healer)
    expect((await change(me, { ...mornings, time_zone: 'IST' })).data?.hours).toEqual(mornings)
    const free = (query: object, headers = {}) =>
      app().call(
        'GET /api/website/healer-availability-date',
        { query: { healer_u_id: healer.u_id, ...query } },
        { headers },
      )
    const asked = await free({ time_zone: 'IST' })
    expect(asked.status).toBe(200)
    expect(asked.data).toEqual((await free({ time_zone: 'Asia/Kolkata' })).data)
    // A header is what a device says by itself: one that means nothing is left out of account.
    expect((await free({}, { time_zone: 'PST' })).data).toEqual(asked.data)
    expect(await free({ time_zone: 'PST' })).toMatchObject({
      status: 400,
      errors: { time_zone: 'This time zone does not exist' },
    })
  })

  test('that contradict themselves are refused whole', async () => {
    const me = await signInHealer(app(), await makeHealer(app()))
    const before = (await app().call('GET /api/practice/hours', {}, { as: me })).data
    const monday9to12 = { weekday: 1, from: '09:00', to: '12:00' }
    const wrong: [Partial<PracticeHours>, string][] = [
      [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
      [{ time_zone: 'PST' }, 'time_zone'],
      [{ weekly: [{ weekday: 1, from: '12:00', to: '09:00' }] }, 'weekly'],
      [{ weekly: [monday9to12, { weekday: 1, from: '11:00', to: '13:00' }] }, 'weekly'],
      [
        {
          overrides: [
            { date: '2026-12-24', windows: [] },
            { date: '2026-12-24', windows: [] },
          ],
        },
        'overrides',
      ],
      [{ leave: [{ from: '2027-01-05', to: '2027-01-01' }] }, 'leave'],
      [{ buffer_minutes: 90 }, 'buffer_minutes'],
    ]
    for (const [part, field] of wrong)
      expect(await change(me, { ...mornings, ...part })).toMatchObject({
        status: 400,
        errors: { [field]: expect.any(String) },
      })
    expect((await app().call('GET /api/practice/hours', {}, { as: me })).data).toEqual(before)
  })

  test('leave what is booked or being paid as it is, and list what now falls outside', async () => {
    const healer = await makeHealer(app())
    const me = await signInHealer(app(), healer)
    const client = await makeClient(app())
    await bookAndPay(app(), client, healer, monday)
    const evening = await bookAndPay(app(), client, healer, '2026-11-24T11:00:00.000Z') // 16:30 in India
    const paying = await holdTime(app(), client, healer, '2026-11-25T11:00:00.000Z')
    const answer = await change(me, mornings)
    expect(answer.data?.outside.map(({ u_id, state }) => [u_id, state])).toEqual([
      [evening.u_id, 'confirmed'],
      [paying.u_id, 'held'],
    ])
    const stands = await app().call(
      'GET /api/website/appointment/{appointmentId}',
      { params: { appointmentId: evening.u_id } },
      { as: client },
    )
    expect(stands.data?.state).toBe('confirmed')
  })

  test('after a change no booking lies outside them, however many were booking meanwhile', async () => {
    const healer = await makeHealer(app())
    const me = await signInHealer(app(), healer)
    const clients: TestUser[] = []
    for (let count = 0; count < 24; count++) clients.push(await makeClient(app()))
    // 24 afternoons, one for each client: 16:30 in India from Monday on.
    const starts = clients.map((_, index) =>
      new Date(Date.parse('2026-11-23T11:00:00Z') + index * 86_400_000).toISOString(),
    )
    const attempt = (client: TestUser, index: number) =>
      app().call(
        'POST /api/website/appointment',
        {
          body: {
            healer_u_id: healer.u_id,
            starts_at: starts[index] ?? '',
            mode: 'chat',
            description: 'Worry',
          },
        },
        { as: client },
      )
    const [changed, ...answers] = await Promise.all([
      change(me, { ...mornings, leave: [{ from: '2026-11-20', to: '2027-03-01' }] }),
      ...clients.map(attempt),
    ])
    expect(changed.status).toBe(200)
    const booked = answers.filter(({ status }) => status === 201).map(({ data }) => data?.u_id)
    for (const refused of answers.filter(({ status }) => status !== 201))
      expect(refused).toMatchObject({ status: 400, code: 'slotNotOffered' })
    // A booking from before the change is in its list; none came after it.
    expect(new Set(changed.data?.outside.map(({ u_id }) => u_id))).toEqual(new Set(booked))
    const page = await app().call('GET /api/website/healer/{healerId}', { params: { healerId: healer.u_id } })
    expect(page.data?.next_free_at).toBeNull()
  })
})

test('pages that show a healer’s free times are made again when one is taken or the hours change, all others stay', async () => {
  const [healer, other] = [await makeHealer(app()), await makeHealer(app())]
  const pageWith = keptPages(app)
  await allChangesHeard(app(), pageWith)
  const pageOf = ({ u_id: id }: typeof healer) => pageWith(`availability:${id}`)
  const [first, others, list] = [await pageOf(healer), await pageOf(other), await pageWith('availability')]
  const [profile, cards] = [await pageWith(`healer:${healer.u_id}`), await pageWith('healers')]
  await holdTime(app(), await makeClient(app()), healer, '2026-11-24T03:30:00.000Z')
  await expect.poll(() => pageOf(healer)).not.toBe(first)
  const second = await pageOf(healer)
  // Lists say the first free time only, and that is another one.
  expect(await pageWith('availability')).toBe(list)
  const lateMornings = mornings.weekly.map((hours) => ({ ...hours, from: '10:00' }))
  await change(await signInHealer(app(), healer), { ...mornings, weekly: lateMornings })
  await expect.poll(() => pageOf(healer)).not.toBe(second)
  await expect.poll(() => pageWith('availability')).not.toBe(list)
  expect(await pageOf(other)).toBe(others)
  // What shows no times.
  expect(await pageWith(`healer:${healer.u_id}`)).toBe(profile)
  expect(await pageWith('healers')).toBe(cards)
})

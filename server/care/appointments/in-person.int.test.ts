import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { makePlace } from '../../testing/places.ts'
import { addService, serviceForm } from '../../testing/services.ts'
import { chargeCard, claimPaid } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Monday, 5:00 in India.
const start = new Date('2026-11-22T23:30:00Z')
const app = useTestApp({ start })
const of = appointmentsOf(app)
afterEach(() => app().clock.set(start))
/** A time of Monday in India. */
const at = (time: string) => new Date(`2026-11-23T${time}:00+05:30`).toISOString()

/** A healer who is at a place from 9 to 13, and online alone from 14 to 17. */
async function healerAt(placeId: string, given: Parameters<typeof makeHealer>[1] = {}) {
  const healer = await makeHealer(app(), {
    daily: [
      { from: '09:00', to: '13:00', place_u_id: placeId },
      { from: '14:00', to: '17:00' },
    ],
    ...given,
  })
  const service = await addService(app(), healer, {
    minutes: 60,
    modes: ['in-person', 'video'],
    places: [placeId],
  })
  return { healer, service }
}

interface Wanted {
  healer: { u_id: string }
  service: string
  placeId?: string | undefined
}

const book = (as: TestUser, { healer, service, placeId }: Wanted, starts_at: string) =>
  app().call(
    'POST /api/website/appointment',
    {
      body: {
        healer_u_id: healer.u_id,
        service_u_id: service,
        starts_at,
        mode: placeId ? 'in-person' : 'video',
        description: 'I sleep badly.',
        ...(placeId && { place_u_id: placeId }),
      },
    },
    { as },
  )

async function bookAndPay(as: TestUser, wanted: Wanted, starts_at: string) {
  const { data, message } = await book(as, wanted, starts_at)
  if (!data?.order_u_id) throw new Error(`not booked: ${message}`)
  await claimPaid(app(), as, data.u_id, await chargeCard(app(), as, data.order_u_id))
  return data.u_id
}

const freeOn = async ({ healer, service, placeId }: Wanted) => {
  const { data } = await app().call('GET /api/website/healer-availability', {
    query: {
      healer_u_id: healer.u_id,
      service_u_id: service,
      date: '2026-11-23',
      time_zone: 'Asia/Kolkata',
      ...(placeId && { place_u_id: placeId }),
    },
  })
  const zone = { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return data?.free.map((start) => new Date(start).toLocaleTimeString('en-GB', zone))
}

const became = (appointmentId: string) =>
  app()
    .db.selectFrom('appointment as a')
    .innerJoin('order_money as o', 'o.u_id', 'a.order_id')
    .select(['a.state', 'o.refunded_paise'])
    .where('a.u_id', '=', appointmentId)
    .executeTakeFirstOrThrow()

const settleAll = async (now: string) => {
  app().clock.set(new Date(now))
  await app().app.modules.rooms.settling.settleDue()
}

describe('a session in person', () => {
  test('is offered at its place in the hours of that place, and online in all hours', async () => {
    const { placeId } = await makePlace(app(), ['Room 1'])
    const own = await healerAt(placeId)
    expect(await freeOn({ ...own, placeId })).toEqual(['09:00', '10:00', '11:00', '12:00'])
    expect(await freeOn(own)).toEqual(['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00'])
    const { placeId: elsewhere } = await makePlace(app())
    const client = await makeClient(app())
    expect(await book(client, { ...own, placeId: elsewhere }, at('09:00'))).toMatchObject({
      status: 400,
      errors: { place_u_id: expect.stringContaining('not held') },
    })
    expect(await book(client, { ...own, placeId }, at('14:00'))).toMatchObject({ code: 'slotNotOffered' })
  })

  test('is shown with its address, and for the healer with its room; the first service stays online', async () => {
    const { placeId } = await makePlace(app(), ['Room 1'])
    const own = await healerAt(placeId)
    const client = await makeClient(app())
    const id = await bookAndPay(client, { ...own, placeId }, at('10:00'))
    const place = { u_id: placeId, name: 'Clinic at the Banyan', address: '12 Prabhat Road', city: 'Pune' }
    expect(await of.view(client, id)).toMatchObject({ mode: 'in-person', place })
    const as = await signInHealer(app(), own.healer)
    const params = { appointmentId: id }
    const { data } = await app().call('GET /api/practice/appointment/{appointmentId}', { params }, { as })
    expect(data).toMatchObject({ place, treatment_room: 'Room 1' })
    const { data: page } = await app().call('GET /api/website/healer/{healerId}', {
      params: { healerId: own.healer.u_id },
    })
    expect(page?.services.map(({ modes, places }) => [modes, places.map(({ u_id }) => u_id)])).toEqual([
      [['video', 'voice', 'chat'], []],
      [['in-person', 'video'], [placeId]],
    ])
  })

  test('has no room of a call: no one enters, and whoever came or not, it is not refunded by itself', async () => {
    const { placeId } = await makePlace(app(), ['Room 1'])
    const own = await healerAt(placeId)
    const client = await makeClient(app())
    const id = await bookAndPay(client, { ...own, placeId }, at('10:00'))
    const params = { roomId: id }
    expect(await app().call('GET /api/website/room/{roomId}', { params }, { as: client })).toMatchObject({
      status: 404,
    })
    await settleAll(at('12:30'))
    expect(await became(id)).toEqual({ state: 'confirmed', refunded_paise: 0 })
    // After the hours for reports it counts as held.
    app().clock.set(new Date('2026-11-26T06:00:00Z'))
    await app().app.modules.appointments.cancelling.completeOver()
    expect(await became(id)).toEqual({ state: 'completed', refunded_paise: 0 })
  })

  test('is checked into by a press, from half an hour before until its end, and marked as held by the healer', async () => {
    const { placeId } = await makePlace(app(), ['Room 1'])
    const own = await healerAt(placeId)
    const client = await makeClient(app())
    const [id, online] = [
      await bookAndPay(client, { ...own, placeId }, at('10:00')),
      await bookAndPay(client, own, at('14:00')),
    ]
    const arrive = async (appointmentId: string) =>
      app().call(
        'POST /api/website/appointment/{appointmentId}/arrive',
        { params: { appointmentId } },
        { as: await signIn(app(), client.uId, 'client') },
      )
    expect(await arrive(id)).toMatchObject({ code: 'notNow', data: { reason: 'too-early', at: at('09:30') } })
    app().clock.set(new Date(at('09:50')))
    expect((await arrive(id)).data).toMatchObject({ arrived_at: at('09:50'), arrived_by: 'client' })
    app().clock.set(new Date(at('10:20')))
    const as = await signInHealer(app(), own.healer)
    const params = { appointmentId: id }
    // The first word stands.
    const { data } = await app().call(
      'POST /api/practice/appointment/{appointmentId}/arrive',
      { params },
      { as },
    )
    expect(data).toMatchObject({ arrived_at: at('09:50'), arrived_by: 'client' })
    await app().call('POST /api/practice/appointment/{appointmentId}/complete', { params }, { as })
    expect((await became(id)).state).toBe('completed')
    const staff = await makeStaff(app(), ['support'])
    const shown = await app().call('GET /api/staff/appointments/{appointmentId}', { params }, { as: staff })
    expect(shown.data).toMatchObject({
      place: 'Clinic at the Banyan',
      arrived_at: at('09:50'),
      arrived_by: 'client',
      room: [],
    })
    app().clock.set(new Date(at('14:10')))
    expect(await arrive(online)).toMatchObject({ code: 'notNow', data: { reason: 'never' } })
  })
})

describe('a room', () => {
  test('is taken by one session at a time, of any healer, with its breaks', async () => {
    const { placeId } = await makePlace(app(), ['Room 1', 'Room 2'])
    const [one, two, three] = [
      await healerAt(placeId),
      await healerAt(placeId, { buffer_minutes: 30 }),
      await healerAt(placeId),
    ]
    await book(await makeClient(app()), { ...one, placeId }, at('10:00'))
    await book(await makeClient(app()), { ...two, placeId }, at('10:30'))
    // Room 2 is taken until 12:00 with the break, room 1 until 11:00.
    expect(await freeOn({ ...three, placeId })).toEqual(['09:00', '11:00', '12:00'])
    expect(await freeOn(three)).toContain('10:00')
    expect(await book(await makeClient(app()), { ...three, placeId }, at('10:00'))).toMatchObject({
      code: 'slotTaken',
    })
    const { rows } = await sql<{ name: string }>`select r.name from slot_claim c
      join treatment_room r on r.u_id = c.treatment_room_id where r.place_id = ${placeId} order by 1`.execute(
      app().db,
    )
    expect(rows.map(({ name }) => name)).toEqual(['Room 1', 'Room 2'])
  })

  test('that is the last one is sold once to many who ask for it at once', async () => {
    const { placeId } = await makePlace(app(), ['Room 1', 'Room 2'])
    const healers = await Promise.all(Array.from({ length: 4 }, () => healerAt(placeId)))
    const clients = await Promise.all(Array.from({ length: 200 }, () => makeClient(app())))
    const [first] = healers
    if (!first) throw new Error('no healer')
    await book(await makeClient(app()), { ...first, placeId }, at('10:00'))
    const answers = await Promise.all(
      clients.map((client, index) =>
        book(client, { ...(healers[(index % 3) + 1] ?? first), placeId }, at('10:00')),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { status, code } of answers)
      expect(status === 201 || code === 'slotTaken', `${status} ${code}`).toBe(true)
  })

  test('comes back with a hold that has run out, also for another healer', async () => {
    const { placeId } = await makePlace(app(), ['Room 1'])
    const [one, two] = [await healerAt(placeId), await healerAt(placeId)]
    await book(await makeClient(app()), { ...one, placeId }, at('10:00'))
    app().clock.advance(minutes(11))
    expect((await book(await makeClient(app()), { ...two, placeId }, at('10:00'))).status).toBe(201)
  })
})

test('between two places there is time to travel, in the picker, in the booking and in the database', async () => {
  const [{ placeId: clinic }, { placeId: studio }] = [await makePlace(app()), await makePlace(app())]
  const healer = await makeHealer(app(), {
    daily: [
      { from: '09:00', to: '11:00', place_u_id: clinic },
      { from: '11:00', to: '14:00', place_u_id: studio },
    ],
    travel_minutes: 45,
  })
  const service = await addService(app(), healer, {
    minutes: 60,
    start_step: 30,
    modes: ['in-person', 'video'],
    places: [clinic, studio],
  })
  await book(await makeClient(app()), { healer, service, placeId: clinic }, at('10:00'))
  expect(await freeOn({ healer, service, placeId: studio })).toEqual(['12:00', '12:30', '13:00'])
  expect(await freeOn({ healer, service })).toContain('11:00')
  expect(
    await book(await makeClient(app()), { healer, service, placeId: studio }, at('11:30')),
  ).toMatchObject({ code: 'slotTaken' })
  const claim = sql`insert into slot_claim (u_id, healer_id, service_id, during, busy, state, created_at, place_id, travel)
    select ${app().app.platform.ids.next()}, healer_id, service_id, during + interval '90 minutes', busy, state, created_at,
      ${studio}, during from slot_claim where place_id = ${clinic}`
  await expect(claim.execute(app().db)).rejects.toThrow()
})

test('a service in person needs a place, and hours name only places that there are', async () => {
  const { placeId } = await makePlace(app())
  const { healer } = await healerAt(placeId)
  const as = await signInHealer(app(), healer)
  const add = (places: string[]) =>
    app().call('POST /api/practice/service', { body: serviceForm({ modes: ['in-person'], places }) }, { as })
  expect(await add([])).toMatchObject({ status: 400, errors: { places: expect.any(String) } })
  expect(await add([healer.u_id])).toMatchObject({ status: 400, errors: { places: expect.any(String) } })
  const { data: hours } = await app().call('GET /api/practice/hours', {}, { as })
  if (!hours) throw new Error('no hours')
  const change = (place_u_id: string) =>
    app().call(
      'PUT /api/practice/hours',
      {
        body: {
          ...hours,
          travel_minutes: 20,
          weekly: [{ weekday: 1, from: '09:00', to: '12:00', place_u_id }],
        },
      },
      { as },
    )
  expect(await change(healer.u_id)).toMatchObject({ status: 400, errors: { weekly: expect.any(String) } })
  expect((await change(placeId)).data?.hours).toMatchObject({
    travel_minutes: 20,
    weekly: [{ weekday: 1, from: '09:00', to: '12:00', place_u_id: placeId }],
  })
})

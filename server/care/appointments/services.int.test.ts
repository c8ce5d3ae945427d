import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { addService, serviceForm } from '../../testing/services.ts'
import { bookAndPay, chargeCard, claimPaid } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const of = appointmentsOf(app)
/** A time of Monday in India. */
const at = (time: string) => new Date(`2026-11-23T${time}:00+05:30`).toISOString()

const book = (as: TestUser, healer: { u_id: string }, starts_at: string, service_u_id?: string) =>
  app().call(
    'POST /api/website/appointment',
    {
      body: {
        healer_u_id: healer.u_id,
        starts_at,
        mode: 'video',
        description: 'I sleep badly.',
        ...(service_u_id && { service_u_id }),
      },
    },
    { as },
  )

const freeOn = async (healer: { u_id: string }, service_u_id?: string) => {
  const { data } = await app().call('GET /api/website/healer-availability', {
    query: {
      healer_u_id: healer.u_id,
      date: '2026-11-23',
      time_zone: 'Asia/Kolkata',
      ...(service_u_id && { service_u_id }),
    },
  })
  const zone = { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return data?.free.map((start) => new Date(start).toLocaleTimeString('en-GB', zone))
}

async function payFor(client: TestUser, answer: Awaited<ReturnType<typeof book>>) {
  const { u_id = '', order_u_id } = answer.data ?? {}
  await claimPaid(app(), client, u_id, await chargeCard(app(), client, order_u_id ?? ''))
  return u_id
}

describe('a session of a service', () => {
  test('has its length, price and name, and takes the healer with both breaks', async () => {
    const healer = await makeHealer(app(), { daily: [{ from: '09:00', to: '14:00' }] })
    const long = await addService(app(), healer, { break_before: 15, break_after: 30 })
    expect(await freeOn(healer, long)).toEqual(['09:00', '11:15'])
    const client = await makeClient(app())
    const id = await payFor(client, await book(client, healer, at('11:15'), long))
    expect(await of.view(client, id)).toMatchObject({
      state: 'confirmed',
      starts_at: at('11:15'),
      ends_at: at('12:45'),
      price_paise: 150_000,
      service_u_id: long,
      service_name: 'Long session',
      service_name_hi: 'लंबा सेशन',
    })
    // 11:00 to 13:15 is taken, for the first service of 45 minutes too.
    expect(await freeOn(healer)).toEqual(['09:00', '09:45'])
    expect(await freeOn(healer, long)).toEqual(['09:00'])
  })

  test('is booked as before where none is named, and by the healer’s own id', async () => {
    const healer = await makeHealer(app())
    await addService(app(), healer)
    const [one, other] = [await makeClient(app()), await makeClient(app())]
    const first = await book(one, healer, at('09:00'))
    expect(await of.view(one, first.data?.u_id ?? '')).toMatchObject({
      ends_at: at('09:45'),
      price_paise: 90_000,
      service_u_id: healer.u_id,
      service_name: 'Session',
    })
    const second = await book(other, healer, at('09:45'), healer.u_id)
    expect(await of.view(other, second.data?.u_id ?? '')).toMatchObject({
      ends_at: at('10:30'),
      service_u_id: healer.u_id,
    })
  })

  test('is not found with another healer, as a draft, or once it is retired', async () => {
    const [healer, other] = [await makeHealer(app()), await makeHealer(app())]
    const client = await makeClient(app())
    const draft = await addService(app(), healer, { state: 'draft' })
    const retired = await addService(app(), healer, { state: 'retired' })
    const foreign = await addService(app(), other)
    for (const service of [draft, retired, foreign, client.uId]) {
      expect(await book(client, healer, at('09:00'), service)).toMatchObject({ status: 404 })
    }
    expect(await freeOn(healer, draft)).toBeUndefined()
  })

  test('is not sold beside one of another service, whichever comes first', async () => {
    const healer = await makeHealer(app())
    const long = await addService(app(), healer, { start_step: 15 })
    const clients = await Promise.all(Array.from({ length: 12 }, () => makeClient(app())))
    const answers = await Promise.all(
      clients.map((client, index) =>
        index % 2 ? book(client, healer, at('10:30')) : book(client, healer, at('09:30'), long),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const refused of answers.filter(({ status }) => status !== 201))
      expect(refused).toMatchObject({ status: 409, code: 'slotTaken' })
  })

  test('costs nothing where its price is nothing, three at a time', async () => {
    const healer = await makeHealer(app())
    const free = await addService(app(), healer, { price_rupees: 0, minutes: 15 })
    const client = await makeClient(app())
    for (const time of ['09:00', '09:15', '09:30']) {
      const { data } = await book(client, healer, at(time), free)
      expect(data).toMatchObject({ order_u_id: null, hold_until: null })
      expect(await of.view(client, data?.u_id ?? '')).toMatchObject({
        state: 'confirmed',
        price_paise: 0,
        is_free: false,
      })
    }
    expect(await book(client, healer, at('09:45'), free)).toMatchObject({ status: 409, code: 'tooManyHolds' })
  })

  test('is for those whom the healer offers it to', async () => {
    const healer = await makeHealer(app())
    const [known, fresh] = [
      await addService(app(), healer, { audience: 'known' }),
      await addService(app(), healer, { audience: 'new' }),
    ]
    const client = await makeClient(app())
    expect(await book(client, healer, at('12:00'), known)).toMatchObject({ status: 403, code: 'notAllowed' })
    await bookAndPay(app(), client, healer, at('09:00'))
    expect(await book(client, healer, at('12:00'), fresh)).toMatchObject({ status: 403, code: 'notAllowed' })
    expect((await book(client, healer, at('12:00'), known)).status).toBe(201)
  })

  test('keeps its length and service when it is rescheduled, and its length cannot change while it is booked', async () => {
    const healer = await makeHealer(app())
    const long = await addService(app(), healer, { break_after: 15 })
    const client = await makeClient(app())
    const id = await payFor(client, await book(client, healer, at('09:00'), long))
    const moved = await of.reschedule(client, id, at('10:45'))
    expect(moved.data).toMatchObject({ starts_at: at('10:45'), ends_at: at('12:15'), service_u_id: long })
    // The grid of 45 minutes is that of another service.
    expect(await of.reschedule(client, id, at('09:45'))).toMatchObject({
      status: 400,
      code: 'slotNotOffered',
    })
    const as = await signInHealer(app(), healer)
    const change = (minutes: number) =>
      app().call(
        'PUT /api/practice/service/{serviceId}',
        { params: { serviceId: long }, body: { ...serviceForm({ minutes, break_after: 15 }), version: 1 } },
        { as },
      )
    expect(await change(60)).toMatchObject({
      status: 400,
      errors: { minutes: expect.stringContaining('booked') },
    })
    expect((await change(90)).status).toBe(200)
  })

  test('that is released is offered to clients of the same service alone', async () => {
    const healer = await makeHealer(app(), { notice_minutes: 0 })
    const long = await addService(app(), healer, { start_step: 15 })
    const [client, shorter, same] = [
      await makeClient(app()),
      await makeClient(app()),
      await makeClient(app()),
    ]
    const id = await payFor(client, await book(client, healer, at('09:00'), long))
    await app().call(
      'POST /api/website/appointment/{appointmentId}/release',
      { params: { appointmentId: id } },
      { as: client },
    )
    await payFor(shorter, await book(shorter, healer, at('09:00')))
    expect((await of.view(client, id))?.state).toBe('released')
    expect(await book(same, healer, at('09:00'), long)).toMatchObject({ status: 409, code: 'slotTaken' })
  })
})

test('a break that the healer makes longer or shorter counts for coming sessions, as far as the next one', async () => {
  const healer = await makeHealer(app(), { daily: [{ from: '09:00', to: '13:00' }] })
  for (const time of ['09:00', '09:45']) await book(await makeClient(app()), healer, at(time))
  const as = await signInHealer(app(), healer)
  const { data: hours } = await app().call('GET /api/practice/hours', {}, { as })
  if (!hours) throw new Error('no hours')
  const busy = async () =>
    (
      await sql<{ busy: string }>`select to_char(lower(busy) at time zone 'Asia/Kolkata', 'HH24:MI') || '-' ||
        to_char(upper(busy) at time zone 'Asia/Kolkata', 'HH24:MI') as busy from slot_claim
        where healer_id = ${healer.u_id} order by busy`.execute(app().db)
    ).rows.map((row) => row.busy)
  expect(await busy()).toEqual(['09:00-09:45', '09:45-10:30'])
  await app().call('PUT /api/practice/hours', { body: { ...hours, buffer_minutes: 15 } }, { as })
  expect(await busy()).toEqual(['09:00-09:45', '09:45-10:45'])
  expect(await freeOn(healer)).toEqual(['11:00', '12:00'])
  await app().call('PUT /api/practice/hours', { body: { ...hours, buffer_minutes: 0 } }, { as })
  expect(await busy()).toEqual(['09:00-09:45', '09:45-10:30'])
})

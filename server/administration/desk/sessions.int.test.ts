import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeDesk, makeHealerAtPlace } from '../../testing/desk.ts'
import { signInHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makePerson, makeStaff, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Monday, 5:00 in India.
const start = new Date('2026-11-22T23:30:00Z')
const app = useTestApp({ start })
const of = appointmentsOf(app)
let at: Awaited<ReturnType<typeof makeHealerAtPlace>>
let desk: TestUser
afterEach(() => app().clock.set(start))
beforeAll(async () => {
  at = await makeHealerAtPlace(app())
  desk = await makeDesk(app(), [at.healer])
})
let day = 0
/** Nine o'clock in India, each on another day, from tomorrow on. */
const nextTime = () => new Date(start.getTime() + days(++day) + hours(4)).toISOString()
const asked = { asked_by: 'Sunita, her mother', channel: 'phone' as const }

const book = (clientId: string, starts_at: string, given: object = {}, as = desk) =>
  app().call(
    'POST /api/staff/desk/sessions',
    {
      body: {
        healer_u_id: at.healer.u_id,
        service_u_id: at.serviceId,
        client_u_id: clientId,
        starts_at,
        mode: 'in-person',
        place_u_id: at.placeId,
        ...asked,
        ...given,
      },
    },
    { as },
  )
async function booked(clientId: string, starts_at: string, given?: object) {
  const { data, message } = await book(clientId, starts_at, given)
  if (!data) throw new Error(`not booked: ${message}`)
  return data
}
const trailOf = async (record: string) =>
  (await app().call('GET /api/staff/audit', { query: { record } }, { as: await makeStaff(app(), ['admin']) }))
    .data ?? []
const titles = async (as: TestUser) => (await of.news(as)).map(({ title }) => title)

describe('a colleague books for a client', () => {
  test('in person: confirmed at once, paid until its start, with who asked and how', async () => {
    const client = await makeClient(app())
    const time = nextTime()
    const session = await booked(client.uId, time)
    expect(session).toMatchObject({
      state: 'confirmed',
      starts_at: time,
      pay_by: time,
      price_paise: 100_000,
      service_name: '',
      place: { u_id: at.placeId },
      room_name: 'Room 1',
      client: { u_id: client.uId, name: 'Ananya Kulkarni' },
      transitions: [{ state: 'confirmed', by_name: 'Farida Shaikh', ...asked }],
    })
    expect(await of.view(client, session.u_id)).toMatchObject({
      state: 'confirmed',
      payment_state: 'pending',
    })
    // Found by the contact alone: they are asked first.
    expect(await titles(client)).toEqual(['Would you like this appointment?'])
    await app().call(
      'POST /api/website/appointment/{appointmentId}/practice-ask',
      { params: { appointmentId: session.u_id }, body: { answer: 'yes' } },
      { as: client },
    )
    expect(await titles(client)).toContain('Your session is booked. Please pay for it later')
    expect(await trailOf(session.u_id)).toMatchObject([
      { action: 'book', staff_u_id: desk.uId, reason: asked.asked_by, changes: { channel: [null, 'phone'] } },
    ])
    // It does not end by itself, whatever the hours of the settings are.
    app().clock.set(new Date(Date.parse(time) - minutes(5)))
    await app().app.platform.jobs.runNow('unpaid-sessions')
    expect(await of.view(await signIn(app(), client.uId), session.u_id)).toMatchObject({ state: 'confirmed' })
  })

  test('online it is paid by the hours of the settings, and a profile may be completed later', async () => {
    const { u_id: clientId } = await makePerson(app(), {})
    await app().db.updateTable('person').set({ dob: null, city: '' }).where('u_id', '=', clientId).execute()
    const time = new Date(start.getTime() + days(20) + hours(4)).toISOString()
    const session = await booked(clientId, time, { mode: 'video', place_u_id: undefined })
    expect(session).toMatchObject({
      pay_by: new Date(Date.parse(time) - hours(48)).toISOString(),
      place: null,
    })
  })

  test('by the rules of the client: a time that is taken, other hours, another’s service, nobody, a young one', async () => {
    const [client, other] = [await makeClient(app()), await makeClient(app())]
    const time = nextTime()
    await booked(client.uId, time)
    expect(await book(other.uId, time)).toMatchObject({ status: 409, code: 'slotTaken' })
    const early = new Date(Date.parse(time) - hours(4)).toISOString()
    expect(await book(other.uId, early)).toMatchObject({ code: 'slotNotOffered' })
    const { serviceId } = await makeHealerAtPlace(app())
    expect(await book(other.uId, nextTime(), { service_u_id: serviceId })).toMatchObject({ status: 404 })
    expect(await book((await makeStaff(app(), ['editor'])).uId, nextTime())).toMatchObject({ status: 404 })
    await app()
      .db.updateTable('person')
      .set({ dob: new Date('2012-01-01') as unknown as string })
      .where('u_id', '=', other.uId)
      .execute()
    expect(await book(other.uId, nextTime())).toMatchObject({ code: 'guardianNeeded' })
  })
})

describe('a colleague changes a session for its client', () => {
  const path = (appointmentId: string) => ({ params: { appointmentId } })
  const arrive = (id: string, as = desk) =>
    app().call('POST /api/staff/desk/sessions/{appointmentId}/arrive', path(id), { as })

  test('reschedules it, unpaid up to its new start, and both are told', async () => {
    const client = await makeClient(app())
    const asHealer = await signInHealer(app(), at.healer)
    const { u_id } = await booked(client.uId, nextTime())
    const later = nextTime()
    const moved = await app().call(
      'POST /api/staff/desk/sessions/{appointmentId}/reschedule',
      { ...path(u_id), body: { starts_at: later, asked_by: '', channel: 'counter' } },
      { as: desk },
    )
    expect(moved.data).toMatchObject({
      starts_at: later,
      pay_by: later,
      transitions: [{ channel: 'phone' }, { channel: 'counter', asked_by: '', by_name: 'Farida Shaikh' }],
    })
    expect(await titles(client)).toContain('New time for your session')
    expect((await titles(asHealer)).filter((title) => title.includes('rescheduled'))).toHaveLength(1)
  })

  test('cancels a paid one by the policy that was shown, and no client’s own change names a colleague', async () => {
    const client = await makeClient(app())
    const { u_id } = await bookAndPay(app(), client, at.healer, nextTime())
    const shown = await app().call('GET /api/staff/desk/sessions/{appointmentId}/cancel', path(u_id), {
      as: desk,
    })
    expect(shown.data).toMatchObject({ refund_percent: 100, refund_paise: 90_000 })
    const cancel = (refund_paise: number) =>
      app().call(
        'POST /api/staff/desk/sessions/{appointmentId}/cancel',
        { ...path(u_id), body: { refund_paise, ...asked } },
        { as: desk },
      )
    expect(await cancel(1)).toMatchObject({ status: 409, code: 'refundChanged' })
    expect((await cancel(90_000)).data).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'client',
      transitions: [{ by_name: null, channel: null }, { by_name: null }, { state: 'cancelled', ...asked }],
    })
    expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })
  })

  test('says that the client comes later, is there, or did not come', async () => {
    const { u_id: clientId } = await makePerson(app())
    const time = nextTime()
    const { u_id } = await booked(clientId, time)
    const early = await arrive(u_id)
    expect(early).toMatchObject({ status: 409, code: 'notNow' })
    // The same people, an hour and a half before and later.
    app().clock.set(new Date(Date.parse(time) - minutes(20)))
    const [client, asHealer] = [await signIn(app(), clientId), await signInHealer(app(), at.healer)]
    const now = await signIn(app(), desk.uId, 'staff')
    const late = (side: 'client' | 'healer') =>
      app().call(
        'POST /api/staff/desk/sessions/{appointmentId}/late',
        { ...path(u_id), body: { side, minutes: 10, ...asked } },
        { as: now },
      )
    expect((await late('client')).data).toMatchObject({ late_minutes: 10, late_side: 'client' })
    expect((await titles(asHealer))[0]).toMatch(/is running late$/)
    await late('healer')
    expect((await titles(client))[0]).toBe('Meera Rao is running late')
    expect((await arrive(u_id, now)).data).toMatchObject({ arrived_at: app().clock.now().toISOString() })
    expect((await titles(asHealer))[0]).toMatch(/has arrived$/)
    app().clock.set(new Date(Date.parse(time) + minutes(30)))
    const missed = await app().call('POST /api/staff/desk/sessions/{appointmentId}/no-show', path(u_id), {
      as: await signIn(app(), desk.uId, 'staff'),
    })
    expect(missed.data).toMatchObject({ state: 'no-show' })
    expect((await trailOf(u_id)).map(({ action }) => action)).toEqual([
      'no-show',
      'arrive',
      'late',
      'late',
      'book',
    ])
  })
})

describe('contacts of clients', () => {
  const find = async (search: string) =>
    (await app().call('GET /api/staff/desk/clients', { query: { search } }, { as: desk })).data ?? []
  const reveal = (personId: string) =>
    app().call('POST /api/staff/desk/clients/{personId}/reveal', { params: { personId } }, { as: desk })

  test('are masked until they are asked for, of the desk’s clients alone, and each asking is in the trail', async () => {
    const client = await makeClient(app(), { firstName: 'Rukmini', mobile: '+919845098765' })
    const stranger = await makeClient(app(), { firstName: 'Rukmini', mobile: '+919845098766' })
    await bookAndPay(app(), client, at.healer, nextTime())
    expect(await find('rukmi')).toMatchObject([{ u_id: client.uId, mobile_number: '+91 ••••• •8765' }])
    expect((await reveal(client.uId)).data).toMatchObject({ mobile_number: '+919845098765' })
    expect(await trailOf(client.uId)).toMatchObject([{ action: 'reveal', staff_u_id: desk.uId }])
    expect(await reveal(stranger.uId)).toMatchObject({ status: 404 })
    // By the whole number, which the caller says, everybody is found.
    expect(await find('98450 98766')).toMatchObject([{ u_id: stranger.uId }])
    expect(await trailOf(stranger.uId)).toMatchObject([{ action: 'look' }])
    // Booking for that number does not open what the client never said.
    await booked(stranger.uId, nextTime())
    expect(await reveal(stranger.uId)).toMatchObject({ status: 404 })
  })

  test('of somebody who only typed a number are not found by it', async () => {
    const { u_id } = await makePerson(app(), { mobile: '+919845011223' })
    await app().db.updateTable('person').set({ phone_verified_at: null }).where('u_id', '=', u_id).execute()
    expect(await find('+919845011223')).toEqual([])
  })
})

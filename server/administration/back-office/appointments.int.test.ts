import { expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const appointments = appointmentsOf(app)

const list = async (as: TestUser, query: object = {}) =>
  (await app().call('GET /api/staff/appointments', { query }, { as })).data ?? []

test('an appointment is shown with its steps, money and mails, without what the client wrote', async () => {
  const healer = await makeHealer(app(), { price_paise: 90_000 })
  const client = await makeClient(app(), { email: 'story@example.com' })
  const description = 'Words for the healer alone'
  const { u_id: id } = await bookAndPay(app(), client, healer, '2026-11-23T03:30:00.000Z', { description })
  expect((await appointments.reschedule(client, id, '2026-11-24T03:30:00.000Z')).status).toBe(200)
  expect((await appointments.cancel(client, id, 90_000)).status).toBe(200)
  await app().drain()

  const support = await makeStaff(app(), ['support'])
  const wanted = { u_id: id, state: 'cancelled', healer_name: 'Meera Rao', client_name: 'Ananya Kulkarni' }
  expect(await list(support, { search: 'story@example.com' })).toMatchObject([wanted])
  expect(await list(support, { search: id, state: 'cancelled', healer: healer.u_id })).toMatchObject([wanted])
  expect(await list(support, { search: id, state: 'confirmed' })).toEqual([])
  expect(await list(support, { search: id, from: '2026-11-24T03:31:00Z' })).toEqual([])

  const params = { appointmentId: id }
  const { data } = await app().call(
    'GET /api/staff/appointments/{appointmentId}',
    { params },
    { as: support },
  )
  expect(data?.transitions.map(({ state, starts_at: at }) => [state, at.slice(0, 10)])).toEqual([
    ['held', '2026-11-23'],
    ['confirmed', '2026-11-23'],
    ['confirmed', '2026-11-24'],
    ['cancelled', '2026-11-24'],
  ])
  expect(data).toMatchObject({
    cancelled_by: 'client',
    rescheduled_by: 'client',
    order: { state: 'refunded', price_paise: 90_000, refunded_paise: 90_000 },
    payments: [{ amount_paise: 90_000 }],
    refunds: [{ state: 'sent', amount_paise: 90_000 }],
    room: [],
    objections: [],
  })
  const toClient = data?.notifications.filter(({ to }) => to === 'client') ?? []
  // Booked, rescheduled, cancelled: each one hears of each step.
  expect(toClient).toHaveLength(3)
  expect(data?.notifications.filter(({ to }) => to === 'healer')).toHaveLength(3)
  expect(toClient.every(({ title }) => title.length > 0)).toBe(true)
  expect(toClient.flatMap(({ sent }) => sent.map(({ channel }) => channel))).toContain('mail')
  expect(JSON.stringify(data)).not.toContain(description)
  const looks = await app()
    .db.selectFrom('audit_entry')
    .select(['resource', 'action', 'staff_id'])
    .where('record_id', '=', id)
    .execute()
  expect(looks).toEqual([{ resource: 'appointments', action: 'look', staff_id: support.uId }])
})

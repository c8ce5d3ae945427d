import { beforeAll, expect, test } from 'vitest'
import { days, hours } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const people = appointmentsOf(app)
let healer: TestHealer
beforeAll(async () => {
  healer = await makeHealer(app(), { price_paise: 200_000 })
})
const today = async (as: TestUser) => (await app().call('GET /api/staff/today', {}, { as })).data

test('the day has its sessions, its takings beside last week, and what waits with the oldest first', async () => {
  const startsAt = new Date('2026-11-28T03:30:00Z').toISOString()
  await bookAndPay(app(), await makeClient(app()), healer, startsAt)
  app().clock.advance(days(7))
  const client = await makeClient(app())
  const { u_id: id } = await bookAndPay(app(), client, healer, new Date('2026-12-05T03:30:00Z').toISOString())
  await people.cancel(client, id, 200_000)
  const admin = await makeStaff(app(), ['admin'])
  expect(await today(admin)).toMatchObject({
    day: '2026-11-28',
    healers: [{ u_id: healer.u_id, sessions: [{ starts_at: startsAt, state: 'confirmed' }] }],
    money: {
      takings: { paise: 200_000, week_before_paise: 200_000 },
      refunds: { paise: 200_000, week_before_paise: 0 },
    },
    waiting: [],
  })
  for (const name of ['First', 'Second']) {
    await app().call('POST /api/website/contact-us', {
      body: {
        name,
        email: 'asha@example.com',
        phone: '9812345678',
        subject: 'Opening hours',
        reason: 'Are you open on Sundays?',
      },
    })
    app().clock.advance(hours(1))
  }
  expect((await today(await makeStaff(app(), ['admin'])))?.waiting).toMatchObject([
    { name: 'inbox', count: 2, oldest_at: new Date('2026-11-28T06:00:00Z').toISOString() },
  ])
})

test('each role sees what it may read elsewhere, and the front desk its healers alone', async () => {
  const finance = await today(await makeStaff(app(), ['finance']))
  expect(finance).toMatchObject({ healers: null, events: null, money: expect.any(Object) as never })
  expect(await today(await makeStaff(app(), ['support']))).toMatchObject({
    money: null,
    healers: [{ u_id: healer.u_id }],
  })
  const desk = await makeStaff(app(), ['desk'])
  expect(await today(desk)).toMatchObject({ healers: [], money: null, events: null })
  await app()
    .db.insertInto('staff_scope')
    .values({ person_id: desk.uId, healer_id: healer.u_id, created_at: app().clock.now() })
    .execute()
  expect(await today(desk)).toMatchObject({ healers: [{ u_id: healer.u_id }] })
})

import { expect, test } from 'vitest'
import { days, hours } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeDesk } from '../../testing/desk.ts'
import { makeHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Monday, 5:00 in India.
const start = new Date('2026-11-22T23:30:00Z')
const app = useTestApp({ start })
const of = appointmentsOf(app)
/** Nine o'clock in India, and a second session after it. */
const at = (day: number, later = 0) =>
  new Date(start.getTime() + days(day) + hours(4) + later * 45 * 60_000).toISOString()

test('a healer is ill: the sum is shown first, each session is refunded, another healer is offered, the days are closed', async () => {
  const [ill, other, dear] = [
    await makeHealer(app(), { buffer_minutes: 0 }),
    await makeHealer(app(), { buffer_minutes: 0, full_name: 'Sunil Joshi' }),
    await makeHealer(app(), { buffer_minutes: 0, price_paise: 95_000 }),
  ]
  const desk = await makeDesk(app(), [ill, other, dear])
  const [first, second, elsewhere] = [
    await makeClient(app()),
    await makeClient(app()),
    await makeClient(app()),
  ]
  const one = await bookAndPay(app(), first, ill, at(1))
  const two = await bookAndPay(app(), second, ill, at(1, 1))
  const kept = await bookAndPay(app(), second, ill, at(3))
  // At the time of the second one the other healer is taken.
  await bookAndPay(app(), elsewhere, other, at(1, 1))
  const params = { healerId: ill.u_id }
  const range = { from: '2026-11-24', to: '2026-11-25' }
  const look = () =>
    app().call('GET /api/staff/desk/healers/{healerId}/absence', { params, query: range }, { as: desk })
  expect((await look()).data).toEqual({
    refund_paise: 180_000,
    sessions: [
      {
        u_id: one.u_id,
        client_name: 'Ananya Kulkarni',
        starts_at: at(1),
        refund_paise: 90_000,
        others: [{ u_id: other.u_id, name: 'Sunil Joshi' }],
      },
      expect.objectContaining({ u_id: two.u_id, refund_paise: 90_000, others: [] }),
    ],
  })
  const begin = (refund_paise: number) =>
    app().call(
      'POST /api/staff/desk/healers/{healerId}/absence',
      {
        params,
        body: {
          ...range,
          refund_paise,
          offers: [
            { appointment_u_id: one.u_id, healer_u_id: other.u_id },
            // Not one whom the preview named.
            { appointment_u_id: two.u_id, healer_u_id: dear.u_id },
          ],
        },
      },
      { as: desk },
    )
  expect(await begin(90_000)).toMatchObject({ status: 409, code: 'refundChanged' })
  const { data } = await begin(180_000)
  expect(data).toMatchObject({ total: 2, done: 0, failed: 0 })
  // One of them was cancelled by the client before the job came to it.
  await of.cancel(second, two.u_id, 90_000)
  await app().drain()
  const done = await app().call(
    'GET /api/staff/desk/absences/{absenceId}',
    { params: { absenceId: data?.u_id ?? '' } },
    { as: desk },
  )
  expect(done.data).toMatchObject({ healer: { name: ill.full_name }, total: 2, done: 2, failed: 0 })
  expect(await of.view(first, one.u_id)).toMatchObject({ state: 'cancelled', cancelled_by: 'healer' })
  expect((await of.news(first)).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Sunil Joshi is free at the time of your session']),
  )
  expect((await of.news(second)).map(({ title }) => title)).not.toContain(
    'Sunil Joshi is free at the time of your session',
  )
  expect(await of.view(second, kept.u_id)).toMatchObject({ state: 'confirmed' })
  expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })
  const free = await app().call(
    'GET /api/staff/desk/healers/{healerId}/free-times',
    { params, query: { date: '2026-11-24', service_u_id: ill.u_id } },
    { as: desk },
  )
  expect(free.data).toEqual([])
  // The same days again: nothing is left to refund.
  expect((await look()).data).toEqual({ refund_paise: 0, sessions: [] })
  const long = { params, query: { from: '2026-11-24', to: '2027-11-24' } }
  expect(
    await app().call('GET /api/staff/desk/healers/{healerId}/absence', long, { as: desk }),
  ).toMatchObject({ status: 400, errors: { to: expect.any(String) } })
})

test('another healer’s free time is chosen by hand for one client; one that is not free, or not the desk’s, refuses all', async () => {
  const [ill, other, stranger] = [
    await makeHealer(app(), { buffer_minutes: 0 }),
    await makeHealer(app(), { buffer_minutes: 0, full_name: 'Sunil Joshi', price_paise: 95_000 }),
    await makeHealer(app(), { buffer_minutes: 0 }),
  ]
  const desk = await makeDesk(app(), [ill, other])
  const client = await makeClient(app())
  const { u_id } = await bookAndPay(app(), client, ill, at(1))
  await bookAndPay(app(), await makeClient(app()), other, at(2))
  const begin = (healer: { u_id: string }, starts_at: string) =>
    app().call(
      'POST /api/staff/desk/healers/{healerId}/absence',
      {
        params: { healerId: ill.u_id },
        body: {
          from: '2026-11-24',
          to: '2026-11-24',
          refund_paise: 90_000,
          offers: [
            {
              appointment_u_id: u_id,
              healer_u_id: healer.u_id,
              time: { service_u_id: healer.u_id, starts_at },
            },
          ],
        },
      },
      { as: desk },
    )
  expect(await begin(other, at(2))).toMatchObject({ status: 400, code: 'slotNotOffered' })
  expect(await begin(ill, at(2))).toMatchObject({ code: 'slotNotOffered' })
  expect(await begin(stranger, at(2))).toMatchObject({ status: 404 })
  expect(await of.view(client, u_id)).toMatchObject({ state: 'confirmed' })
  expect(await begin(other, at(2, 1))).toMatchObject({ status: 201 })
  await app().drain()
  const offered = (await of.news(client)).find(
    ({ title }) => title === 'Sunil Joshi is free in place of your session',
  )
  expect(offered).toMatchObject({ target_id: other.u_id })
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { deadlocksIn } from '../../testing/deadlocks.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { bookAndPay, chargeCard, claimPaid, holdTime } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({
  start: new Date('2026-11-21T06:00:00Z'),
  // All queue for three calendars; on a busy machine the last of them waits longer than a visitor should.
  config: { DATABASE_WAIT_MS: '30000' },
})
const rounds = Number(process.env.CROWD_ROUNDS ?? 6)

test('expired holds, late payments, new bookings and new hours at once: no deadlock, and all adds up', async () => {
  for (let round = 0; round < rounds; round++) {
    const healers = await Promise.all([makeHealer(app()), makeHealer(app()), makeHealer(app())])
    const clients: TestUser[] = []
    for (let count = 0; count < 9; count++) clients.push(await makeClient(app()))
    const starts = ['2026-11-23T03:30:00.000Z', '2026-11-23T04:15:00.000Z', '2026-11-23T05:00:00.000Z']
    const latin = (index: number) => ({
      healer: healers[index % 3] ?? healers[0],
      start: starts[Math.floor(index / 3)] ?? '',
    })
    // Each client holds a time, has paid for it, and is late; then all nine of them want the next one's time.
    const late = await Promise.all(
      clients.map(async (client, index) => {
        const { healer, start } = latin(index)
        const held = await holdTime(app(), client, healer, start)
        return { client, held, paymentId: await chargeCard(app(), client, held.order_u_id) }
      }),
    )
    app().clock.advance(minutes(10) + 1000)
    const wants = clients.map((client, index) => {
      const { healer, start } = latin((index + 1) % 9)
      return app().call(
        'POST /api/website/appointment',
        { body: { healer_u_id: healer.u_id, starts_at: start, mode: 'chat', description: 'Worry' } },
        { as: client },
      )
    })
    const claims = late.map(({ client, held, paymentId }) => claimPaid(app(), client, held.u_id, paymentId))
    const practice = await signInHealer(app(), healers[0])
    const { data: hours } = await app().call('GET /api/practice/hours', {}, { as: practice })
    const change = app().call('PUT /api/practice/hours', { body: hours as never }, { as: practice })
    const sweep = app().app.platform.jobs.runNow('expire-orders')
    const answers = await Promise.all([...wants, ...claims, change])
    await sweep
    app().clock.advance(-minutes(10) - 1000)
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from appointment a
      join slot_claim c on c.u_id = a.claim_id join orders o on o.u_id = a.order_id
      where (a.state = 'confirmed') <> (c.state = 'booked') or (a.state = 'confirmed') <> (o.state = 'paid')
        or (a.state = 'held') <> (c.state = 'held')`.execute(app().db)
    expect(rows[0]?.wrong).toBe(0)
  }
  expect(await deadlocksIn(app().db)).toBe(0)
})

test('reschedules, cancellations of both sides and new bookings at once: no deadlock, no paisa is lost', async () => {
  const people = appointmentsOf(app)
  for (let round = 0; round < rounds / 3; round++) {
    const healers = await Promise.all([makeHealer(app()), makeHealer(app()), makeHealer(app())])
    const starts = ['2026-11-23T03:30:00.000Z', '2026-11-23T04:15:00.000Z', '2026-11-23T05:00:00.000Z']
    const booked = await Promise.all(
      Array.from({ length: 9 }, async (_, index) => {
        const [client, other] = [await makeClient(app()), await makeClient(app())]
        const healer = healers[index % 3] ?? healers[0]
        const { u_id: id } = await bookAndPay(app(), client, healer, starts[Math.floor(index / 3)] ?? '')
        return { id, client, other, healer, practice: await signInHealer(app(), healer) }
      }),
    )
    const answers = await Promise.all(
      booked.flatMap(({ id, client, other, healer, practice }, index) => {
        const [mine, next, after] = [0, 1, 2].map(
          (ahead) => starts[(Math.floor(index / 3) + ahead) % 3] ?? '',
        )
        return [
          people.reschedule(client, id, next ?? ''),
          people.healerReschedule(practice, id, after ?? ''),
          ...(index % 2 ? [people.cancel(client, id, 90_000)] : []),
          ...(index % 4 === 0 ? [people.healerCancel(practice, id)] : []),
          app().call(
            'POST /api/website/appointment',
            { body: { healer_u_id: healer.u_id, starts_at: mine ?? '', mode: 'chat', description: 'Worry' } },
            { as: other },
          ),
        ]
      }),
    )
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from appointment a
      join slot_claim c on c.u_id = a.claim_id join orders o on o.u_id = a.order_id
      where (a.state = 'confirmed') <> (c.state = 'booked') or (a.state = 'confirmed') <> (o.state = 'paid')
        or (a.state in ('cancelled', 'lapsed')) < (o.state = 'refunded') or (a.state = 'cancelled') > (o.state = 'refunded')
          or lower(c.during) <> a.starts_at`.execute(app().db)
    expect(rows[0]?.wrong).toBe(0)
  }
  expect(await deadlocksIn(app().db)).toBe(0)
  expect((await app().app.modules.ledger.prove()).drift).toBe(0)
})

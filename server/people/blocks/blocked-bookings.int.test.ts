import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { buy, makeBundle } from '../../testing/courses.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay, chargeCard, claimPaid, holdTime } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
beforeEach(() => app().clock.set(start))
const monday = '2026-11-23T03:30:00.000Z'
const tuesday = '2026-11-24T03:30:00.000Z'
const people = appointmentsOf(app)
const refused = { status: 403, code: 'blocked' }

const block = (by: string, whom: string) =>
  app()
    .db.insertInto('person_block')
    .values({ u_id: randomUUID(), person_id: by, blocked_id: whom, known_as: 'X', created_at: start })
    .execute()
const unblock = (by: string) => app().db.deleteFrom('person_block').where('person_id', '=', by).execute()

const book = (as: TestUser, healer: TestHealer, starts_at: string, more: object = {}) =>
  app().call(
    'POST /api/website/appointment',
    { body: { healer_u_id: healer.u_id, starts_at, mode: 'video', description: 'I sleep badly.', ...more } },
    { as },
  )
const offer = (as: TestUser, appointmentId: string) =>
  app().call(
    'POST /api/practice/healing-session',
    {
      body: {
        appointment_u_id: appointmentId,
        title: 'A longer breath',
        description: 'We go on with the breathing.',
        starts_at: tuesday,
        mode: 'video',
        price_paise: 0,
      },
    },
    { as },
  )
const accept = (as: TestUser, id: string) =>
  app().call(
    'PATCH /api/website/healing-session/{uId}',
    { params: { uId: id }, body: { accepted_by_patient: true, wallet_discount: 0 } },
    { as },
  )

/** Two who have a session on Monday. */
async function pair() {
  const healer = await makeHealer(app())
  const client = await makeClient(app())
  const { u_id: appointmentId } = await bookAndPay(app(), client, healer, monday)
  return { healer, client, appointmentId, practice: await signInHealer(app(), healer) }
}

describe('a client whom a healer has blocked', () => {
  test('books no time, whoever of the two blocked, until the block is taken back', async () => {
    const healer = await makeHealer(app())
    const client = await makeClient(app())
    await block(healer.person_id, client.uId)
    expect(await book(client, healer, monday)).toMatchObject(refused)
    await unblock(healer.person_id)
    await block(client.uId, healer.person_id)
    expect(await book(client, healer, monday)).toMatchObject(refused)
    await unblock(client.uId)
    expect(await book(client, healer, monday)).toMatchObject({ status: 201 })
  })

  test('books no session of a pack, and keeps the pack', async () => {
    const healer = await makeHealer(app())
    const client = await makeClient(app())
    const pack = { session_healer_id: healer.u_id, session_count: 2, session_days: 30 }
    await buy(app(), client, { type: 'bundle', item_u_id: await makeBundle(app(), pack) })
    const packs = async () =>
      (await app().call('GET /api/website/session-pack', { query: {} }, { as: client })).data
    const before = await packs()
    await block(healer.person_id, client.uId)
    const by = { subscription_package_u_id: before?.[0]?.u_id ?? '' }
    expect(await book(client, healer, monday, by)).toMatchObject(refused)
    expect(await packs()).toEqual(before)
  })

  test('books no free session with an intern, nor changes to one', async () => {
    const [one, other] = [
      await makeHealer(app(), { is_intern: true }),
      await makeHealer(app(), { is_intern: true }),
    ]
    const client = await makeClient(app())
    const free = (healer: TestHealer) =>
      app().call(
        'POST /api/website/demo-appointment',
        {
          body: { healer_intern_u_id: healer.u_id, starts_at: monday, mode: 'video', description: 'Hello.' },
        },
        { as: client },
      )
    await app()
      .db.updateTable('person')
      .set({ demo_appointment_count: 2 })
      .where('u_id', '=', client.uId)
      .execute()
    await block(one.person_id, client.uId)
    expect(await free(one)).toMatchObject(refused)
    const { data } = await free(other)
    expect(
      await app().call(
        'PATCH /api/website/demo-appointment-status/{u_id}',
        {
          params: { u_id: data?.u_id ?? '' },
          body: { appointment_request: 'change-intern', healer_intern_u_id: one.u_id },
        },
        { as: client },
      ),
    ).toMatchObject(refused)
  })

  test('accepts no offer that stood before, and the healer makes no other', async () => {
    const { healer, client, practice, appointmentId } = await pair()
    const offered = await offer(practice, appointmentId)
    expect(offered.status).toBe(201)
    await block(healer.person_id, client.uId)
    expect(await accept(client, offered.data?.u_id ?? '')).toMatchObject(refused)
    await app().db.updateTable('healing_session').set({ state: 'withdrawn' }).execute()
    await app().db.updateTable('slot_claim').set({ state: 'released' }).where('state', '=', 'held').execute()
    expect(await offer(practice, appointmentId)).toMatchObject(refused)
  })

  test('keeps a session that is booked, may cancel it, and moves it nowhere', async () => {
    const { healer, client, practice, appointmentId } = await pair()
    await block(healer.person_id, client.uId)
    expect(await people.reschedule(client, appointmentId, tuesday)).toMatchObject(refused)
    expect(await people.healerReschedule(practice, appointmentId, tuesday)).toMatchObject(refused)
    expect((await people.view(client, appointmentId))?.state).toBe('confirmed')
    const { data } = await people.preview(client, appointmentId)
    expect((await people.cancel(client, appointmentId, data?.refund_paise ?? 0)).status).toBe(200)
  })

  test('who pays for a time that was held before gets the money back and not the time', async () => {
    const healer = await makeHealer(app())
    const client = await makeClient(app())
    const held = await holdTime(app(), client, healer, monday)
    const payment = await chargeCard(app(), client, held.order_u_id)
    await block(healer.person_id, client.uId)
    await claimPaid(app(), client, held.u_id, payment)
    expect((await people.view(client, held.u_id))?.state).toBe('lapsed')
    const order = await app()
      .db.selectFrom('orders')
      .select('state')
      .where('u_id', '=', held.order_u_id)
      .executeTakeFirstOrThrow()
    expect(order.state).toBe('refunded')
    // The time is there for others.
    expect((await book(await makeClient(app()), healer, monday)).status).toBe(201)
    expect((await app().app.modules.ledger.prove()).drift).toBe(0)
  })

  test('books no time that a friend released, and the friend keeps it', async () => {
    const { healer, client: friend, appointmentId } = await pair()
    const client = await makeClient(app())
    await block(healer.person_id, client.uId)
    app().clock.set(new Date('2026-11-22T22:30:00Z'))
    const as = await signIn(app(), friend.uId)
    const path = { params: { appointmentId } }
    const released = await app().call('POST /api/website/appointment/{appointmentId}/release', path, { as })
    expect(released.status).toBe(200)
    expect(await book(await signIn(app(), client.uId), healer, monday)).toMatchObject(refused)
    expect((await people.view(as, appointmentId))?.state).toBe('released')
  })
})

describe('the waiting list', () => {
  const join = (as: TestUser, healer: TestHealer) =>
    app().call(
      'POST /api/website/waitlist',
      { body: { healer_u_id: healer.u_id, weekdays: [], part: 'any' } },
      { as },
    )
  const heard = async (as: TestUser) =>
    (await people.news(as)).filter(({ title }) => title.endsWith('has an available time')).length

  /** A healer with one time in the whole horizon, which is booked, and three who wait for it. */
  async function waiting() {
    const healer = await makeHealer(app(), {
      weekly: [{ weekday: 1, from: '09:00', to: '09:45' }],
      leave: [{ from: '2026-11-24', to: '2027-06-01' }],
    })
    const owner = await makeClient(app())
    const { u_id: id } = await bookAndPay(app(), owner, healer, monday)
    const waiters = [await makeClient(app()), await makeClient(app()), await makeClient(app())] as const
    for (const one of waiters) {
      expect((await join(one, healer)).status).toBe(201)
      app().clock.advance(minutes(1))
    }
    return { healer, owner, id, waiters }
  }
  const free = async (owner: TestUser, id: string) => {
    const { data } = await people.preview(owner, id)
    await people.cancel(owner, id, data?.refund_paise ?? 0)
    await app().app.platform.jobs.runNow('waitlist')
  }

  test('passes by who is blocked and who is deleting the account: the next one hears of the time', async () => {
    const { healer, owner, id, waiters } = await waiting()
    const [blocked, leaving, next] = waiters
    await block(healer.person_id, blocked.uId)
    await app()
      .db.insertInto('account_deletion')
      .values({
        u_id: randomUUID(),
        person_id: leaving.uId,
        asked_at: start,
        due_at: new Date(start.getTime() + days(14)),
        state: 'waiting',
      })
      .execute()
    await free(owner, id)
    expect([await heard(blocked), await heard(leaving), await heard(next)]).toEqual([0, 0, 1])
  })

  test('takes nobody who is blocked', async () => {
    const { healer } = await waiting()
    const client = await makeClient(app())
    await block(healer.person_id, client.uId)
    expect(await join(client, healer)).toMatchObject(refused)
  })
})

import type { Call } from '@newyou/contract/api'
import type { SocketMessage } from '@newyou/contract/socket-events'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { appointmentsOf } from '../testing/appointments.ts'
import { makeHealer, signInHealer } from '../testing/healers.ts'
import { bookAndPay, chargeCard, claimPaid, holdTime } from '../testing/sessions-paid.ts'
import { openShop } from '../testing/shop.ts'
import { makeClient, signIn } from '../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const monday = '2026-11-23T03:30:00.000Z' // 09:00 in India
const tuesday = '2026-11-24T03:30:00.000Z'
const wednesday = '2026-11-25T03:30:00.000Z'
const people = appointmentsOf(app)

async function booked({ pricePaise = 118_000, startsAt = monday } = {}) {
  const healer = await makeHealer(app(), { price_paise: pricePaise })
  const client = await makeClient(app())
  const { u_id: id, order_u_id: orderId } = await bookAndPay(app(), client, healer, startsAt)
  return { healer, client, id, orderId, practice: await signInHealer(app(), healer) }
}

/** Signed in again: an access token does not last until then. */
async function at<T>(moment: string, work: () => Promise<T>): Promise<T> {
  app().clock.set(new Date(moment))
  try {
    return await work()
  } finally {
    app().clock.set(start)
  }
}
const later = (as: TestUser) => signIn(app(), as.uId)
const laterHealer = (as: TestUser) => signIn(app(), as.uId, 'healer')
const drift = async () => (await app().app.modules.ledger.prove()).drift
const freeOn = async (healer: { u_id: string }, date: string) =>
  (
    await app().call('GET /api/website/healer-availability', {
      query: { healer_u_id: healer.u_id, date, time_zone: 'Asia/Kolkata' },
    })
  ).data?.free

describe('moving', () => {
  test('takes the new time, frees the old one, keeps order and money, and notifies the other side', async () => {
    const { client, healer, id, orderId, practice } = await booked()
    const moved = await people.move(client, id, tuesday)
    expect(moved).toMatchObject({
      status: 200,
      message: 'Your appointment has been rescheduled',
      data: {
        state: 'confirmed',
        starts_at: tuesday,
        moved_from: monday,
        moved_by: 'client',
        is_move_open: false,
        order_u_id: orderId,
        payment_state: 'paid',
      },
    })
    expect(await freeOn(healer, '2026-11-23')).toContain(monday)
    expect(await freeOn(healer, '2026-11-24')).not.toContain(tuesday)
    expect((await people.news(practice))[0]).toMatchObject({ title: 'Silver Neem moved their session' })
  })

  test('away from the soonest time of a healer makes it the next free one of the directory again', async () => {
    const soonest = '2026-11-21T07:15:00.000Z'
    const { healer, id, practice } = await booked({ startsAt: soonest })
    const nextFree = async () =>
      (await app().call('GET /api/website/healer/{healerId}', { params: { healerId: healer.u_id } })).data
        ?.next_free_at
    expect(await nextFree()).toBe('2026-11-21T08:00:00Z')
    expect((await people.healerMove(practice, id, tuesday)).status).toBe(200)
    expect(await nextFree()).toBe('2026-11-21T07:15:00Z')
  })

  test.each([
    ['a past time', '2026-11-20T03:30:00.000Z', 400, 'slotNotOffered'],
    ['a time off the grid', '2026-11-24T03:31:00.000Z', 400, 'slotNotOffered'],
    ['the year 9999', '9999-12-31T03:30:00.000Z', 400, 'slotNotOffered'],
    ['the time it has', monday, 400, 'invalidInput'],
    ['another client’s time', wednesday, 409, 'slotTaken'],
  ])('to %s changes nothing', async (_what, startsAt, status, code) => {
    const { client, healer, id } = await booked()
    await bookAndPay(app(), await makeClient(app()), healer, wednesday)
    const answer = await people.move(client, id, startsAt)
    expect(answer).toMatchObject({ status, code })
    if (code === 'slotTaken')
      expect(answer.data).toMatchObject({ next_free: expect.arrayContaining(['2026-11-25T04:15:00.000Z']) })
    expect((await people.view(client, id))?.starts_at).toBe(monday)
    expect(await freeOn(healer, '2026-11-23')).not.toContain(monday)
  })

  test('onto another appointment of the client is refused, for both of its people', async () => {
    const { client, id, practice } = await booked()
    await bookAndPay(app(), client, await makeHealer(app()), tuesday)
    expect(await people.move(client, id, tuesday)).toMatchObject({ status: 409, code: 'clientBusy' })
    expect(await people.healerMove(practice, id, tuesday)).toMatchObject({ status: 409, code: 'clientBusy' })
  })

  test('is free until 24 hours before, and says since when it is too late', async () => {
    const { client, id } = await booked()
    const answer = await at('2026-11-22T03:30:00Z', async () => people.move(await later(client), id, tuesday))
    expect(answer).toMatchObject({
      status: 409,
      code: 'notNow',
      data: { reason: 'too-late', at: '2026-11-22T03:30:00.000Z' },
    })
  })

  test('of two who move to one time at once, one has it and both still have an appointment', async () => {
    const healer = await makeHealer(app())
    const clients = await Promise.all(Array.from({ length: 6 }, () => makeClient(app())))
    const starts = ['03:30', '04:15', '05:00', '05:45', '06:30', '07:15']
    const ids: string[] = []
    for (const [index, client] of clients.entries())
      ids.push((await bookAndPay(app(), client, healer, `2026-11-23T${starts[index]}:00.000Z`)).u_id)
    const answers = await Promise.all(
      clients.map((client, index) => people.move(client, ids[index] ?? '', tuesday)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    for (const [index, client] of clients.entries())
      expect((await people.view(client, ids[index] ?? ''))?.state).toBe('confirmed')
  })

  test('by the healer asks the client, who may accept it, once', async () => {
    const { client, id, practice } = await booked()
    expect((await people.healerMove(practice, id, tuesday)).data?.is_move_open).toBe(true)
    expect(await people.view(client, id)).toMatchObject({ moved_by: 'healer', is_move_open: true })
    expect((await people.news(client))[0]?.title).toBe('Meera Rao moved your session')
    const accept = () =>
      app().call(
        'POST /api/website/appointment/{appointmentId}/accept-move',
        { params: { appointmentId: id } },
        { as: client },
      )
    expect((await accept()).data).toMatchObject({ is_move_open: false, starts_at: tuesday })
    expect(await accept()).toMatchObject({ status: 409, code: 'notNow' })
    expect((await people.practice(practice, id))?.client_confirmed_at).not.toBeNull()
  })

  test('by the healer may be refused at the last moment, and all of the money comes back', async () => {
    const { client, id, practice, orderId } = await booked()
    await people.healerMove(practice, id, tuesday)
    await at('2026-11-24T03:29:00Z', async () => {
      const back = await later(client)
      expect((await people.preview(back, id)).data).toMatchObject({
        refund_percent: 100,
        refund_paise: 118_000,
      })
      expect((await people.cancel(back, id, 118_000)).status).toBe(200)
    })
    const order = await app().call(
      'GET /api/website/order/{orderId}',
      { params: { orderId } },
      { as: client },
    )
    expect(order.data?.state).toBe('refunded')
  })
})

describe('cancelling', () => {
  test('shows the exact rupees and where each goes, then does just that', async () => {
    const shop = await openShop(app())
    const healer = await makeHealer(app(), { price_paise: 118_000 })
    const client = await shop.client(50_000)
    const { u_id: id, order_u_id: orderId, paymentId } = await people.payBoth(client, healer, monday, 50_000)
    const practice = await signInHealer(app(), healer)
    await at('2026-11-22T10:00:00Z', async () => {
      const back = await later(client)
      const { data: preview } = await people.preview(back, id)
      expect(preview).toEqual({
        refund_percent: 50,
        refund_paise: 59_000,
        gateway_paise: 34_000,
        wallet_paise: 25_000,
        life_points_paise: 0,
        coupon_paise: 0,
        kept_paise: 59_000,
        is_free_session_back: false,
        is_pack_session_back: false,
      })
      expect(await people.cancel(back, id, 59_000)).toMatchObject({
        message: 'Your appointment has been cancelled',
        data: { state: 'cancelled', cancelled_by: 'client', given_back_paise: 59_000 },
      })
      await app().drain()
    })
    expect(await shop.walletOf(client)).toBe(25_000)
    expect(shop.keptByGateway(orderId)).toBe(34_000)
    expect(
      app()
        .sandbox.gateway.payments()
        .find((one) => one.id === paymentId)?.amount_refunded,
    ).toBe(34_000)
    // What stays is shared as the price was: 590 with the tax in it.
    expect((await people.practice(practice, id))?.earnings_paise).toBe(50_000)
    expect(await freeOn(healer, '2026-11-23')).toContain(monday)
    expect(await drift()).toBe(0)
  })

  test('with a sum that is no longer true does nothing and shows the new one', async () => {
    const { client, id } = await booked()
    const shown = (await people.preview(client, id)).data?.refund_paise ?? 0
    expect(shown).toBe(118_000)
    await at('2026-11-22T03:30:01Z', async () => {
      const back = await later(client)
      expect(await people.cancel(back, id, shown)).toMatchObject({
        status: 409,
        code: 'refundChanged',
        data: { refund_percent: 50, refund_paise: 59_000 },
      })
      expect((await people.view(back, id))?.state).toBe('confirmed')
    })
  })

  test('in the last two hours brings nothing back, after the start it is too late', async () => {
    const { client, id } = await booked()
    await at('2026-11-23T03:00:00Z', async () =>
      expect((await people.preview(await later(client), id)).data).toMatchObject({
        refund_paise: 0,
        kept_paise: 118_000,
      }),
    )
    await at(monday, async () =>
      expect(await people.cancel(await later(client), id, 0)).toMatchObject({ status: 409, code: 'notNow' }),
    )
  })

  test('by the healer gives all back, whenever', async () => {
    const { client, id, practice, orderId } = await booked()
    await at('2026-11-23T03:29:00Z', async () =>
      expect((await people.healerCancel(await laterHealer(practice), id)).data).toMatchObject({
        state: 'cancelled',
        cancelled_by: 'healer',
        earnings_paise: 0,
      }),
    )
    const order = await app().call(
      'GET /api/website/order/{orderId}',
      { params: { orderId } },
      { as: client },
    )
    expect(order.data?.state).toBe('refunded')
    expect((await people.news(client))[0]?.description).toContain('₹1,180 is being refunded')
    expect(await drift()).toBe(0)
  })

  test('twice at once, and again while the refund is under way, gives back once', async () => {
    const { client, id, practice, orderId } = await booked()
    const answers = await Promise.all([
      people.cancel(client, id, 118_000),
      people.cancel(client, id, 118_000),
      people.healerCancel(practice, id),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await people.cancel(client, id, 118_000)).status).toBe(409)
    expect((await people.preview(client, id)).status).toBe(409)
    await app().drain()
    await app().drain()
    const rows = await app().db.selectFrom('refund').selectAll().where('order_id', '=', orderId).execute()
    expect(rows.map(({ amount_paise, state }) => [amount_paise, state])).toEqual([[118_000, 'sent']])
    expect(await drift()).toBe(0)
  })

  test('waits for the order before it holds the calendar, as payments do, and for no other order', async () => {
    const [one, other] = [await booked(), await booked()]
    const both = await app().db.startTransaction().execute()
    try {
      await both.selectFrom('orders').select('u_id').where('u_id', '=', one.orderId).forUpdate().execute()
      expect((await people.cancel(other.client, other.id, 118_000)).status).toBe(200)
      const cancelling = people.cancel(one.client, one.id, 118_000)
      await expect
        .poll(async () => {
          const { rows } = await sql<{
            waiting: number
          }>`select count(*)::int as waiting from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(app().db)
          return rows[0]?.waiting
        })
        .toBeGreaterThan(0)
      // What a payment of the order would lock next is free, or the two would wait for each other.
      await sql`select 1 from healer where u_id = ${one.healer.u_id} for no key update nowait`.execute(both)
      await sql`select 1 from appointment where u_id = ${one.id} for update nowait`.execute(both)
      await both.commit().execute()
      expect((await cancelling).status).toBe(200)
    } finally {
      if (!both.isCommitted) await both.rollback().execute()
    }
  })

  test('at the instant of the healer’s move ends in one of the two, never between', async () => {
    for (let round = 0; round < 4; round++) {
      const { client, id, practice, healer } = await booked()
      const [cancelled, moved] = await Promise.all([
        people.cancel(client, id, 118_000),
        people.healerMove(practice, id, tuesday),
      ])
      // The move did not keep the client from cancelling: by then too the whole price comes back.
      expect(cancelled.status).toBe(200)
      expect([200, 409]).toContain(moved.status)
      expect((await people.view(client, id))?.state).toBe('cancelled')
      expect(await freeOn(healer, '2026-11-23')).toContain(monday)
      expect(await freeOn(healer, '2026-11-24')).toContain(tuesday)
    }
  })

  test('frees its own time and no other', async () => {
    const { client, healer, id, practice } = await booked()
    const other = await makeClient(app())
    await bookAndPay(app(), other, healer, tuesday)
    expect((await people.cancel(client, id, 118_000)).status).toBe(200)
    expect(await freeOn(healer, '2026-11-23')).toContain(monday)
    expect(await freeOn(healer, '2026-11-24')).not.toContain(tuesday)
    expect((await people.news(practice))[0]?.title).toBe('Silver Neem cancelled their session')
  })

  test('a time that is still being paid sets it free, and the payment that comes late goes back', async () => {
    const healer = await makeHealer(app())
    const client = await makeClient(app())
    const held = await holdTime(app(), client, healer, monday)
    const paymentId = await chargeCard(app(), client, held.order_u_id)
    expect((await people.preview(client, held.u_id)).data?.refund_paise).toBe(0)
    expect((await people.cancel(client, held.u_id, 0)).data?.state).toBe('cancelled')
    expect(await freeOn(healer, '2026-11-23')).toContain(monday)
    const late = await claimPaid(app(), client, held.u_id, paymentId)
    expect(late.data).toMatchObject({ state: 'cancelled', payment_state: 'refunded' })
    expect(await freeOn(healer, '2026-11-23')).toContain(monday)
  })
})

describe('the day itself', () => {
  const act = (as: TestUser, id: string, what: 'complete' | 'no-show' | 'confirm') =>
    app().call(
      `POST /api/practice/appointment/{appointmentId}/${what}`,
      { params: { appointmentId: id } },
      { as },
    )
  const report = (as: TestUser, id: string) =>
    app().call(
      'POST /api/website/appointment/{appointmentId}/report-absence',
      { params: { appointmentId: id } },
      { as },
    )
  const answer = (as: TestUser, id: string, was_there: boolean) =>
    app().call(
      'POST /api/practice/appointment/{appointmentId}/answer-report',
      { params: { appointmentId: id }, body: { was_there } },
      { as },
    )

  test('nothing is skipped: neither done, missed nor reported before its time', async () => {
    const { client, id, practice } = await booked()
    for (const early of [act(practice, id, 'complete'), act(practice, id, 'no-show'), report(client, id)])
      expect(await early).toMatchObject({ status: 409, code: 'notNow', data: { reason: 'too-early' } })
    expect(await answer(practice, id, true)).toMatchObject({ status: 409, data: { reason: 'never' } })
    const held = await holdTime(app(), client, await makeHealer(app()), tuesday)
    expect(await people.move(client, held.u_id, wednesday)).toMatchObject({ status: 409, code: 'notNow' })
  })

  test('both sides say that they will be there; the other hears it once', async () => {
    const { client, id, practice } = await booked()
    const yes = () =>
      app().call(
        'POST /api/website/appointment/{appointmentId}/confirm',
        { params: { appointmentId: id } },
        { as: client },
      )
    expect((await yes()).data?.client_confirmed_at).not.toBeNull()
    await yes()
    await act(practice, id, 'confirm')
    const titles = (await people.news(practice)).map(({ title }) => title)
    expect(titles.filter((title) => title === 'Silver Neem confirmed the session')).toHaveLength(1)
    expect((await people.news(client))[0]?.title).toBe('Meera Rao confirmed the session')
  })

  test('a session is done by the healer’s word, or by itself a day later', async () => {
    const [one, other] = [await booked(), await booked()]
    await at('2026-11-23T04:20:00Z', async () =>
      expect((await act(await laterHealer(one.practice), one.id, 'complete')).data?.state).toBe('completed'),
    )
    await at('2026-11-24T04:14:00Z', () => app().app.platform.jobs.runNow('appointments-over'))
    expect((await people.view(other.client, other.id))?.state).toBe('confirmed')
    await at('2026-11-24T04:15:00Z', () => app().app.platform.jobs.runNow('appointments-over'))
    expect((await people.view(other.client, other.id))?.state).toBe('completed')
  })

  test('a client who was missed is notified, gets no money back, and may object', async () => {
    const { client, id, practice, orderId } = await booked()
    await at('2026-11-23T03:45:00Z', async () =>
      expect((await act(await laterHealer(practice), id, 'no-show')).data?.state).toBe('no-show'),
    )
    expect((await people.news(client))[0]?.title).toBe('You missed your session')
    const order = await app().call(
      'GET /api/website/order/{orderId}',
      { params: { orderId } },
      { as: client },
    )
    expect(order.data?.state).toBe('paid')
    await at('2026-11-23T05:00:00Z', async () => {
      expect((await report(await later(client), id)).data?.state).toBe('reported')
      expect((await answer(await laterHealer(practice), id, true)).data?.state).toBe('disputed')
    })
    expect((await people.news(client))[0]?.title).toBe('Your report is under review')
    const log = await app()
      .db.selectFrom('security_log')
      .selectAll()
      .where('what', '=', 'appointment-disputed')
      .execute()
    expect(log.map(({ detail }) => detail)).toContainEqual({ appointment_u_id: id })
  })

  test.each(['admits it', 'does not answer for a day'])(
    'a healer who did not come and %s gives all back',
    async (how) => {
      const { client, id, practice, orderId } = await booked()
      await at('2026-11-23T03:45:00Z', async () =>
        expect((await report(await later(client), id)).status).toBe(200),
      )
      if (how === 'admits it')
        await at('2026-11-23T05:00:00Z', async () =>
          expect((await answer(await laterHealer(practice), id, false)).data?.state).toBe('healer-no-show'),
        )
      else {
        await at('2026-11-24T03:44:00Z', () => app().app.platform.jobs.runNow('appointments-over'))
        expect((await people.view(client, id))?.state).toBe('reported')
        await at('2026-11-24T03:45:00Z', () => app().app.platform.jobs.runNow('appointments-over'))
      }
      expect(await people.view(client, id)).toMatchObject({
        state: 'healer-no-show',
        given_back_paise: 118_000,
      })
      const order = await app().call(
        'GET /api/website/order/{orderId}',
        { params: { orderId } },
        { as: client },
      )
      expect(order.data?.state).toBe('refunded')
      expect((await people.news(client))[0]?.title).toBe('Full refund for your session')
      expect(await drift()).toBe(0)
    },
  )

  test('every change of an appointment reaches the other windows of the person who made it', async () => {
    const heard: SocketMessage[] = []
    app().app.platform.bus.subscribe<{ message: SocketMessage }>('realtime', ({ message }) =>
      heard.push(message),
    )
    const hears = async (who: TestUser[], id: string, change: () => Promise<{ status: number }>) => {
      heard.length = 0
      expect((await change()).status).toBe(200)
      const received = () =>
        heard.filter(({ target_id }) => target_id === id).flatMap((one) => one.notification_users)
      for (const { uId } of who) await expect.poll(received).toContain(uId)
    }
    const own = (as: TestUser, id: string, what: 'confirm' | 'accept-move') =>
      app().call(
        `POST /api/website/appointment/{appointmentId}/${what}`,
        { params: { appointmentId: id } },
        { as },
      )

    const { client, id, practice, healer } = await booked()
    await hears([client], id, () => own(client, id, 'confirm'))
    await hears([practice], id, () => act(practice, id, 'confirm'))
    await hears([client], id, () => people.move(client, id, tuesday))
    await hears([practice], id, () => people.healerMove(practice, id, wednesday))
    await hears([client], id, () => own(client, id, 'accept-move'))
    await hears([practice], id, () => people.healerCancel(practice, id))
    const held = await holdTime(app(), client, healer, monday)
    await hears([client], held.u_id, () => people.cancel(client, held.u_id, 0))

    const [done, missed, admitted, denied] = [await booked(), await booked(), await booked(), await booked()]
    await at('2026-11-23T04:20:00Z', async () => {
      const of = async ({ client, practice }: Pick<typeof done, 'client' | 'practice'>) => ({
        client: await later(client),
        practice: await laterHealer(practice),
      })
      const one = await of(done)
      await hears([one.practice, one.client], done.id, () => act(one.practice, done.id, 'complete'))
      const two = await of(missed)
      await hears([two.practice], missed.id, () => act(two.practice, missed.id, 'no-show'))
      for (const [reported, wasThere] of [
        [admitted, false],
        [denied, true],
      ] as const) {
        const { client, practice } = await of(reported)
        await hears([client], reported.id, () => report(client, reported.id))
        await hears([practice], reported.id, () => answer(practice, reported.id, wasThere))
      }
    })
  })

  test('the rule is the one that was published when the time was booked', async () => {
    const { client, id } = await booked()
    const stricter = { move_until_hours: 96, refund_steps: [], late_minutes: 5, report_hours: 1 }
    const key = 'booking_policy'
    await app()
      .db.insertInto('setting')
      .values({ key, value: JSON.stringify(stricter) })
      .execute()
    const { booking_policy } = (await app().call('GET /api/website/settings', {})).data ?? {}
    expect(booking_policy).toEqual(stricter)
    expect((await people.preview(client, id)).data?.refund_percent).toBe(100)
    expect((await people.move(client, id, tuesday)).status).toBe(200)
    await app().db.deleteFrom('setting').where('key', '=', key).execute()
  })
})

test('the event of an appointment goes to its two people, also when one of them changed it, and to no other person', async () => {
  const { client, id, practice } = await booked()
  const heard: { event: string; message: SocketMessage }[] = []
  app().app.platform.bus.subscribe<(typeof heard)[number]>('realtime', (news) => heard.push(news))
  await people.healerMove(practice, id, tuesday)
  await people.cancel(client, id, 118_000)
  const ofIt = () => heard.filter(({ message }) => message.target_id === id)
  await expect.poll(() => ofIt().length).toBeGreaterThanOrEqual(4)
  const users = ofIt().flatMap(({ message }) => message.notification_users)
  expect(new Set(users)).toEqual(new Set([client.uId, practice.uId]))
  expect(new Set(ofIt().map(({ event }) => event))).toEqual(new Set(['appointment-management']))
})

test('an appointment is its two people’s: to all others it is not there', async () => {
  const { id, client, practice } = await booked()
  const stranger = await makeClient(app())
  const otherHealer = await signInHealer(app(), await makeHealer(app()))
  const params = { appointmentId: id }
  const asClient = ['confirm', 'move', 'accept-move', 'cancel', 'report-absence'] as const
  const asHealer = ['confirm', 'move', 'cancel', 'complete', 'no-show', 'answer-report'] as const
  const bodies: Record<string, object> = {
    move: { starts_at: tuesday },
    'answer-report': { was_there: true },
  }
  for (const what of asClient) {
    const body = what === 'cancel' ? { refund_paise: 0 } : bodies[what]
    const send = (as?: TestUser) =>
      app().call(`POST /api/website/appointment/{appointmentId}/${what}` as Call, { params, body } as never, {
        as,
      })
    expect((await send(stranger)).status).toBe(404)
    expect((await send(practice)).status).toBe(403)
    expect((await send()).status).toBe(401)
  }
  for (const what of asHealer) {
    const send = (as?: TestUser) =>
      app().call(
        `POST /api/practice/appointment/{appointmentId}/${what}` as Call,
        { params, body: bodies[what] } as never,
        { as },
      )
    expect((await send(otherHealer)).status).toBe(404)
    expect((await send(client)).status).toBe(403)
    expect((await send()).status).toBe(401)
  }
  expect((await people.preview(stranger, id)).status).toBe(404)
  expect(await people.view(client, id)).toMatchObject({ state: 'confirmed', starts_at: monday })
})

test('a day that is full by the healer’s cap is not offered, neither for booking nor for moving', async () => {
  const healer = await makeHealer(app(), { daily_cap: 1 })
  const [first, second] = [await makeClient(app()), await makeClient(app())]
  const { u_id: id } = await bookAndPay(app(), first, healer, monday)
  await bookAndPay(app(), second, healer, tuesday)
  expect(await freeOn(healer, '2026-11-23')).toEqual([])
  expect(await people.move(first, id, '2026-11-24T05:00:00.000Z')).toMatchObject({
    status: 409,
    code: 'slotTaken',
  })
  // The client's own session does not block its own day.
  expect((await people.move(first, id, '2026-11-23T05:00:00.000Z')).status).toBe(200)
})

import type { Call } from '@newyou/contract/api'
import type { SocketMessage } from '@newyou/contract/socket-events'
import { describe, expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { bookAndPay, holdTime } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

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
    expect(await people.reschedule(client, held.u_id, wednesday)).toMatchObject({
      status: 409,
      code: 'notNow',
    })
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
    expect((await people.news(client))[0]?.title).toBe('Meera Rao reported that you did not join')
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
        refunded_paise: 118_000,
      })
      const order = await app().call(
        'GET /api/website/order/{orderId}',
        { params: { orderId } },
        { as: client },
      )
      expect(order.data?.state).toBe('refunded')
      expect((await people.news(client))[0]?.title).toBe('Meera Rao did not join. You get a full refund')
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
    const own = (as: TestUser, id: string, what: 'confirm' | 'accept-reschedule') =>
      app().call(
        `POST /api/website/appointment/{appointmentId}/${what}`,
        { params: { appointmentId: id } },
        { as },
      )

    const { client, id, practice, healer } = await booked()
    await hears([client], id, () => own(client, id, 'confirm'))
    await hears([practice], id, () => act(practice, id, 'confirm'))
    await hears([client], id, () => people.reschedule(client, id, tuesday))
    await hears([practice], id, () => people.healerReschedule(practice, id, wednesday))
    await hears([client], id, () => own(client, id, 'accept-reschedule'))
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
    const stricter = {
      reschedule_until_hours: 96,
      refund_steps: [],
      grace_minutes: 0,
      grace_until_hours: 0,
      late_minutes: 5,
      report_hours: 1,
    }
    const key = 'booking_policy'
    await app()
      .db.insertInto('setting')
      .values({ key, value: JSON.stringify(stricter) })
      .execute()
    const { booking_policy } = (await app().call('GET /api/website/settings', {})).data ?? {}
    expect(booking_policy).toEqual(stricter)
    expect((await people.preview(client, id)).data?.refund_percent).toBe(100)
    const rescheduled = await people.reschedule(client, id, tuesday)
    // The side that chose the time need not confirm.
    expect(rescheduled).toMatchObject({
      status: 200,
      data: { client_confirmed_at: expect.any(String), healer_confirmed_at: null },
    })
    await app().db.deleteFrom('setting').where('key', '=', key).execute()
  })
})

test('the event of an appointment goes to its two people, also when one of them changed it, and to no other person', async () => {
  const { client, id, practice } = await booked()
  const heard: { event: string; message: SocketMessage }[] = []
  app().app.platform.bus.subscribe<(typeof heard)[number]>('realtime', (news) => heard.push(news))
  await people.healerReschedule(practice, id, tuesday)
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
  const asClient = ['confirm', 'reschedule', 'accept-reschedule', 'cancel', 'report-absence'] as const
  const asHealer = ['confirm', 'reschedule', 'cancel', 'complete', 'no-show', 'answer-report'] as const
  const bodies: Record<string, object> = {
    reschedule: { starts_at: tuesday },
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

import { describe, expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
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

const freeOn = async (healer: { u_id: string }, date: string) =>
  (
    await app().call('GET /api/website/healer-availability', {
      query: { healer_u_id: healer.u_id, date, time_zone: 'Asia/Kolkata' },
    })
  ).data?.free

describe('rescheduling', () => {
  test('takes the new time, frees the old one, keeps order and money, and notifies the other side', async () => {
    const { client, healer, id, orderId, practice } = await booked()
    const rescheduled = await people.reschedule(client, id, tuesday)
    expect(rescheduled).toMatchObject({
      status: 200,
      message: 'Your appointment has been rescheduled',
      data: {
        state: 'confirmed',
        starts_at: tuesday,
        rescheduled_from: monday,
        rescheduled_by: 'client',
        is_reschedule_open: false,
        order_u_id: orderId,
        payment_state: 'paid',
      },
    })
    expect(await freeOn(healer, '2026-11-23')).toContain(monday)
    expect(await freeOn(healer, '2026-11-24')).not.toContain(tuesday)
    expect((await people.news(practice))[0]).toMatchObject({ title: 'Silver Neem rescheduled their session' })
  })

  test('away from the soonest time of a healer makes it the next free one of the directory again', async () => {
    const soonest = '2026-11-21T07:15:00.000Z'
    const { healer, id, practice } = await booked({ startsAt: soonest })
    const nextFree = async () =>
      (await app().call('GET /api/website/healer/{healerId}', { params: { healerId: healer.u_id } })).data
        ?.next_free_at
    expect(await nextFree()).toBe('2026-11-21T08:00:00Z')
    expect((await people.healerReschedule(practice, id, tuesday)).status).toBe(200)
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
    const answer = await people.reschedule(client, id, startsAt)
    expect(answer).toMatchObject({ status, code })
    if (code === 'slotTaken')
      expect(answer.data).toMatchObject({ next_free: expect.arrayContaining(['2026-11-25T04:15:00.000Z']) })
    expect((await people.view(client, id))?.starts_at).toBe(monday)
    expect(await freeOn(healer, '2026-11-23')).not.toContain(monday)
  })

  test('onto another appointment of the client is refused, for both of its people', async () => {
    const { client, id, practice } = await booked()
    await bookAndPay(app(), client, await makeHealer(app()), tuesday)
    expect(await people.reschedule(client, id, tuesday)).toMatchObject({ status: 409, code: 'clientBusy' })
    const forHealer = await people.healerReschedule(practice, id, tuesday)
    expect(forHealer).toMatchObject({ status: 409, code: 'clientBusy' })
    // The healer must not see the client's other sessions.
    expect(forHealer).toMatchObject({ message: 'Your client has another appointment at this time' })
    expect(forHealer.data).toBeUndefined()
  })

  test('is free until 24 hours before, and says since when it is too late', async () => {
    const { client, id } = await booked()
    const answer = await at('2026-11-22T03:30:00Z', async () =>
      people.reschedule(await later(client), id, tuesday),
    )
    expect(answer).toMatchObject({
      status: 409,
      code: 'notNow',
      data: { reason: 'too-late', at: '2026-11-22T03:30:00.000Z' },
    })
  })

  test('of two who reschedule to one time at once, one has it and both still have an appointment', async () => {
    const healer = await makeHealer(app())
    const clients = await Promise.all(Array.from({ length: 6 }, () => makeClient(app())))
    const starts = ['03:30', '04:15', '05:00', '05:45', '06:30', '07:15']
    const ids: string[] = []
    for (const [index, client] of clients.entries())
      ids.push((await bookAndPay(app(), client, healer, `2026-11-23T${starts[index]}:00.000Z`)).u_id)
    const answers = await Promise.all(
      clients.map((client, index) => people.reschedule(client, ids[index] ?? '', tuesday)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    for (const [index, client] of clients.entries())
      expect((await people.view(client, ids[index] ?? ''))?.state).toBe('confirmed')
  })

  test('by the healer asks the client, who may accept it, once', async () => {
    const { client, id, practice } = await booked()
    expect((await people.healerReschedule(practice, id, tuesday)).data?.is_reschedule_open).toBe(true)
    expect(await people.view(client, id)).toMatchObject({
      rescheduled_by: 'healer',
      is_reschedule_open: true,
    })
    expect((await people.news(client))[0]?.title).toBe('Meera Rao rescheduled your session')
    const accept = () =>
      app().call(
        'POST /api/website/appointment/{appointmentId}/accept-reschedule',
        { params: { appointmentId: id } },
        { as: client },
      )
    expect((await accept()).data).toMatchObject({ is_reschedule_open: false, starts_at: tuesday })
    expect(await accept()).toMatchObject({ status: 409, code: 'notNow' })
    expect((await people.practice(practice, id))?.client_confirmed_at).not.toBeNull()
  })

  test('by the healer may be refused at the last moment, and all of the money comes back', async () => {
    const { client, id, practice, orderId } = await booked()
    await people.healerReschedule(practice, id, tuesday)
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

test('a day that is full by the healer’s cap is not offered, neither for booking nor for rescheduling', async () => {
  const healer = await makeHealer(app(), { daily_cap: 1 })
  const [first, second] = [await makeClient(app()), await makeClient(app())]
  const { u_id: id } = await bookAndPay(app(), first, healer, monday)
  await bookAndPay(app(), second, healer, tuesday)
  expect(await freeOn(healer, '2026-11-23')).toEqual([])
  expect(await people.reschedule(first, id, '2026-11-24T05:00:00.000Z')).toMatchObject({
    status: 409,
    code: 'slotTaken',
  })
  // The client's own session does not block its own day.
  expect((await people.reschedule(first, id, '2026-11-23T05:00:00.000Z')).status).toBe(200)
})

describe('a client who reschedules', () => {
  test.each(['en', 'hi'] as const)('is sent the new time with its calendar file (%s)', async (language) => {
    const { client, id } = await booked()
    const { db } = app().app.platform
    const person = await db
      .updateTable('person')
      .set({ message_language: language })
      .where('u_id', '=', client.uId)
      .returning(['email', 'phone'])
      .executeTakeFirstOrThrow()
    await app().drain()
    const { inbox } = app().sandbox
    const before = {
      mails: inbox.mails(person.email ?? '').length,
      sms: inbox.sms(person.phone ?? '').length,
    }

    expect((await people.reschedule(client, id, tuesday)).status).toBe(200)
    await app().drain()
    const mails = inbox.mails(person.email ?? '')
    const texts = inbox.sms(person.phone ?? '')
    expect([mails.length, texts.length]).toEqual([before.mails + 1, before.sms + 1])
    // The latest one stands last.
    const [mail, text] = [mails.at(-1), texts.at(-1)?.text]
    const entry = mail?.attachments.find(({ filename }) => filename === 'appointment.ics')
    expect(Buffer.from(entry?.base64 ?? '', 'base64').toString()).toContain('DTSTART:20261124T033000Z')
    const prefix = language === 'hi' ? '/hi' : ''
    expect(mail?.text).toContain(`${prefix}/dashboard/appointments/${id}`)
    expect(text).toContain(`${prefix}/s/a`)
  })
})

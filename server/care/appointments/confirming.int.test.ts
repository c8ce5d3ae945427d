import { longPath } from '@newyou/contract/short-links'
import { describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { bookAndPay, chargeCard, claimPaid, holdTime } from '../../testing/sessions-paid.ts'
import { makeClient, makePerson, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const monday = '2026-11-23T03:30:00.000Z' // 09:00 in India

const view = async (as: TestUser, appointmentId: string) =>
  (await app().call('GET /api/website/appointment/{appointmentId}', { params: { appointmentId } }, { as }))
    .data

const news = async (as: TestUser) =>
  (await app().call('GET /api/website/notification', {}, { as })).data ?? []

const calendarFile = (as: TestUser | undefined, appointmentId: string) =>
  app().app.http.inject({
    url: `/api/website/appointment/${appointmentId}/calendar`,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  })

describe('a paid appointment', () => {
  test('is confirmed once, and both are notified by bell, mail and SMS in their own zones', async () => {
    const healer = await makeHealer(app(), {
      time_zone: 'Europe/London',
      weekly: [{ weekday: 1, from: '09:00', to: '10:30' }],
    })
    const person = await makePerson(app(), { anonymousName: 'Quiet Banyan', timeZone: 'Asia/Kolkata' })
    const client = await signIn(app(), person.u_id)
    const held = await holdTime(app(), client, healer, '2026-11-23T09:00:00.000Z')
    const paymentId = await chargeCard(app(), client, held.order_u_id)
    const answer = await claimPaid(app(), client, held.u_id, paymentId)
    expect(answer).toMatchObject({
      status: 200,
      message: 'Appointment booked successfully',
      data: { state: 'confirmed', payment_state: 'paid', hold_until: null },
    })
    expect((await claimPaid(app(), client, held.u_id, paymentId)).data?.state).toBe('confirmed')

    const [bell] = (await news(client)).filter(({ target_id }) => target_id === held.u_id)
    expect(bell).toMatchObject({
      title: 'Your session is booked',
      description: 'With Meera Rao on Mon, 23 Nov 2026, 2:30 pm (India Standard Time)',
      front_end_path: 'appointment',
    })
    const forHealer = await news(await signInHealer(app(), healer))
    expect(forHealer).toMatchObject([
      {
        description: 'Quiet Banyan on Mon, 23 Nov 2026, 9:00 am (Greenwich Mean Time)',
        target_id: held.u_id,
      },
    ])
    await app().drain()
    await app().drain()
    const { inbox } = app().sandbox
    const mails = inbox.mails(person.email ?? '')
    const texts = inbox.sms(person.phone ?? '')
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('2:30 pm (India Standard Time)')])
    expect(texts.map(({ text }) => text)).toEqual([expect.stringContaining('2:30 pm IST')])
    const code = texts[0]?.text.match(/\/s\/(\S+)$/)?.[1] ?? ''
    expect(longPath(code)).toBe(`/dashboard/appointments/${held.u_id}`)
    const [mail] = inbox.mails(person.email ?? '')
    expect(mail?.html).toContain(`/dashboard/appointments/${held.u_id}"`)
    const file = mail?.attachments.find(({ filename }) => filename === 'appointment.ics')
    const entry = Buffer.from(file?.base64 ?? '', 'base64').toString()
    expect(entry).toContain(`UID:${held.u_id}@localhost`)
    expect(entry).toContain('DTSTART:20261123T090000Z')
    expect(entry).toContain('SUMMARY:Session with Meera Rao')
    // The file of the site and that of the mail are one entry of one age, whenever either is taken.
    const entryOf = (text: string) => /BEGIN:VEVENT[\s\S]*END:VEVENT/.exec(text.replaceAll('\r\n', '\n'))?.[0]
    app().clock.advance(minutes(7))
    expect(entryOf((await calendarFile(client, held.u_id)).body)).toBe(entryOf(entry))
    app().clock.advance(-minutes(7))

    const page = await app().call('GET /api/website/healer/{healerId}', { params: { healerId: healer.u_id } })
    expect(page.data).toMatchObject({ session_count: 1, next_free_at: '2026-11-23T09:45:00Z' })
  })

  test('has a calendar file for its client and its healer, and for no other person', async () => {
    const [client, healer] = [await makeClient(app()), await makeHealer(app())]
    const booked = await bookAndPay(app(), client, healer, monday)
    const file = await calendarFile(client, booked.u_id)
    expect(file.headers['content-type']).toContain('text/calendar')
    expect(file.body).toContain('DTSTART:20261123T033000Z')
    expect(file.body).toContain('SUMMARY:Session with Meera Rao')
    expect((await calendarFile(await signInHealer(app(), healer), booked.u_id)).body).toContain(
      'SUMMARY:Session with Silver Neem',
    )
    expect((await calendarFile(await makeClient(app()), booked.u_id)).statusCode).toBe(404)
    expect(
      (await calendarFile(await signInHealer(app(), await makeHealer(app())), booked.u_id)).statusCode,
    ).toBe(404)
    expect((await calendarFile(undefined, booked.u_id)).statusCode).toBe(401)
    expect((await calendarFile(client, 'no-id')).statusCode).toBe(404)
  })
})

describe('money that comes after the hold ran out', () => {
  test('confirms the appointment while the time is still free', async () => {
    const [client, healer] = [await makeClient(app()), await makeHealer(app())]
    const held = await holdTime(app(), client, healer, monday)
    const paymentId = await chargeCard(app(), client, held.order_u_id)
    app().clock.advance(minutes(12))
    await app().app.platform.jobs.runNow('expire-orders')
    expect((await view(client, held.u_id))?.state).toBe('lapsed')
    expect((await claimPaid(app(), client, held.u_id, paymentId)).data?.state).toBe('confirmed')
    app().clock.advance(-minutes(12))
  })

  test('goes back when another client has taken the time, who keeps it', async () => {
    const [slow, quick, healer] = [await makeClient(app()), await makeClient(app()), await makeHealer(app())]
    const held = await holdTime(app(), slow, healer, monday)
    const paymentId = await chargeCard(app(), slow, held.order_u_id)
    app().clock.advance(minutes(10) + 1000)
    const second = await bookAndPay(app(), quick, healer, monday)
    const late = await claimPaid(app(), slow, held.u_id, paymentId)
    expect(late.data).toMatchObject({ state: 'lapsed', payment_state: 'refunded' })
    expect(late.message).not.toBe('Appointment booked successfully')
    expect((await view(quick, second.u_id))?.state).toBe('confirmed')
    app().clock.advance(-minutes(10) - 1000)
  })

  test('goes back when the session would already have begun', async () => {
    const healer = await makeHealer(app(), { notice_minutes: 0, daily: [{ from: '11:35', to: '12:20' }] })
    const client = await makeClient(app())
    const held = await holdTime(app(), client, healer, '2026-11-21T06:05:00.000Z')
    const paymentId = await chargeCard(app(), client, held.order_u_id)
    app().clock.advance(minutes(6))
    expect((await claimPaid(app(), client, held.u_id, paymentId)).data).toMatchObject({
      state: 'lapsed',
      payment_state: 'refunded',
    })
    app().clock.advance(-minutes(6))
  })

  test('meets another client’s booking at the same moment: one of the two has the time, the other nothing to pay', async () => {
    for (let round = 0; round < 5; round++) {
      const [slow, quick, healer] = [
        await makeClient(app()),
        await makeClient(app()),
        await makeHealer(app()),
      ]
      const held = await holdTime(app(), slow, healer, monday)
      const paymentId = await chargeCard(app(), slow, held.order_u_id)
      app().clock.advance(minutes(10) + 1000)
      const [late, booking] = await Promise.all([
        claimPaid(app(), slow, held.u_id, paymentId),
        app().call(
          'POST /api/website/appointment',
          { body: { healer_u_id: healer.u_id, starts_at: monday, mode: 'chat', description: 'Worry' } },
          { as: quick },
        ),
      ])
      app().clock.advance(-minutes(10) - 1000)
      expect(late.status).toBe(200)
      expect(booking.status).toBe(late.data?.state === 'confirmed' ? 409 : 201)
      expect(late.data?.payment_state).toBe(late.data?.state === 'confirmed' ? 'paid' : 'refunded')
    }
  })
})

test('an order that runs out unpaid frees the time and the first free start of the healer', async () => {
  const [client, healer] = [await makeClient(app()), await makeHealer(app())]
  const next = async () =>
    (await app().call('GET /api/website/healer/{healerId}', { params: { healerId: healer.u_id } })).data
      ?.next_free_at
  const before = await next()
  const held = await holdTime(app(), client, healer, before ?? '')
  expect(await next()).not.toBe(before)
  app().clock.advance(minutes(11))
  await app().app.platform.jobs.runNow('expire-orders')
  app().clock.advance(-minutes(11))
  expect((await view(client, held.u_id))?.state).toBe('lapsed')
  expect(await next()).toBe('2026-11-21T07:15:00Z')
})

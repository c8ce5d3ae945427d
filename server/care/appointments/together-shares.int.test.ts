import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { addService } from '../../testing/services.ts'
import { chargeCard } from '../../testing/sessions-paid.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { togetherOf } from '../../testing/together.ts'

// Saturday, 11:30 in India; sessions are on Monday of the week after next, 9:00.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const of = appointmentsOf(app)
const together = togetherOf(app)
beforeEach(() => app().clock.set(start))

const { again, mine: mineOf, passTo: endAt, view } = together
const proved = async () =>
  expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })

describe('a price that is divided', () => {
  test('is paid by each, and stands with the last part', async () => {
    const session = await together.asked({ others: 2, isSplit: true, priceRupees: 1_000 })
    const { booker, u_id, healer } = session
    expect(await view(booker.client, u_id)).toMatchObject({ price_paise: 33_334, payment_state: 'paid' })
    const companions = await together.allIn(session)
    for (const { client, u_id: own } of companions)
      expect(await view(client, own)).toMatchObject({
        price_paise: 33_333,
        payment_state: 'paid',
        pay_by: null,
      })
    expect(await mineOf(booker.client, u_id)).toMatchObject({ state: 'standing' })
    const asHealer = await signInHealer(app(), healer)
    const earned = []
    for (const id of [u_id, ...companions.map((one) => one.u_id)])
      earned.push((await of.practice(asHealer, id))?.earnings_paise ?? 0)
    expect(earned.every((paise) => paise > 0)).toBe(true)
    await proved()
  })

  test('whose rest is paid by the one who booked: the others owe nothing, and a late part goes back', async () => {
    const session = await together.asked({ isSplit: true, priceRupees: 1_000 })
    const { booker, invited, u_id } = session
    const [guest] = invited
    if (!guest) throw new Error('one is invited')
    const { data } = await together.yes(guest.client, await together.tokenOf(guest.contact))
    const [own, orderId] = [data?.u_id ?? '', data?.order_u_id ?? '']
    await endAt(new Date(start.getTime() + hours(24) + minutes(1)))
    // Their own bank lets them wait.
    const { data: started } = await app().call(
      'POST /api/website/payment/{id}',
      { params: { id: orderId }, body: { wallet_paise: 0 } },
      { as: await again(guest.client) },
    )
    if (started?.outcome !== 'gateway') throw new Error('the payment did not start')
    expect(await mineOf(booker.client, u_id)).toMatchObject({ rest_paise: 50_000, can_go_ahead: true })
    const { data: rest } = await together.goAhead(await again(booker.client), u_id)
    expect(rest?.order_u_id).toEqual(expect.any(String))
    const restId = rest?.order_u_id ?? ''
    const { data: receipt } = await app().call(
      'GET /api/website/order/{orderId}',
      { params: { orderId: restId } },
      { as: await again(booker.client) },
    )
    expect(receipt).toMatchObject({ state: 'open', price: { price_paise: 50_000 } })
    const as = await again(booker.client)
    const paymentId = await chargeCard(app(), as, restId)
    await app().call(
      'PUT /api/website/order-payment/{u_id}',
      { params: { u_id: restId }, body: { razor_pay_payment_id: paymentId } },
      { as },
    )
    expect(await mineOf(booker.client, u_id)).toMatchObject({ state: 'standing' })
    expect(await view(guest.client, own)).toMatchObject({ state: 'confirmed', price_paise: 0, pay_by: null })
    await app().sandbox.gateway.payOrder(started.checkout.order_id)
    await app().drain()
    expect(await view(guest.client, own)).toMatchObject({ state: 'confirmed' })
    // It ends: both orders of the one who booked come back.
    app().clock.set(new Date('2026-11-28T06:00:00Z'))
    await of.cancel(await again(guest.client), own, 0)
    await endAt(new Date('2026-11-28T07:00:00Z'))
    expect(await view(booker.client, u_id)).toMatchObject({
      payment_state: 'refunded',
      refunded_paise: 50_000,
    })
    const { data: back } = await app().call(
      'GET /api/website/order/{orderId}',
      { params: { orderId: restId } },
      { as: await again(booker.client) },
    )
    expect(back?.state).toBe('refunded')
    await proved()
  })

  test('that is not paid in time ends for all', async () => {
    const session = await together.asked({ isSplit: true })
    const { booker, invited, u_id } = session
    const [guest] = invited
    const { data } = await together.yes(
      guest?.client as TestUser,
      await together.tokenOf(guest?.contact ?? ''),
    )
    await endAt(new Date(start.getTime() + hours(24) + minutes(1)))
    await endAt(new Date(start.getTime() + hours(27)))
    expect(await view(booker.client, u_id)).toMatchObject({ state: 'cancelled', payment_state: 'refunded' })
    expect(await view(guest?.client as TestUser, data?.u_id ?? '')).toMatchObject({ state: 'cancelled' })
    await proved()
  })
})

describe('invitations', () => {
  test('to a contact that wants none, or none of this person, are sent to nobody and look the same', async () => {
    const session = await together.asked()
    const [guest] = session.invited
    if (!guest) throw new Error('one is invited')
    const token = await together.tokenOf(guest.contact)
    expect((await together.block(token, 'this')).status).toBe(200)
    const sent = () => app().sandbox.inbox.sms(guest.contact).length
    const before = sent()
    const again = await together.book(
      session.booker.client,
      session.healer.u_id,
      session.serviceId,
      [guest.contact],
      {
        startsAt: '2026-12-01T03:30:00.000Z',
      },
    )
    expect(again.status).toBe(201)
    await together.pay(session.booker.client, again.data?.u_id ?? '', again.data?.order_u_id ?? '')
    await app().drain()
    expect(sent()).toBe(before)
    const mine = await mineOf(session.booker.client, again.data?.u_id ?? '')
    expect(mine?.invited).toMatchObject([{ contact: guest.contact, is_in: false }])
    expect((await together.look(token)).data?.blocked).toBe('this')
    await together.block(token, 'all')
    expect((await together.look(token)).data?.blocked).toBe('all')
    await together.block(token, 'none')
    expect((await together.look(token)).data?.blocked).toBe('none')
  })

  test('are few in a day for one who books, and for one contact', async () => {
    const guest = await together.person()
    const healer = await makeHealer(app())
    const serviceId = await addService(app(), healer, { price_rupees: 0, people_max: 3 })
    const startsAt = (day: number) => new Date(Date.UTC(2026, 10, 30 + day, 3, 30)).toISOString()
    for (const day of [0, 1, 2, 3]) {
      const { client } = await together.person()
      const booked = await together.book(client, healer.u_id, serviceId, [guest.contact], {
        startsAt: startsAt(day),
      })
      expect(booked.status).toBe(201)
    }
    await app().drain()
    expect(app().sandbox.inbox.sms(guest.contact)).toHaveLength(3)
    const booker = await together.person()
    const contacts = ['9800000001', '9800000002']
    const codes = []
    for (const day of [4, 5, 6, 7, 8]) {
      const wanted = { startsAt: startsAt(day) }
      codes.push((await together.book(booker.client, healer.u_id, serviceId, contacts, wanted)).code)
      // Times that cost nothing and are coming have a limit of their own.
      await sql`update appointment set state = 'completed' where client_id = ${booker.client.uId}`.execute(
        app().db,
      )
    }
    expect(codes.at(-1)).toBe('tooManyRequests')
    expect(codes.slice(0, 4)).toEqual(Array(4).fill(undefined))
    const { code } = await together.book(booker.client, healer.u_id, serviceId, [booker.contact])
    expect(code).toBe('invalidInput')
  })

  test('of two who invite each other to the same time are both refused, and neither waits for the other', async () => {
    const [one, other] = [await together.person(), await together.person()]
    const pairs = [
      { by: one, guest: other },
      { by: other, guest: one },
    ]
    for (const { by, guest } of pairs) {
      const healer = await makeHealer(app())
      const serviceId = await addService(app(), healer, { price_rupees: 0, people_max: 2 })
      expect((await together.book(by.client, healer.u_id, serviceId, [guest.contact])).status).toBe(201)
    }
    const tokens = [await together.tokenOf(one.contact), await together.tokenOf(other.contact)]
    const answers = await Promise.all([
      together.yes(one.client, tokens[0] ?? ''),
      together.yes(other.client, tokens[1] ?? ''),
    ])
    expect(answers.map(({ code }) => code)).toEqual(['clientBusy', 'clientBusy'])
  })
})

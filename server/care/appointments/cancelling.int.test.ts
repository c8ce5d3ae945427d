import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { somebodyWaits } from '../../testing/lock-waits.ts'
import { bookAndPay, chargeCard, claimPaid, holdTime } from '../../testing/sessions-paid.ts'
import { openShop } from '../../testing/shop.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const monday = '2026-11-23T03:30:00.000Z' // 09:00 in India
const tuesday = '2026-11-24T03:30:00.000Z'
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
        desk_paise: 0,
        wallet_paise: 25_000,
        life_points_paise: 0,
        coupon_paise: 0,
        allowance_paise: 0,
        kept_paise: 59_000,
        is_free_session_back: false,
        is_pack_session_back: false,
      })
      expect(await people.cancel(back, id, 59_000)).toMatchObject({
        message: 'Your appointment has been cancelled',
        data: { state: 'cancelled', cancelled_by: 'client', refunded_paise: 59_000 },
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
    // The kept amount is split like the price: 590 including tax.
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
    expect((await people.news(client))[0]?.description).toContain('We are refunding ₹1,180')
    expect(await drift()).toBe(0)
  })

  test('twice at once, and again while the refund is under way, refunds once', async () => {
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
      await somebodyWaits(app().db)
      // The rows a payment would lock next must be free, or the two would deadlock.
      await sql`select 1 from healer where u_id = ${one.healer.u_id} for no key update nowait`.execute(both)
      await sql`select 1 from appointment where u_id = ${one.id} for update nowait`.execute(both)
      await both.commit().execute()
      expect((await cancelling).status).toBe(200)
    } finally {
      if (!both.isCommitted) await both.rollback().execute()
    }
  })

  test('at the instant of the healer’s reschedule ends in one of the two, never between', async () => {
    for (let round = 0; round < 4; round++) {
      const { client, id, practice, healer } = await booked()
      const [cancelled, rescheduled] = await Promise.all([
        people.cancel(client, id, 118_000),
        people.healerReschedule(practice, id, tuesday),
      ])
      // The reschedule did not keep the client from cancelling: by then too the whole price comes back.
      expect(cancelled.status).toBe(200)
      expect([200, 409]).toContain(rescheduled.status)
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

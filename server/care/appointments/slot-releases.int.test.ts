import { describe, expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { chargeCard, claimPaid, holdTime } from '../../testing/sessions-paid.ts'
import { openShop } from '../../testing/shop.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const booking = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start: booking })
const start = '2026-11-23T03:30:00.000Z' // Monday, 09:00 in India
const price = 118_000
const people = appointmentsOf(app)

const drift = async () => (await app().app.modules.ledger.prove()).drift
const at = (moment: string) => app().clock.set(new Date(moment))
const again = (as: TestUser) => signIn(app(), as.uId)
const hand = (as: TestUser, appointmentId: string, to: 'release' | 'take-back') =>
  app().call(`POST /api/website/appointment/{appointmentId}/${to}`, { params: { appointmentId } }, { as })
const finish = () => app().app.platform.jobs.runNow('released-times')
const titles = async (as: TestUser) => (await people.news(as)).map(({ title }) => title)
const outcome = async (as: TestUser, id: string) => {
  const view = await people.view(as, id)
  return `${view?.state}, ${view?.refunded_paise} back, ${view?.release?.ended_by}`
}

/**
 * Booked on Saturday with a part from the wallet, by a healer with one time in the whole horizon for whom another client
 * waits; it is now so many hours before the start, and the healer wants six hours of notice.
 */
async function stage(now: string, { pricePaise = price, points = 0, offPaise = 0 } = {}) {
  at(booking.toISOString())
  const shop = await openShop(app())
  const healer = await makeHealer(app(), {
    price_paise: pricePaise,
    notice_minutes: 360,
    weekly: [{ weekday: 1, from: '09:00', to: '09:45' }],
    leave: [{ from: '2026-11-24', to: '2027-06-01' }],
  })
  const client = await shop.client(50_000)
  if (points) await shop.fillPoints(client.uId, { earned: points })
  const coupon = offPaise ? await shop.coupon({ off_paise: offPaise }) : undefined
  const { u_id: id, order_u_id: orderId } = await people.payBoth(client, healer, start, 50_000, {
    life_points: points,
    ...(coupon && { coupon_code: coupon }),
  })
  const other = await makeClient(app())
  const joined = await app().call(
    'POST /api/website/waitlist',
    { body: { healer_u_id: healer.u_id, weekdays: [], part: 'any' } },
    { as: other },
  )
  expect(joined.status).toBe(201)
  at(now)
  return {
    shop,
    healer,
    coupon,
    id,
    orderId,
    client: await again(client),
    other: await again(other),
    practice: await signInHealer(app(), healer),
  }
}
const anHourBefore = '2026-11-23T02:30:00Z'
const fiveHoursBefore = '2026-11-22T22:30:00Z'

async function buy(as: TestUser, healer: { u_id: string }) {
  const held = await holdTime(app(), as, healer, start)
  return {
    ...held,
    answer: await claimPaid(app(), as, held.u_id, await chargeCard(app(), as, held.order_u_id)),
  }
}

describe('a time that is released', () => {
  test('is offered to who waits, and who takes it has all refunded to the first, once', async () => {
    const { shop, healer, client, other, practice, id, orderId } = await stage(anHourBefore)
    expect((await people.preview(client, id)).data?.refund_percent).toBe(0)
    expect(await hand(client, id, 'release')).toMatchObject({
      status: 200,
      data: { state: 'released', release: { percent: 0, ended_by: null }, refunded_paise: 0 },
    })
    expect(await titles(practice)).toContain('Silver Neem offered a session to others')
    await app().drain()
    expect(await titles(other)).toContain('Meera Rao has an available time')
    const free = await app().call('GET /api/website/healer-availability', {
      query: { healer_u_id: healer.u_id, date: '2026-11-23', time_zone: 'Asia/Kolkata' },
    })
    expect(free.data?.free).toEqual([start])

    const { answer } = await buy(other, healer)
    expect(answer.data?.state).toBe('confirmed')
    await Promise.all([finish(), finish(), app().drain()])
    await app().drain()
    expect(await outcome(client, id)).toBe(`cancelled, ${price} back, taken`)
    expect(await titles(client)).toContain('Full refund: the time you offered was booked')
    expect(await shop.walletOf(client)).toBe(50_000)
    expect(shop.keptByGateway(orderId)).toBe(0)
    const today = await app().call(
      'GET /api/practice/appointment',
      { query: { from: '2026-11-23T00:00:00Z', to: '2026-11-24T00:00:00Z' } },
      { as: practice },
    )
    const earnings = today.data?.map(({ state, earnings_paise }) => `${state} ${earnings_paise}`)
    expect(earnings?.toSorted()).toEqual(['cancelled 0', 'confirmed 100000'])
    expect(await drift()).toBe(0)
  })

  test('paid with a coupon, points, wallet and card, returns each part to where it came from', async () => {
    const { shop, healer, coupon, client, other, id, orderId } = await stage(anHourBefore, {
      points: 100,
      offPaise: 20_000,
    })
    expect(shop.keptByGateway(orderId)).toBe(price - 20_000 - 10_000 - 50_000)
    expect(await shop.pointsOf(client)).toEqual({ bought: 0, earned: 0 })
    await hand(client, id, 'release')
    await buy(other, healer)
    // The refund is written by a job, and sent to the gateway by the one that follows.
    await app().drain()
    await app().drain()
    expect(await outcome(client, id)).toBe(`cancelled, ${price} back, taken`)
    expect(await shop.pointsOf(client)).toEqual({ bought: 0, earned: 100 })
    expect(await shop.walletOf(client)).toBe(50_000)
    expect(shop.keptByGateway(orderId)).toBe(0)
    // As when a client cancels, the coupon stays used.
    expect(await shop.usesOf(coupon ?? '')).toBe(1)
    expect(await drift()).toBe(0)
  })

  test.each([
    ['an hour before, nothing', anHourBefore, 0],
    ['five hours before, half', fiveHoursBefore, price / 2],
  ])('when no one takes it, the published rule of that moment holds: %s', async (_, now, back) => {
    const { client, practice, id } = await stage(now)
    await hand(client, id, 'release')
    at('2026-11-23T03:29:59Z')
    await finish()
    expect(await outcome(await again(client), id)).toBe('released, 0 back, null')
    at(start)
    await Promise.all([finish(), finish()])
    const later = await again(client)
    expect(await outcome(later, id)).toBe(`cancelled, ${back} back, start`)
    expect(await titles(later)).toContain('No one booked the time you offered')
    const mine = await app().call(
      'GET /api/practice/appointment/{appointmentId}',
      { params: { appointmentId: id } },
      { as: await signIn(app(), practice.uId, 'healer') },
    )
    expect(mine.data?.earnings_paise).toBe(100_000 - Math.round((back * 100) / 118))
    expect(await drift()).toBe(0)
  })

  test('is the first client’s again when they take it back before another client has it', async () => {
    const { healer, client, other, practice, id } = await stage(anHourBefore)
    await hand(client, id, 'release')
    expect(await hand(other, id, 'take-back')).toMatchObject({ status: 404 })
    expect(await hand(client, id, 'take-back')).toMatchObject({ status: 200, data: { state: 'confirmed' } })
    expect(await titles(practice)).toContain('Silver Neem will attend after all')
    await expect(holdTime(app(), other, healer, start)).rejects.toThrow()
    expect(await hand(client, id, 'take-back')).toMatchObject({ status: 409, code: 'notNow' })
    at(start)
    await finish()
    expect(await outcome(await again(client), id)).toBe('confirmed, 0 back, client')
    expect(await hand(await again(client), id, 'release')).toMatchObject({ status: 409, code: 'notNow' })
  })

  test('is not taken back while another pays for it, and again once they did not', async () => {
    const { healer, client, other, id } = await stage(anHourBefore)
    await hand(client, id, 'release')
    await holdTime(app(), other, healer, start)
    expect(await hand(client, id, 'take-back')).toMatchObject({ status: 409, code: 'slotTaken' })
    at('2026-11-23T02:41:00Z')
    expect((await hand(await again(client), id, 'take-back')).data?.state).toBe('confirmed')
  })

  test('is not bought by the client who released it', async () => {
    const { healer, client, id } = await stage(anHourBefore)
    await hand(client, id, 'release')
    await expect(holdTime(app(), client, healer, start)).rejects.toThrow('You offered this time to others')
    expect(await outcome(client, id)).toBe('released, 0 back, null')
  })

  test('is refunded whole when the healer cancels, and once when another client had taken it', async () => {
    const { client, practice, id } = await stage(anHourBefore)
    await hand(client, id, 'release')
    expect((await people.healerCancel(practice, id)).status).toBe(200)
    expect(await outcome(client, id)).toBe(`cancelled, ${price} back, healer`)
    at(start)
    await finish()
    expect(await outcome(await again(client), id)).toBe(`cancelled, ${price} back, healer`)
    expect(await drift()).toBe(0)
  })
})

describe('races', () => {
  test('of two buyers one has it, and the first is refunded once', async () => {
    const { healer, client, other, id } = await stage(anHourBefore)
    const third = await makeClient(app())
    await hand(client, id, 'release')
    const bought = await Promise.allSettled([buy(other, healer), buy(third, healer)])
    expect(bought.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await app().drain()
    expect(await outcome(client, id)).toBe(`cancelled, ${price} back, taken`)
    expect(await drift()).toBe(0)
  })

  test('of taking back and buying one wins, and the money follows it', async () => {
    for (let round = 0; round < 2; round++) {
      const { healer, client, other, id } = await stage(anHourBefore)
      await hand(client, id, 'release')
      const [taken, bought] = await Promise.allSettled([hand(client, id, 'take-back'), buy(other, healer)])
      await app().drain()
      const isBack = taken.status === 'fulfilled' && taken.value.status === 200
      expect(isBack).toBe(bought.status === 'rejected')
      expect(await outcome(client, id)).toBe(
        isBack ? 'confirmed, 0 back, client' : `cancelled, ${price} back, taken`,
      )
    }
    expect(await drift()).toBe(0)
  })

  test('releasing again and again leaves one offer', async () => {
    const { client, id } = await stage(anHourBefore)
    const answers = await Promise.all([1, 2, 3].map(() => hand(client, id, 'release')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    at(start)
    expect(await hand(await again(client), id, 'take-back')).toMatchObject({ status: 409, code: 'notNow' })
  })
})

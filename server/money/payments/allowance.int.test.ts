import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { budgetOf, join, makeOrganization } from '../../testing/organizations.ts'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { makePerson } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

async function member(organization: Parameters<typeof makeOrganization>[1] = {}, walletPaise = 0) {
  const organizationId = await makeOrganization(app(), organization)
  const client = await shop.client(walletPaise)
  await join(app(), organizationId, client.uId)
  return { client, organizationId, budget: () => budgetOf(app(), organizationId) }
}
const refund = (orderId: string, basisPoints: number, reason = 'cancelled-by-client') =>
  inTransaction(app().db, (trx) => app().app.modules.payments.refund(trx, orderId, { basisPoints, reason }))
const order = (client: { uId: string }, pricePaise = 250_000) => shop.order(client, { pricePaise })
const shown = async (as: Awaited<ReturnType<typeof shop.client>>, orderId: string) =>
  (await app().call('GET /api/website/order/{orderId}', { params: { orderId } }, { as })).data

describe('an organisation pays', () => {
  test('the whole of a session, and its budget has it again when the session is cancelled', async () => {
    const { client, budget } = await member()
    const orderId = await order(client)
    expect((await shown(client, orderId))?.allowance).toMatchObject({ left_paise: 300_000 })
    const answer = await shop.start(client, orderId, { allowancePaise: 250_000 })
    expect(answer.data).toMatchObject({
      outcome: 'paid',
      order: { allowance: { left_paise: 300_000 }, price: { allowance_paise: 250_000, payable_paise: 0 } },
    })
    expect(await budget()).toBe(750_000)
    expect(await refund(orderId, 5000)).toMatchObject({
      allowancePaise: 125_000,
      gatewayPaise: 0,
      walletPaise: 0,
    })
    expect(await shown(client, orderId)).toMatchObject({
      refunded_money_paise: 0,
      refunded_allowance_paise: 125_000,
      allowance: { left_paise: 300_000 },
    })
    await refund(orderId, 10_000, 'cancelled-by-staff')
    expect(await budget()).toBe(1_000_000)
    expect(await shop.walletOf(client)).toBe(0)
    expect(await shop.drift()).toBe(0)
  })

  test('before points, wallet and card, and after a coupon; a part goes back to each in proportion', async () => {
    const { client, budget } = await member({}, 50_000)
    const orderId = await order(client)
    const request = { coupon: await shop.coupon(), allowancePaise: 100_000, walletPaise: 50_000 }
    const answer = await shop.start(client, orderId, request)
    expect(answer.data).toMatchObject({ outcome: 'gateway', checkout: { amount: 60_000 } })
    expect(await budget()).toBe(900_000)
    await shop.payByCard(client, orderId, request)
    expect(await refund(orderId, 5000)).toMatchObject({
      gatewayPaise: 30_000,
      walletPaise: 25_000,
      couponPaise: 20_000,
      allowancePaise: 50_000,
    })
    expect(await budget()).toBe(950_000)
    expect(await shop.drift()).toBe(0)
  })

  test('no more than its monthly sum for a member, and that again in the next month of India', async () => {
    // 23:50 of 30 November in India.
    app().clock.set(new Date('2026-11-30T18:20:00Z'))
    const { client } = await member({ allowancePaise: 300_000 })
    await shop.start(client, await order(client), { allowancePaise: 250_000 })
    const second = await order(client)
    expect((await shown(client, second))?.allowance?.left_paise).toBe(50_000)
    expect((await shop.start(client, second, { allowancePaise: 50_001 })).code).toBe('insufficientAllowance')
    app().clock.advance(minutes(15))
    const third = await order(client)
    expect((await shop.start(client, third, { allowancePaise: 250_000 })).data?.outcome).toBe('paid')
  })

  test('nothing for who is no member, or left', async () => {
    const stranger = await shop.client()
    expect((await shop.start(stranger, await order(stranger), { allowancePaise: 100 })).code).toBe(
      'insufficientAllowance',
    )
    const { client } = await member()
    const open = await order(client)
    await app()
      .db.updateTable('organization_member')
      .set({ left_at: app().clock.now() })
      .where('person_id', '=', client.uId)
      .execute()
    expect((await shop.start(client, open, { allowancePaise: 100 })).code).toBe('insufficientAllowance')
    expect((await shown(client, open))?.allowance).toBeNull()
  })

  test('what it paid stays paid when the member leaves, and a refund still goes to it', async () => {
    const { client, organizationId, budget } = await member()
    const orderId = await order(client)
    await shop.start(client, orderId, { allowancePaise: 250_000 })
    await app()
      .db.updateTable('organization_member')
      .set({ left_at: app().clock.now() })
      .where('person_id', '=', client.uId)
      .execute()
    expect((await shown(client, orderId))?.state).toBe('paid')
    await join(app(), await makeOrganization(app()), client.uId)
    await refund(orderId, 10_000)
    expect(await budget()).toBe(1_000_000)
    expect(await budgetOf(app(), organizationId)).toBe(1_000_000)
  })

  test('an order that ends unpaid gives back what it held', async () => {
    const { client, budget } = await member()
    const orderId = await order(client)
    await shop.start(client, orderId, { allowancePaise: 100_000 })
    expect(await budget()).toBe(900_000)
    app().clock.advance(minutes(30))
    await shop.tick()
    expect(await budget()).toBe(1_000_000)
    expect(await shop.drift()).toBe(0)
  })
})

test('a hundred checkouts at once never use more than the budget, nor more than a member’s sum', async () => {
  const organizationId = await makeOrganization(app(), { budgetPaise: 950_000, allowancePaise: 200_000 })
  const clients = await Promise.all(Array.from({ length: 10 }, () => shop.client()))
  for (const client of clients) await join(app(), organizationId, client.uId)
  const orders = await Promise.all(
    clients.flatMap((client) =>
      Array.from({ length: 4 }, async () => ({ client, id: await order(client, 100_000) })),
    ),
  )
  const answers = await Promise.all(
    orders.map(({ client, id }) => shop.start(client, id, { allowancePaise: 100_000 })),
  )
  expect(answers.filter(({ data }) => data?.outcome === 'paid')).toHaveLength(9)
  expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['insufficientAllowance']))
  expect(await budgetOf(app(), organizationId)).toBe(50_000)
  const { rows } = await app()
    .db.selectFrom('orders')
    .select(['client_id', (of) => of.fn.sum<number>('allowance_paise').as('paise')])
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'paid')
    .groupBy('client_id')
    .execute()
    .then((found) => ({ rows: found }))
  for (const { paise } of rows) expect(Number(paise)).toBeLessThanOrEqual(200_000)
  expect(await shop.drift()).toBe(0)
})

test('whatever is paid, expires and goes back, the budget is what was paid in less what was used', async () => {
  const step = fc.record({
    pricePaise: fc.integer({ min: 100, max: 400_000 }),
    share: fc.integer({ min: 0, max: 100 }),
    coupon: fc.boolean(),
    ends: fc.constantFrom('pays', 'leaves', 'expires'),
    back: fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const { client, organizationId, budget } = await member({ allowancePaise: 600_000 }, 2_000_000)
      for (const { pricePaise, share, coupon, ends, back } of steps) {
        const orderId = await order(client, pricePaise)
        const allowancePaise = Math.floor((pricePaise * share) / 100)
        const request = {
          allowancePaise,
          walletPaise: ends === 'pays' ? pricePaise - allowancePaise : 0,
          ...(coupon && ends !== 'pays' && { coupon: await shop.coupon({ off_paise: 100 }) }),
        }
        await shop.start(client, orderId, request)
        if (ends === 'expires') {
          app().clock.advance(minutes(30))
          await shop.tick()
        }
        const { state } = (await shop.outcome(orderId)) ?? {}
        if (state === 'paid')
          for (const [number, basisPoints] of back.entries())
            await refund(orderId, basisPoints, `part-${number}`).catch(() => undefined)
      }
      app().clock.advance(minutes(30))
      await shop.tick()
      const { used } = await app()
        .db.selectFrom('orders as o')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('o.allowance_paise'), of.val(0)).as('used'))
        .where('o.organization_id', '=', organizationId)
        .where('o.paid_at', 'is not', null)
        .executeTakeFirstOrThrow()
      const { returned } = await app()
        .db.selectFrom('order_refund as g')
        .innerJoin('orders as o', 'o.u_id', 'g.order_id')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('g.allowance_paise'), of.val(0)).as('returned'))
        .where('o.organization_id', '=', organizationId)
        .executeTakeFirstOrThrow()
      expect(await budget()).toBe(1_000_000 - Number(used) + Number(returned))
      expect(await shop.drift()).toBe(0)
    }),
    { seed: 5 },
  )
})

test('a payment that comes after the order ended is used if the budget still holds it, else it goes back', async () => {
  const { client, organizationId, budget } = await member({ budgetPaise: 100_000 })
  const late = await order(client)
  const answer = await shop.start(client, late, { allowancePaise: 100_000 })
  const providerId = answer.data?.outcome === 'gateway' ? answer.data.checkout.order_id : ''
  app().clock.advance(minutes(30))
  await shop.tick()
  expect(await budget()).toBe(100_000)
  const other = await shop.client()
  await join(app(), organizationId, other.uId)
  await shop.start(other, await order(other, 100_000), { allowancePaise: 100_000 })
  await app().sandbox.gateway.payOrder(providerId)
  await shop.deliver(late)
  await app().drain()
  expect(await shop.outcome(late)).toMatchObject({ state: 'refunded', refunds: ['sent'], gifts: 0 })
  expect(await budget()).toBe(0)
  expect(await shop.drift()).toBe(0)
  app().clock.advance(days(1))
})

test('a person without an organisation has no allowance in the answer', async () => {
  const { u_id: personId } = await makePerson(app())
  expect(await app().app.modules.organizations.allowanceOf(app().db, personId)).toBeUndefined()
})

import { randomUUID } from 'node:crypto'
import {
  type OrderKind,
  orderKindRules,
  orderKinds,
  paymentSources,
} from '@newyou/contract/money/payments/payments'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, minutes } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { join, makeOrganization } from '../../testing/organizations.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { makePerson } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const payments = () => app().app.modules.payments
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

const pricePaise = 250_000

const openOrder = (clientId: string, kind: OrderKind) =>
  inTransaction(app().db, (trx) =>
    payments().orderService.open(trx, {
      clientId,
      kind,
      itemId: randomUUID(),
      title: 'Something to buy',
      pricePaise,
      earnerId: null,
      expiresAt: after(app().clock.now(), minutes(10)),
    }),
  )

/** A payment with one source, what it takes off, and how it is refused for a kind that does not take it. */
const asked = {
  wallet: { request: { walletPaise: 50_000 }, off: 50_000, refusal: 'invalidInput' },
  'life-points': { request: { lifePoints: 300 }, off: 30_000, refusal: 'invalidInput' },
  coupon: { request: {}, off: 40_000, refusal: 'invalidCoupon' },
  allowance: { request: { allowancePaise: 20_000 }, off: 20_000, refusal: 'invalidInput' },
} as const

/**
 * Needs of a new order kind: its name in `orderKinds`, its payment sources in `orderKindRules`, a fulfilment of the
 * domain that sells it, and its label in `web/messages/en/payments.ts`. The compiler asks for the rules and the label;
 * this proves the rest.
 */
describe.each(orderKinds)('%s', (kind) => {
  test('has an order that the table takes, and a fulfilment', async () => {
    const { u_id: clientId } = await makePerson(app())
    const { u_id: orderId } = await openOrder(clientId, kind)
    const order = await app()
      .db.selectFrom('orders')
      .select(['kind', 'price_paise'])
      .where('u_id', '=', orderId)
      .executeTakeFirst()
    expect(order).toEqual({ kind, price_paise: pricePaise })
    expect(() => payments().fulfilments.of(kind)).not.toThrow()
  })

  test.each(paymentSources)('is paid with %s only if its rules say so', async (source) => {
    const { u_id: personId } = await makePerson(app())
    await shop.fill(personId, 100_000)
    await shop.fillPoints(personId, { earned: 500 })
    await join(app(), await makeOrganization(app()), personId)
    const { u_id: orderId } = await openOrder(personId, kind)
    const { request, off, refusal } = asked[source]
    const started = payments().startPayment({ personId, address: personId }, orderId, {
      walletPaise: 0,
      allowancePaise: 0,
      lifePoints: 0,
      couponCode: source === 'coupon' ? await shop.coupon() : undefined,
      ...request,
    })
    if (orderKindRules[kind].takes.includes(source)) {
      expect(await started).toMatchObject({ outcome: 'gateway', checkout: { amount: pricePaise - off } })
    } else await expect(started).rejects.toMatchObject({ code: refusal })
  })
})

test('a kind that is not in the list is refused by the table, and has no fulfilment', async () => {
  const { u_id: clientId } = await makePerson(app())
  const unknown = 'gift-card' as OrderKind // on purpose not one of them
  const { u_id: orderId } = await openOrder(clientId, 'course')
  const change = app().db.updateTable('orders').set({ kind: unknown }).where('u_id', '=', orderId).execute()
  await expect(change).rejects.toMatchObject({ constraint: 'orders_kind_check' })
  expect(() => payments().fulfilments.of(unknown)).toThrow()
})

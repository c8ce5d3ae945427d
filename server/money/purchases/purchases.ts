import { purchaseOpenHours, returnDays } from '@newyou/contract/business'
import type { ErrorCode } from '@newyou/contract/errors'
import {
  type Ownership,
  type Purchase,
  type PurchaseKind,
  purchaseKind,
} from '@newyou/contract/money/purchases'
import { sql } from 'kysely'
import { after, type Clock, days, hours } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Fulfilment, Payments } from '../payments/index.ts'
import type { Entitlements } from './entitlements.ts'
import type { PurchaseNews } from './news.ts'
import type { Grant, Product, Products } from './products.ts'

interface PurchaseDependencies {
  db: Database
  clock: Clock
  entitlements: Entitlements
  products: Products
  payments: Pick<Payments, 'orderService' | 'refund'>
  news: PurchaseNews
}

const alreadyBought: Record<PurchaseKind, ErrorCode> = {
  course: 'courseAlreadyBought',
  bundle: 'bundleAlreadyBought',
  ebook: 'ebookAlreadyBought',
}

/** Courses, bundles and e-books: bought once, owned from then on, and returned within the published days. */
export function createPurchases({ db, clock, entitlements, products, payments, news }: PurchaseDependencies) {
  const openOrder = (queryable: Queryable, personId: string, kind: PurchaseKind, itemId: string) =>
    queryable
      .selectFrom('order_money')
      .select(['u_id', 'price_paise', 'expires_at', 'state'])
      .where('client_id', '=', personId)
      .where('kind', '=', kind)
      .where('item_u_id', '=', itemId)
      .where('state', 'in', ['open', 'awaiting-payment', 'failed'])

  /** Two concurrent requests for the same product wait for each other. */
  const oneAtATime = (trx: Trx, personId: string, itemId: string) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`take:${personId}:${itemId}`}, 0))`.execute(trx)

  /** The order that is open for it, as long as its price still holds and it can be paid. */
  async function earlierOrder(
    trx: Trx,
    personId: string,
    kind: PurchaseKind,
    { itemId, pricePaise }: { itemId: string; pricePaise: number },
  ): Promise<string | undefined> {
    const earlier = await openOrder(trx, personId, kind, itemId).executeTakeFirst()
    if (!earlier) return undefined
    const isPayable = earlier.expires_at && earlier.expires_at > clock.now()
    // While a payment may be on its way the order stays, with the price it was opened at.
    if (isPayable && (earlier.price_paise === pricePaise || earlier.state !== 'open')) return earlier.u_id
    await payments.orderService.expire(trx, earlier.u_id)
    return undefined
  }

  /** The last moment to return an order, if it may be returned now. */
  async function returnUntil(
    queryable: Queryable,
    personId: string,
    kind: PurchaseKind,
    { itemId, grantedAt }: { itemId: string; grantedAt: Date },
  ): Promise<Date | null> {
    const until = after(grantedAt, days(returnDays))
    if (until <= clock.now() || (await products.of(kind).isUsed(queryable, personId, itemId))) return null
    return until
  }

  return {
    /**
     * Takes a product: at once if it is free, else by an order at the current price. A repeated call returns the order
     * that is still open.
     * @throws DomainError notFound, courseAlreadyBought
     */
    take: (personId: string, kind: PurchaseKind, itemId: string): Promise<Purchase> =>
      inTransaction(db, async (trx) => {
        const { title, pricePaise, earnerId } = orNotFound(await products.of(kind).find(trx, itemId))
        await oneAtATime(trx, personId, itemId)
        if (await entitlements.owns(trx, personId, kind, itemId)) throwError(alreadyBought[kind])
        if (pricePaise === 0) {
          await entitlements.give(trx, { personId, kind, itemId, orderId: null })
          const product = products.of(kind)
          await product.given?.(trx, { personId, itemId, orderId: null })
          await news(trx, { kind, title, frontEndPath: product.frontEndPath, personId, itemId })
          return { outcome: 'given' }
        }
        const earlier = await earlierOrder(trx, personId, kind, { itemId, pricePaise })
        if (earlier) return { outcome: 'order', order_u_id: earlier }
        const { u_id: orderId } = await payments.orderService.open(trx, {
          clientId: personId,
          kind,
          itemId,
          title,
          pricePaise,
          earnerId,
          expiresAt: after(clock.now(), hours(purchaseOpenHours)),
        })
        return { outcome: 'order', order_u_id: orderId }
      }),

    async ownership(personId: string, kind: PurchaseKind, itemId: string): Promise<Ownership> {
      const owned = await entitlements.find(db, personId, kind, itemId)
      if (!owned) {
        const waiting = await openOrder(db, personId, kind, itemId).executeTakeFirst()
        return { is_owned: false, bundle_u_id: null, order_u_id: waiting?.u_id ?? null, return_until: null }
      }
      const { order_id: orderId, bundle_id: bundleId, granted_at: grantedAt } = owned
      const isReturnable = orderId !== null && bundleId === null
      const until = isReturnable ? await returnUntil(db, personId, kind, { itemId, grantedAt }) : null
      return {
        is_owned: true,
        bundle_u_id: bundleId,
        order_u_id: orderId,
        return_until: until?.toISOString() ?? null,
      }
    },

    /**
     * Returns what an order bought, whole, within the days and as long as little of it was used.
     * @throws DomainError notFound, returnNotPossible
     */
    refund: (personId: string, orderId: string) =>
      inTransaction(db, async (trx) => {
        const order = orNotFound(
          await trx
            .selectFrom('orders')
            .select(['kind', 'item_u_id', 'state'])
            .where('u_id', '=', orderId)
            .where('client_id', '=', personId)
            .forUpdate()
            .executeTakeFirst(),
        )
        const { data: kind } = purchaseKind.safeParse(order.kind)
        if (!kind || order.state !== 'paid') return throwError('returnNotPossible')
        const itemId = order.item_u_id
        const owned = await entitlements.find(trx, personId, kind, itemId)
        if (owned?.order_id !== orderId) return throwError('returnNotPossible')
        if (!(await returnUntil(trx, personId, kind, { itemId, grantedAt: owned.granted_at })))
          throwError('returnNotPossible')
        await entitlements.end(trx, orderId)
        await products.of(kind).ended?.(trx, { personId, itemId, orderId })
        await payments.refund(trx, orderId, { basisPoints: 10_000, reason: 'returned-by-client' })
      }),
  }
}
export type Purchases = ReturnType<typeof createPurchases>

interface FulfilmentDependencies {
  kind: PurchaseKind
  entitlements: Entitlements
  product: Product
  news: PurchaseNews
}

/** A course, bundle or e-book as something that is paid for; paid twice, the second order is gone and goes back. */
export function createPurchaseFulfilment({
  kind,
  entitlements,
  product,
  news,
}: FulfilmentDependencies): Fulfilment {
  return {
    async fulfil(trx, order) {
      const grant: Grant = { personId: order.client_id, itemId: order.item_u_id, orderId: order.u_id }
      // A bundle may have brought it meanwhile.
      if (await entitlements.owns(trx, grant.personId, kind, grant.itemId)) return 'gone'
      if (!(await entitlements.give(trx, { ...grant, kind }))) return 'gone'
      await product.given?.(trx, grant)
      await news(trx, { kind, title: order.title, frontEndPath: product.frontEndPath, ...grant })
      return 'given'
    },
    async finalAt(_queryable, { paid_at: paidAt }) {
      return paidAt ? after(paidAt, days(returnDays)) : undefined
    },

    release: async () => {},
    async takeBack(trx, order) {
      await entitlements.end(trx, order.u_id)
      await product.ended?.(trx, { personId: order.client_id, itemId: order.item_u_id, orderId: order.u_id })
    },
  }
}

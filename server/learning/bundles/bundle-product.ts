import { frontEndPathOf } from '@newyou/contract/addresses'
import type { SessionPacks } from '../../care/session-packs/index.ts'
import type { Entitlements, Product, Products } from '../../money/purchases/index.ts'
import type { Queryable } from '../../platform/database/database.ts'

interface BundleProductDependencies {
  entitlements: Entitlements
  sessionPacks: SessionPacks
  /** Allowed items, by kind. */
  products: Products
}

const itemsOf = (queryable: Queryable, bundleId: string) =>
  queryable
    .selectFrom('bundle_item')
    .select(['kind', 'item_id'])
    .where('bundle_id', '=', bundleId)
    .orderBy('position')
    .execute()

/** A bundle as something that is bought: its courses, e-books and sessions are given with it and end with it. */
export function createBundleProduct({
  entitlements,
  sessionPacks,
  products,
}: BundleProductDependencies): Product {
  return {
    async find(queryable, bundleId) {
      const bundle = await queryable
        .selectFrom('bundle as b')
        .leftJoin('healer_card as h', 'h.u_id', 'b.session_healer_id')
        .select(['b.title', 'b.price_paise', 'h.person_id'])
        .where('b.u_id', '=', bundleId)
        .where('b.state', '=', 'published')
        .executeTakeFirst()
      return bundle && { title: bundle.title, pricePaise: bundle.price_paise, earnerId: bundle.person_id }
    },

    async given(trx, { personId, itemId: bundleId, orderId }) {
      for (const { kind, item_id: itemId } of await itemsOf(trx, bundleId))
        await entitlements.give(trx, {
          personId,
          kind: kind as 'course' | 'ebook',
          itemId,
          orderId,
          bundleId,
        }) // by the table's check
      const {
        session_healer_id: healerId,
        session_service_id: serviceId,
        session_count: count,
        session_days: lastsDays,
      } = await trx
        .selectFrom('bundle')
        .select(['session_healer_id', 'session_service_id', 'session_count', 'session_days'])
        .where('u_id', '=', bundleId)
        .executeTakeFirstOrThrow()
      if (healerId && count && lastsDays)
        await sessionPacks.give(trx, { personId, healerId, serviceId, bundleId, orderId, count, lastsDays })
    },

    async ended(trx, { orderId }) {
      if (orderId) await sessionPacks.end(trx, orderId)
    },

    async isUsed(queryable, personId, bundleId) {
      if (await sessionPacks.isUsed(queryable, personId, bundleId)) return true
      const items = await itemsOf(queryable, bundleId)
      const used = await Promise.all(
        items.map(({ kind, item_id }) =>
          products.of(kind as 'course' | 'ebook').isUsed(queryable, personId, item_id),
        ), // by the table's check
      )
      return used.includes(true)
    },

    frontEndPath: frontEndPathOf('bundle'),
  }
}

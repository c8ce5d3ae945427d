import type { PurchaseKind } from '@newyou/contract/money/purchases'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'

/** Which products a client has. Only they can open lessons and books; returned products are removed. */
export function createEntitlements({ clock, ids }: { clock: Clock; ids: Ids }) {
  const live = (queryable: Queryable, personId: string, kind: PurchaseKind, itemId: string) =>
    queryable
      .selectFrom('entitlement')
      .where('person_id', '=', personId)
      .where('kind', '=', kind)
      .where('item_id', '=', itemId)
      .where('ended_at', 'is', null)

  return {
    /** How the client got the product. A direct purchase wins over a bundle. */
    find: (queryable: Queryable, personId: string, kind: PurchaseKind, itemId: string) =>
      live(queryable, personId, kind, itemId)
        .select(['order_id', 'bundle_id', 'granted_at'])
        .orderBy((of) => of('bundle_id', 'is', null), 'desc')
        .limit(1)
        .executeTakeFirst(),

    async owns(queryable: Queryable, personId: string, kind: PurchaseKind, itemId: string): Promise<boolean> {
      return (
        (await live(queryable, personId, kind, itemId).select('u_id').limit(1).executeTakeFirst()) !==
        undefined
      )
    },

    /** Grants it; false when already granted, individually or by the same bundle. */
    async give(
      trx: Trx,
      grant: {
        personId: string
        kind: PurchaseKind
        itemId: string
        orderId: string | null
        bundleId?: string
      },
    ): Promise<boolean> {
      const { numInsertedOrUpdatedRows: count } = await trx
        .insertInto('entitlement')
        .values({
          u_id: ids.next(),
          person_id: grant.personId,
          kind: grant.kind,
          item_id: grant.itemId,
          order_id: grant.orderId,
          bundle_id: grant.bundleId ?? null,
          granted_at: clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return count === 1n
    },

    /** Ends all that an order gave. */
    async end(trx: Trx, orderId: string) {
      await trx
        .updateTable('entitlement')
        .set({ ended_at: clock.now() })
        .where('order_id', '=', orderId)
        .where('ended_at', 'is', null)
        .execute()
    },
  }
}
export type Entitlements = ReturnType<typeof createEntitlements>

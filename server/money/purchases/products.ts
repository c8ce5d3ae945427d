import type { PurchaseKind } from '@newyou/contract/money/purchases'
import { sql } from 'kysely'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { Registry } from '../../platform/registry.ts'

/** An item given, and its order. */
export interface Grant {
  personId: string
  itemId: string
  orderId: string | null
}

/** Something that is bought once and then one's own. Each kind has one, given by the domain that owns it. */
export interface Product {
  /** The product as sold now; undefined if it is not. Price in paise including tax. `earnerId`: who earns it. */
  find(
    queryable: Queryable,
    itemId: string,
  ): Promise<{ title: string; pricePaise: number; earnerId: string | null } | undefined>
  /** Gives its contents, in the transaction that gives it. */
  given?(trx: Trx, grant: Grant): Promise<void>
  /** Takes its contents away after it was returned. */
  ended?(trx: Trx, grant: Grant): Promise<void>
  /** Too much of it was used to return it. */
  isUsed(queryable: Queryable, personId: string, itemId: string): Promise<boolean>
  /** Where the notification of the purchase leads. */
  frontEndPath: string
}

/**
 * Opening and returning a product exclude each other until the transaction ends, so that nothing is handed out
 * while its return is decided.
 */
export const oneUseAtATime = (trx: Queryable, personId: string, itemId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`use:${personId}:${itemId}`}, 0))`.execute(trx)

export type Products = Pick<Registry<PurchaseKind, Product>, 'of'>

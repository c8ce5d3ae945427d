import type { PurchaseKind } from '@newyou/contract/purchases'
import { sql } from 'kysely'
import type { Queryable, Trx } from '../platform/database/database.ts'
import type { Registry } from '../platform/registry.ts'

/** What a client got, and by what. */
export interface Grant {
  personId: string
  itemId: string
  orderId: string | null
}

/** Something that is bought once and then one's own. Each kind has one, given by the domain that owns it. */
export interface Product {
  /** As it is sold now; undefined when it is not. Price in paise with its tax. `earnerId`: whose earnings it becomes. */
  find(
    queryable: Queryable,
    itemId: string,
  ): Promise<{ title: string; pricePaise: number; earnerId: string | null } | undefined>
  /** What comes with it, in the transaction that gives it. */
  given?(trx: Trx, grant: Grant): Promise<void>
  /** What went with it goes again: it was given back. */
  ended?(trx: Trx, grant: Grant): Promise<void>
  /** Too much of it was used to give it back. */
  isUsed(queryable: Queryable, personId: string, itemId: string): Promise<boolean>
  /** Where the notification of the purchase leads. */
  frontEndPath: string
}

/**
 * Opening something and returning it take turns, so that nothing is handed out while its return is decided. For the
 * rest of the transaction.
 */
export const oneUseAtATime = (trx: Queryable, personId: string, itemId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`use:${personId}:${itemId}`}, 0))`.execute(trx)

export type Products = Pick<Registry<PurchaseKind, Product>, 'of'>

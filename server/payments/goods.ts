import type { Selectable } from 'kysely'
import type { Entry } from '../ledger/index.ts'
import type { Trx } from '../platform/database/database.ts'
import type { Orders } from '../platform/database/schema.ts'

export type OrderRow = Selectable<Orders>

/**
 * What can be bought. Each kind of order has one, given by the domain that owns the thing; payments knows nothing
 * else of it. All run inside the transaction that moves the order.
 */
export interface Goods {
  /** Gives what was paid for, once. `gone` when it can no longer be given: then the whole order is refunded. */
  fulfil(trx: Trx, order: OrderRow): Promise<'given' | 'gone'>
  /** The order ran out unpaid: sets free what was kept for it. */
  release(trx: Trx, order: OrderRow): Promise<void>
  /**
   * Where the price goes in the ledger, when it is neither a healer's earning nor our revenue: for what stays the
   * client's own, such as a top-up. Such an order is not given back, because there is no cash-out.
   */
  creditTo?(order: OrderRow): Entry[]
}

/** How a domain opens an order for its thing. */
export interface OrderDesk {
  /**
   * Opens an order in the caller's transaction, with the price and tax frozen. Amounts in paise.
   * `earnerId` is the person whose earnings the price becomes.
   */
  open(
    trx: Trx,
    wanted: {
      clientId: string
      kind: OrderRow['kind']
      itemId: string
      title: string
      pricePaise: number
      earnerId: string | null
      expiresAt: Date
    },
  ): Promise<{ u_id: string }>
  /** Ends an unpaid order and voids its holds; an order that is already paid or ended stays as it is. */
  expire(trx: Trx, orderId: string): Promise<void>
}

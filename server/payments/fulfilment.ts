import { type OrderKind, orderKinds } from '@newyou/contract/payments/payments'
import type { Selectable } from 'kysely'
import type { Entry } from '../ledger/index.ts'
import type { Queryable, Trx } from '../platform/database/database.ts'
import type { GiveBack, Orders } from '../platform/database/schema.ts'
import { createRegistry } from '../platform/registry.ts'

export type OrderRow = Selectable<Orders>
/** A part of an order that was refunded. */
export type GiveBackRow = Selectable<GiveBack>

/**
 * What can be bought. Each kind of order has one, given by the domain that owns the product; payments knows nothing
 * else of it. All run inside the transaction that moves the order.
 */
export interface Fulfilment {
  /**
   * Locks the calendar or the event that `fulfil` changes, before people and money are locked. Absent where it changes
   * neither.
   */
  lock?(trx: Trx, order: OrderRow): Promise<void>
  /** Gives what was paid for, once. `gone` when it can no longer be given: then the whole order is refunded. */
  fulfil(trx: Trx, order: OrderRow): Promise<'given' | 'gone'>
  /** The order ran out unpaid: sets free what was kept for it. */
  release(trx: Trx, order: OrderRow): Promise<void>
  /**
   * The whole price went back without our asking: what can still be taken back is. Locks follow the one order; money and
   * the client's notification are the caller's.
   */
  takeBack?(trx: Trx, order: OrderRow): Promise<void>
  /**
   * From when on the client cannot get a paid order refunded by its rules any more; undefined while that is not known.
   * Absent for what is no purchase, such as a top-up.
   */
  finalAt?(queryable: Queryable, order: OrderRow): Promise<Date | undefined>
  /** From when on what is left of the price is earned, where that is another moment than `finalAt`. */
  earnedAt?(queryable: Queryable, order: OrderRow): Promise<Date | undefined>
  /**
   * Where the price goes in the ledger, when it is neither a healer's earning nor our revenue: for what stays the
   * client's own, such as a top-up. Such an order is not given back, because there is no cash-out.
   */
  creditTo?(order: OrderRow): Entry[]
}

/** What is sold, by kind: the domain that owns a product registers how it is fulfilled. */
export const createFulfilments = () => createRegistry<OrderKind, Fulfilment>('fulfilments', orderKinds)
export type Fulfilments = ReturnType<typeof createFulfilments>

/** The kind of an order, which the table checks. */
export const kindOf = ({ kind }: Pick<OrderRow, 'kind'>) => kind as OrderKind

/** How a domain opens an order for its product. */
export interface OrderService {
  /**
   * Opens an order in the caller's transaction, with the price and tax frozen. Amounts in paise.
   * `earnerId` is the person whose earnings the price becomes.
   * @throws DomainError guardianNeeded
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
  /**
   * Ends an unpaid order and voids its holds; an order that is already paid or ended stays as it is. The order is
   * locked before anything else, and this comes after all that locks calendars and people.
   */
  expire(trx: Trx, orderId: string): Promise<void>
  /** Ends an order that ran out and releases what was kept for it, in a transaction of its own. Says whether it did. */
  expireDue(orderId: string): Promise<boolean>
}

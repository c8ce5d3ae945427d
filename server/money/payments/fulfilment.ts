import { type OrderKind, orderKinds } from '@newyou/contract/money/payments/payments'
import type { Selectable } from 'kysely'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { OrderMoney as OrderMoneyView, OrderRefund, Orders } from '../../platform/database/schema.ts'
import { createRegistry } from '../../platform/registry.ts'
import type { Entry } from '../ledger/index.ts'

export type OrderRow = Selectable<Orders>
/** An order as other domains read it. */
export type OrderMoney = Selectable<OrderMoneyView>
/** A part of an order that was refunded. */
export type OrderRefundRow = Selectable<OrderRefund>

/**
 * The fulfilment of a kind of order, given by the domain that owns the product; payments knows nothing
 * else of it. All methods run in the transaction that changes the order.
 */
export interface Fulfilment {
  /**
   * Locks the calendar or event that `fulfil` changes, before people and money are locked. Absent if it changes
   * neither.
   */
  lock?(trx: Trx, order: OrderRow): Promise<void>
  /** Gives the client the product, once. `gone` if it is no longer available: then the whole order is refunded. */
  fulfil(trx: Trx, order: OrderRow): Promise<'given' | 'gone'>
  /** The order expired unpaid: releases what was held for it. */
  release(trx: Trx, order: OrderRow): Promise<void>
  /**
   * The whole price was refunded without our action: revokes what it can of the product. Locks follow the global order;
   * the caller books the money and notifies the client.
   */
  takeBack?(trx: Trx, order: OrderRow): Promise<void>
  /**
   * When a paid order can no longer be refunded by its rules; undefined while that is not known.
   * Absent for orders that are no purchase, such as top-ups.
   */
  finalAt?(queryable: Queryable, order: OrderMoney): Promise<Date | undefined>
  /**
   * When that begins which these orders are for, by order. Absent for orders of things that have no time.
   */
  startsOf?(
    queryable: Queryable,
    orders: readonly Pick<OrderRow, 'u_id' | 'item_u_id'>[],
  ): Promise<ReadonlyMap<string, Date>>
  /** When the rest of the price is earned, if that differs from `finalAt`. */
  earnedAt?(queryable: Queryable, order: OrderRow): Promise<Date | undefined>
  /**
   * The ledger account of the price if it is neither a healer's earning nor our revenue: for money that stays the
   * client's own, such as a top-up. Such an order cannot be refunded, because there is no cash-out.
   */
  creditTo?(order: OrderRow): Entry[]
}

/** The fulfilments by kind of order; each is registered by the domain that owns the product. */
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
      /** Null: the owner of the product ends it. */
      expiresAt: Date | null
    },
  ): Promise<{ u_id: string }>
  /**
   * Ends an unpaid order and voids its holds; an order that is already paid or ended stays as it is. The order is
   * locked before anything else, and this comes after all that locks calendars and people.
   */
  expire(trx: Trx, orderId: string): Promise<void>
  /** Ends an expired order and releases what was held for it, in its own transaction. Resolves with whether it did. */
  expireDue(orderId: string): Promise<boolean>
}

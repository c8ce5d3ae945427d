import type {
  DeskPaymentKind,
  DeskPaymentState,
  DeskRefundState,
} from '@newyou/contract/money/payments/desk-payments'
import type { OrderKind } from '@newyou/contract/money/payments/payments'
import type { DeskPayment, DeskRefund, PayableOrder } from '@newyou/contract/money/tills'
import { type RawBuilder, sql } from 'kysely'
import { inScope } from '../../people/staff/index.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { deskReceiptNumber } from '../payments/index.ts'

const fullName = (person: string) =>
  sql<string>`(${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)})`

/**
 * SQL: whether a colleague may handle the money of an order. Finance handles all; the front desk, orders of its healers
 * and those that are nobody's earnings.
 */
export function isHandled(viewer: Viewer, earnerId: RawBuilder<unknown>) {
  if (viewer.staffRoles.includes('finance')) return sql<boolean>`true`
  return sql<boolean>`(${earnerId} is null or exists (select from healer_card handled
    where handled.person_id = ${earnerId} and ${inScope(viewer, sql.ref('handled.u_id'))}))`
}

export const paymentLines = (queryable: Queryable) =>
  queryable
    .selectFrom('desk_payment_line as d')
    .innerJoin('order_money as o', 'o.u_id', 'd.order_id')
    .innerJoin('person_name as c', 'c.u_id', 'o.client_id')
    .innerJoin('person_name as t', 't.u_id', 'd.taken_by')
    .selectAll('d')
    .select(['o.title', 'o.payable_paise'])
    .select([fullName('c').as('client_name'), fullName('t').as('taken_by_name')])

type PaymentLine = Awaited<ReturnType<ReturnType<typeof paymentLines>['executeTakeFirstOrThrow']>>

export const paymentOf = (row: PaymentLine): DeskPayment => ({
  u_id: row.u_id,
  order_u_id: row.order_id,
  title: row.title,
  client_name: row.client_name,
  kind: row.kind as DeskPaymentKind, // checked by the table, as the state is
  amount_paise: row.amount_paise,
  reference: row.reference,
  receipt_number: deskReceiptNumber(row.receipt_number, row.issuer),
  state: row.state as DeskPaymentState,
  taken_by: { u_id: row.taken_by, name: row.taken_by_name },
  taken_at: row.taken_at.toISOString(),
  end_reason: row.end_reason,
})

export const refundLines = (queryable: Queryable) =>
  queryable
    .selectFrom('desk_refund_line as r')
    .innerJoin('order_money as o', 'o.u_id', 'r.order_id')
    .innerJoin('person_name as c', 'c.u_id', 'o.client_id')
    .selectAll('r')
    .select(['o.title', 'o.earner_id'])
    .select(fullName('c').as('client_name'))

type RefundLine = Awaited<ReturnType<ReturnType<typeof refundLines>['executeTakeFirstOrThrow']>>

export const refundOf = (row: RefundLine): DeskRefund => ({
  u_id: row.u_id,
  order_u_id: row.order_id,
  title: row.title,
  client_name: row.client_name,
  amount_paise: row.amount_paise,
  paid_paise: row.paid_paise,
  kind: row.kind as DeskPaymentKind | null, // checked by the table, as the state is
  state: row.state as DeskRefundState,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
})

/** Orders that are not paid yet and can still be. */
export const payableOrders = (queryable: Queryable, now: Date) =>
  queryable
    .selectFrom('order_money as o')
    .innerJoin('person_name as c', 'c.u_id', 'o.client_id')
    .select([
      'o.u_id',
      'o.item_u_id',
      'o.title',
      'o.kind',
      'o.price_paise',
      'o.desk_paise',
      'o.payable_paise',
      'o.created_at',
      'o.expires_at',
    ])
    .select(fullName('c').as('client_name'))
    .where('o.state', 'in', ['open', 'awaiting-payment', 'failed'])
    .where('o.payable_paise', '>', 0)
    .where((is) => is.or([is('o.expires_at', 'is', null), is('o.expires_at', '>', now)]))

export type PayableLine = Awaited<ReturnType<ReturnType<typeof payableOrders>['executeTakeFirstOrThrow']>>

export const payableOf = (row: PayableLine, startsAt: Date | undefined): PayableOrder => ({
  u_id: row.u_id,
  title: row.title,
  kind: row.kind as OrderKind, // checked by the table
  client_name: row.client_name,
  price_paise: row.price_paise,
  desk_paise: row.desk_paise,
  other_paise: row.price_paise - row.desk_paise - row.payable_paise,
  left_paise: row.payable_paise,
  created_at: row.created_at.toISOString(),
  held_until: row.expires_at?.toISOString() ?? null,
  starts_at: startsAt?.toISOString() ?? null,
})

import type { StaffOrder, StaffOrderRow } from '@newyou/contract/administration/back-office/orders'
import type { OrderKind, OrderState } from '@newyou/contract/money/payments/payments'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { numberOfReceipt, type OrderMoney, receiptNumber } from '../../money/payments/index.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { transactionsWhere } from './ledger-rows.ts'
import { fullName, peopleMatching, uuid } from './people.ts'
import { requestsOfOrder } from './refund-requests.ts'

interface OrderFilters {
  search?: string | undefined
  state?: OrderState | undefined
  kind?: OrderKind | undefined
}

const rowOf = (row: OrderMoney & { client_name: string }): StaffOrderRow => ({
  u_id: row.u_id,
  title: row.title,
  kind: row.kind as OrderKind, // checked by the table, as the state is
  state: row.state as OrderState,
  client_name: row.client_name,
  price_paise: row.price_paise,
  refunded_paise: row.refunded_paise,
  receipt_number: row.receipt_number === null ? null : receiptNumber(row.receipt_number, row.issuer),
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
})

/** Orders as finance sees them. */
export function createStaffOrders({
  db,
  audit,
  settings,
}: {
  db: Database
  audit: Audit
  settings: Pick<Settings, 'read'>
}) {
  const orders = (queryable: Queryable) =>
    queryable
      .selectFrom('order_money as o')
      .innerJoin('person_name as p', 'p.u_id', 'o.client_id')
      .selectAll('o')
      .select(fullName(sql.ref('p')).as('client_name'))

  /** Search keys: a receipt, an id, a contact. Each has an index. */
  function matching(search: string) {
    const number = numberOfReceipt(search)
    if (uuid.test(search)) return sql<boolean>`(o.u_id = ${search} or o.client_id = ${search})`
    if (/^pay_/.test(search))
      return sql<boolean>`o.u_id in (select order_id from gateway_payment where provider_payment_id = ${search})`
    return sql<boolean>`(o.receipt_number = ${number ?? null}::int or o.client_id in ${peopleMatching(search)})`
  }

  async function view(queryable: Queryable, orderId: string): Promise<StaffOrder> {
    const row = orNotFound(await orders(queryable).where('o.u_id', '=', orderId).executeTakeFirst())
    const payments = await queryable
      .selectFrom('gateway_payment')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .execute()
    const refunds = await queryable
      .selectFrom('gateway_refund')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .execute()
    const { refund_alone_max_paise: aloneMax } = await settings.read(queryable)
    return {
      ...rowOf(row),
      client_u_id: row.client_id,
      parts: {
        gateway_paise: row.payable_paise,
        desk_paise: row.desk_paise,
        wallet_paise: row.wallet_paise,
        life_points_paise: row.life_points_paise,
        coupon_paise: row.coupon_paise,
        allowance_paise: row.allowance_paise,
        tax_paise: row.tax_paise,
      },
      refundable_paise:
        row.state === 'paid' && !row.kind.endsWith('top-up') ? row.price_paise - row.refunded_paise : 0,
      alone_max_paise: aloneMax,
      payments: payments.map((one) => ({
        id: one.provider_payment_id,
        amount_paise: one.amount_paise,
        state: one.state,
        method: one.method,
        error: one.error_reason ?? '',
        created_at: one.created_at.toISOString(),
      })),
      refunds: refunds.map((one) => ({
        id: one.provider_refund_id,
        amount_paise: one.amount_paise,
        state: one.state,
        reason: one.reason,
        created_at: one.created_at.toISOString(),
      })),
      ledger: await transactionsWhere(queryable, sql<boolean>`l.caused_by = ${orderId}`, 'asc'),
      requests: await requestsOfOrder(queryable, orderId),
    }
  }

  return {
    async list({ search, state, kind }: OrderFilters, { page, size }: Paging) {
      let wanted = orders(db)
      if (search) wanted = wanted.where(matching(search))
      if (state) wanted = wanted.where('o.state', '=', state)
      if (kind) wanted = wanted.where('o.kind', '=', kind)
      const { rows, total } = await pageOf(wanted.orderBy('o.created_at', 'desc').orderBy('o.u_id', 'desc'), {
        page,
        size,
      })
      return { data: rows.map(rowOf), total, page, items_per_page: size }
    },

    /** @throws DomainError notFound */
    look: (staffId: string, orderId: string): Promise<StaffOrder> =>
      inTransaction(db, async (trx) => {
        const order = await view(trx, orderId)
        await audit.note(trx, { staffId, resource: 'orders', recordId: orderId, action: 'look' })
        return order
      }),
  }
}
export type StaffOrders = ReturnType<typeof createStaffOrders>

import { paisePerLifePoint } from '@newyou/contract/business'
import type { Order, OrderDocument, OrderKind } from '@newyou/contract/money/payments/payments'
import { sql } from 'kysely'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { balances } from '../ledger/index.ts'
import type { AllowanceOf } from '../organizations/index.ts'
import type { Coupons } from './coupons.ts'
import { receiptNumber } from './document-number.ts'
import type { OrderRow } from './fulfilment.ts'
import type { Invoices } from './invoices.ts'
import { issuerIn } from './issuer.ts'
import { stateOf } from './order-state.ts'
import { type RefundedRow, refundedIn } from './shares.ts'

interface Frame {
  taxName: string
  couponCodes: Map<string, string>
  appliedCoupon?: Order['applied_coupon']
  refunds: Map<string, RefundedRow[]>
  walletPaise: number
  pointsPaise: number
  allowance: Order['allowance']
  documents: Map<string, OrderDocument[]>
}

const present = (
  row: OrderRow,
  {
    walletPaise,
    pointsPaise,
    allowance,
    taxName,
    couponCodes,
    appliedCoupon = null,
    refunds,
    documents,
  }: Frame,
): Order => {
  const { parts, couponPaise, allowancePaise } = refundedIn(refunds.get(row.u_id) ?? [])
  return {
    u_id: row.u_id,
    kind: row.kind as OrderKind, // by the column's check
    item_u_id: row.item_u_id,
    title: row.title,
    state: stateOf(row),
    price: {
      price_paise: row.price_paise,
      coupon_paise: row.coupon_paise,
      allowance_paise: row.allowance_paise,
      life_points_paise: row.life_points_paise,
      wallet_paise: row.wallet_paise,
      desk_paise: row.desk_paise,
      payable_paise: row.payable_paise,
      tax_paise: row.tax_paise,
      tax_percent: row.tax_basis_points / 100,
      tax_name: taxName,
    },
    coupon_code: (row.coupon_id && couponCodes.get(row.coupon_id)) ?? null,
    applied_coupon: appliedCoupon,
    wallet_balance_paise: walletPaise,
    allowance,
    life_point_balance: Math.floor(pointsPaise / paisePerLifePoint),
    refunded_paise: row.refunded_paise,
    refunded_money_paise: row.refunded_paise - couponPaise - allowancePaise,
    refunded_coupon_paise: couponPaise,
    refunded_allowance_paise: allowancePaise,
    refunded_parts: parts,
    expires_at: row.expires_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    receipt_number: row.receipt_number === null ? null : receiptNumber(row.receipt_number, row.issuer),
    documents: documents.get(row.u_id) ?? [],
  }
}

/** Reads the client's own orders; those of others are not found. */
export function createOrders({
  db,
  settings,
  invoices,
  allowanceOf,
  coupons,
}: {
  db: Database
  allowanceOf: AllowanceOf
  settings: Settings
  invoices: Invoices
  coupons: Pick<Coupons, 'applied'>
}) {
  /** `orderId`: for one order instead of a list. */
  async function frame(personId: string, rows: OrderRow[], orderId?: string): Promise<Frame> {
    const couponIds = rows.flatMap(({ coupon_id: id }) => id ?? [])
    const orderIds = rows.map(({ u_id }) => u_id)
    const [{ walletPaise, pointsPaise }, allowance, { tax_name: taxName }, documents, coupons, refunded] =
      await Promise.all([
        balances(db, personId),
        allowanceOf(db, personId, orderId),
        settings.read(),
        invoices.of(db, orderIds),
        couponIds.length
          ? db.selectFrom('coupon').select(['u_id', 'code']).where('u_id', 'in', couponIds).execute()
          : [],
        rows.some(({ refunded_paise: paise }) => paise > 0)
          ? db.selectFrom('order_refund').selectAll().where('order_id', 'in', orderIds).execute()
          : [],
      ])
    const couponCodes = new Map(coupons.map((coupon) => [coupon.u_id, coupon.code]))
    const refunds = Map.groupBy(refunded, ({ order_id: orderId }) => orderId)
    return {
      walletPaise,
      pointsPaise,
      allowance: allowance ? { organization: allowance.organization, left_paise: allowance.leftPaise } : null,
      taxName,
      couponCodes,
      refunds,
      documents,
    }
  }

  /** The client's own sources that are held for an order; the client can still change the split. */
  async function heldFor(queryable: Queryable, orderId: string) {
    const { wallet, points } = await queryable
      .selectFrom('held_amount')
      .select([
        sql<number>`coalesce(sum(amount) filter (where account = 'wallet'), 0)::bigint`.as('wallet'),
        sql<number>`coalesce(sum(amount) filter (where asset = 'POINT'), 0)::bigint`.as('points'),
      ])
      .where('order_id', '=', orderId)
      .where('state', '=', 'held')
      .executeTakeFirstOrThrow()
    return { wallet, points }
  }

  async function mine(personId: string, orderId: string): Promise<OrderRow> {
    return orNotFound(
      await db
        .selectFrom('orders')
        .selectAll()
        .where('u_id', '=', orderId)
        .where('client_id', '=', personId)
        .executeTakeFirst(),
    )
  }

  async function show(row: OrderRow): Promise<Order> {
    const [shown, held, appliedCoupon] = await Promise.all([
      frame(row.client_id, [row], row.u_id),
      heldFor(db, row.u_id),
      row.paid_at ? null : coupons.applied(db, row),
    ])
    const { walletPaise, pointsPaise } = shown
    return present(row, {
      ...shown,
      appliedCoupon,
      walletPaise: walletPaise + held.wallet,
      pointsPaise: pointsPaise + held.points,
    })
  }

  return {
    mine,
    /** Includes the wallet balance available to this order, with its own hold. */
    present: show,
    /** @throws DomainError notFound */
    view: async (personId: string, orderId: string) => show(await mine(personId, orderId)),

    /**
     * Issuer of a paid order's receipt.
     * @throws DomainError notFound
     */
    issuerOf: async (personId: string, orderId: string) =>
      issuerIn(orNotFound((await mine(personId, orderId)).issuer ?? undefined)),

    /** Latest first. */
    async list(personId: string, { page, size, kind }: { page: number; size: number; kind?: OrderKind }) {
      let wanted = db.selectFrom('orders').where('client_id', '=', personId)
      if (kind) wanted = wanted.where('kind', '=', kind)
      const [rows, { total }] = await Promise.all([
        wanted
          .selectAll()
          .orderBy('created_at', 'desc')
          .orderBy('u_id', 'desc')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        wanted.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ])
      const shown = await frame(personId, rows)
      return { rows: rows.map((row) => present(row, shown)), total }
    },
  }
}
export type Orders = ReturnType<typeof createOrders>

import type { Order, OrderKind } from '@newyou/contract/payments'
import type { Database, Queryable } from '../platform/database/database.ts'
import { found } from '../platform/http/errors.ts'
import type { Settings } from '../settings/index.ts'
import { balances } from '../wallet/index.ts'
import type { OrderRow } from './goods.ts'
import { stateOf } from './order-state.ts'

/** `NY-000042`: what a receipt is called. */
const receiptNumber = (value: number) => `NY-${String(value).padStart(6, '0')}`

interface Frame {
  walletPaise: number
  taxName: string
}

const present = (row: OrderRow, { walletPaise, taxName }: Frame): Order => ({
  u_id: row.u_id,
  kind: row.kind as OrderKind, // by the column's check
  item_u_id: row.item_u_id,
  title: row.title,
  state: stateOf(row),
  price: {
    price_paise: row.price_paise,
    coupon_paise: row.coupon_paise,
    life_points_paise: row.life_points_paise,
    wallet_paise: row.wallet_paise,
    payable_paise: row.payable_paise,
    tax_paise: row.tax_paise,
    tax_percent: row.tax_basis_points / 100,
    tax_name: taxName,
  },
  wallet_balance_paise: walletPaise,
  expires_at: row.expires_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  receipt_number: row.receipt_number === null ? null : receiptNumber(row.receipt_number),
})

/** Reading orders; one's own only, another's is not there. */
export function createOrders({ db, settings }: { db: Database; settings: Settings }) {
  async function frame(personId: string): Promise<Frame> {
    const [{ walletPaise }, { tax_name: taxName }] = await Promise.all([
      balances(db, personId),
      settings.read(),
    ])
    return { walletPaise, taxName }
  }

  /** What of the wallet is set aside for an order: still the client's to split anew. */
  async function heldFor(queryable: Queryable, orderId: string): Promise<number> {
    const { held } = await queryable
      .selectFrom('ledger_hold')
      .select((of) => of.fn.coalesce(of.fn.sum<number>('amount'), of.val(0)).as('held'))
      .where('order_id', '=', orderId)
      .where('state', '=', 'held')
      .executeTakeFirstOrThrow()
    return Number(held)
  }

  async function mine(personId: string, orderId: string): Promise<OrderRow> {
    return found(
      await db
        .selectFrom('orders')
        .selectAll()
        .where('u_id', '=', orderId)
        .where('client_id', '=', personId)
        .executeTakeFirst(),
    )
  }

  async function show(row: OrderRow): Promise<Order> {
    const [shown, held] = await Promise.all([frame(row.client_id), heldFor(db, row.u_id)])
    return present(row, { ...shown, walletPaise: shown.walletPaise + held })
  }

  return {
    mine,
    /** With what the wallet could give to this order, its own hold included. */
    present: show,
    /** @throws DomainError notFound */
    view: async (personId: string, orderId: string) => show(await mine(personId, orderId)),

    /** Latest first. */
    async list(personId: string, { page, size, kind }: { page: number; size: number; kind?: OrderKind }) {
      let wanted = db.selectFrom('orders').where('client_id', '=', personId)
      if (kind) wanted = wanted.where('kind', '=', kind)
      const [rows, { total }, shown] = await Promise.all([
        wanted
          .selectAll()
          .orderBy('created_at', 'desc')
          .orderBy('u_id', 'desc')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        wanted.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
        frame(personId),
      ])
      return { rows: rows.map((row) => present(row, shown)), total }
    },
  }
}
export type Orders = ReturnType<typeof createOrders>

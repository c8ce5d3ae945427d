import type { OrderDocument } from '@newyou/contract/money/payments/payments'
import { type Selectable, sql } from 'kysely'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queryable, Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import type { Invoice } from '../../platform/database/schema.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import { documentNumber, financialYearOf } from './document-number.ts'
import type { OrderRefundRow, OrderRow } from './fulfilment.ts'
import { issuedBy, issuerIn } from './issuer.ts'
import { isTaxed } from './prices.ts'

export type InvoiceRow = Selectable<Invoice>
type Kind = 'invoice' | 'credit-note'

/** The tax of a supply: halves within a state, one tax between states. An unknown place is our own. */
export function taxLines(taxPaise: number, isWithinState: boolean) {
  if (!isWithinState) return { cgst_paise: 0, sgst_paise: 0, igst_paise: taxPaise }
  const half = Math.floor(taxPaise / 2)
  return { cgst_paise: half, sgst_paise: taxPaise - half, igst_paise: 0 }
}

/**
 * A number without gaps: the counter's row stays locked until the transaction that uses the number ends, and rolls
 * back with it. It is the last of all locks.
 */
async function nextNumber(trx: Trx, kind: Kind, year: number): Promise<number> {
  locking(trx, 'counter', `${kind}:${year}`)
  const { value } = await trx
    .insertInto('counter')
    .values({ name: `${kind}:${year}`, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`counter.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

const samePlace = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Invoices of payments, and credit notes of refunds. */
export function createInvoices({
  db,
  clock,
  ids,
  settings,
}: {
  db: Database
  clock: Clock
  ids: Ids
  settings: Settings
}) {
  async function write(
    trx: Trx,
    kind: Kind,
    row: Omit<InvoiceRow, 'u_id' | 'kind' | 'financial_year' | 'number' | 'issued_at' | 'issuer'> & {
      issuer: string
    },
  ) {
    const now = clock.now()
    const year = financialYearOf(now)
    await trx
      .insertInto('invoice')
      .values({
        ...row,
        u_id: ids.next(),
        kind,
        financial_year: year,
        number: await nextNumber(trx, kind, year),
        issued_at: now,
      })
      .execute()
  }

  const invoiceOf = (queryable: Queryable, orderId: string) =>
    queryable
      .selectFrom('invoice')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('kind', '=', 'invoice')
      .executeTakeFirst()

  /** Includes what a coupon and an organisation paid. */
  const documents = (queryable: Queryable) =>
    queryable
      .selectFrom('invoice as i')
      .innerJoin('orders as o', 'o.u_id', 'i.order_id')
      .leftJoin('order_refund as g', 'g.u_id', 'i.order_refund_id')
      .selectAll('i')
      .select(['o.title', 'o.client_id'])
      .select((of) => [
        of.fn.coalesce('g.coupon_paise', 'o.coupon_paise').as('coupon_paise'),
        of.fn.coalesce('g.allowance_paise', 'o.allowance_paise').as('allowance_paise'),
      ])

  type DocumentRow = Awaited<ReturnType<ReturnType<typeof documents>['executeTakeFirstOrThrow']>>
  async function contentOf(row: DocumentRow) {
    const invoice = row.kind === 'invoice' ? row : orNotFound(await invoiceOf(db, row.order_id))
    return {
      row,
      title: row.title,
      couponPaise: row.coupon_paise,
      allowancePaise: row.allowance_paise,
      invoiceNumber: documentNumber(invoice),
      issuer: issuerIn(row.issuer),
    }
  }

  const present = (row: InvoiceRow & { coupon_paise: number; allowance_paise: number }): OrderDocument => ({
    u_id: row.u_id,
    kind: row.kind as Kind, // by the column's check
    number: documentNumber(row),
    amount_paise: row.taxable_paise + row.cgst_paise + row.sgst_paise + row.igst_paise,
    coupon_paise: row.coupon_paise,
    allowance_paise: row.allowance_paise,
    issued_at: row.issued_at.toISOString(),
  })

  return {
    /** Writes the invoice of an order that is being paid, in the caller's transaction. */
    async issue(trx: Trx, order: OrderRow) {
      if (!isTaxed(order.kind) || order.price_paise === 0) return
      const known = await settings.read(trx)
      const { company_state: ours } = known
      const client = await trx
        .selectFrom('person_contact')
        .select(['country', 'state_name'])
        .where('u_id', '=', order.client_id)
        .executeTakeFirstOrThrow()
      const isAbroad = client.country !== '' && !samePlace(client.country, 'India')
      const place = isAbroad ? client.country : client.state_name || ours
      await write(trx, 'invoice', {
        order_id: order.u_id,
        order_refund_id: null,
        taxable_paise: order.price_paise - order.tax_paise,
        ...taxLines(order.tax_paise, ours === '' || samePlace(place, ours)),
        tax_basis_points: order.tax_basis_points,
        place_of_supply: place,
        issuer: await issuedBy(trx, known, 'invoice', clock.now()),
      })
    },

    /** Writes a credit note for a part of the order's invoice, with the place and tax of the invoice. */
    async credit(trx: Trx, order: OrderRow, part: OrderRefundRow) {
      const invoice = await invoiceOf(trx, order.u_id)
      if (!invoice) return
      await write(trx, 'credit-note', {
        order_id: order.u_id,
        order_refund_id: part.u_id,
        taxable_paise: part.price_paise - part.tax_paise,
        ...taxLines(part.tax_paise, invoice.igst_paise === 0),
        tax_basis_points: invoice.tax_basis_points,
        place_of_supply: invoice.place_of_supply,
        issuer: await issuedBy(trx, await settings.read(trx), 'credit-note', clock.now()),
      })
    },

    /** The documents of these orders, by order, oldest first. */
    async of(queryable: Queryable, orderIds: string[]): Promise<Map<string, OrderDocument[]>> {
      const rows = orderIds.length
        ? await documents(queryable)
            .where('i.order_id', 'in', orderIds)
            .orderBy('i.issued_at')
            .orderBy('i.u_id')
            .execute()
        : []
      return new Map(
        orderIds.map((id) => [id, rows.filter((row) => row.order_id === id).map(present)] as const),
      )
    },

    /** One's own document with its order's title and, for a credit note, the invoice it belongs to. */
    async view(personId: string, documentId: string) {
      const row = await documents(db)
        .where('i.u_id', '=', documentId)
        .where('o.client_id', '=', personId)
        .executeTakeFirst()
      return contentOf(orNotFound(row))
    },

    /** The same for any person's document, for staff who may see all of them. */
    async viewAny(documentId: string) {
      const row = orNotFound(await documents(db).where('i.u_id', '=', documentId).executeTakeFirst())
      return { ...(await contentOf(row)), clientId: row.client_id }
    },
  }
}
export type Invoices = ReturnType<typeof createInvoices>

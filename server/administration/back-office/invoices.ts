import type { TaxDocument } from '@newyou/contract/administration/back-office/invoices'
import { homeZone, paisePerRupee } from '@newyou/contract/business'
import { defaultPrefixes } from '@newyou/contract/foundation/brand/names'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import {
  documentNumber,
  invoicePdf,
  letterheadOf,
  numberOfDocument,
  numberOfReceipt,
  type Payments,
} from '../../money/payments/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { csvTable } from '../../platform/csv.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import type { Platform } from '../../platform/platform.ts'
import { fullName, peopleMatching, uuid } from './people.ts'

const exportMax = 10_000

interface InvoiceFilters {
  search?: string | undefined
  kind?: TaxDocument['kind'] | undefined
  from?: string | undefined
  to?: string | undefined
}

interface InvoiceDependencies extends Pick<Platform, 'db' | 'reads' | 'messages' | 'pictures' | 'workers'> {
  accounts: Pick<Accounts, 'payerOf'>
  audit: Audit
  payments: Pick<Payments, 'invoices'>
}

const head = [
  ...['Number', 'Kind', 'Date', 'Client', 'Order', 'Order id', 'Place of supply'],
  ...['Taxable value (INR)', 'CGST (INR)', 'SGST (INR)', 'IGST (INR)', 'Total (INR)'],
]
/** The day in India, by which tax is counted. */
const dayOf = (at: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: homeZone, dateStyle: 'short' }).format(new Date(at))

function lineOf(row: TaxDocument) {
  const sign = row.kind === 'invoice' ? 1 : -1
  const sums = [row.taxable_paise, row.cgst_paise, row.sgst_paise, row.igst_paise, row.amount_paise]
  return [
    ...[row.number, row.kind, dayOf(row.issued_at), row.client.name, row.title, row.order_u_id],
    row.place_of_supply,
    ...sums.map((paise) => (sign * paise) / paisePerRupee),
  ]
}

/** Search keys: a document's number, a receipt, an id, a contact. Each has an index. */
function matching(search: string) {
  const document = numberOfDocument(search)
  if (document)
    return sql<boolean>`(i.kind in ('invoice', 'credit-note') and i.financial_year = ${document.year} and i.number = ${document.number}
      and coalesce(i.issuer->>'prefix', case i.kind when 'invoice' then ${defaultPrefixes.invoice} else ${defaultPrefixes['credit-note']} end) = ${document.prefix})`
  const ofOrders = uuid.test(search)
    ? sql`select u_id from order_money where u_id = ${search} or client_id = ${search}`
    : sql`select u_id from order_money where receipt_number = ${numberOfReceipt(search) ?? null}::int
        or client_id in ${peopleMatching(search)}`
  return sql<boolean>`i.order_id in (${ofOrders})`
}

/** Invoices and credit notes as finance reads them. */
export function createStaffInvoices({
  db,
  reads,
  messages,
  accounts,
  audit,
  payments,
  pictures,
  workers,
}: InvoiceDependencies) {
  async function pageWhere(source: Database, { search, kind, from, to }: InvoiceFilters, paging: Paging) {
    let wanted = source
      .selectFrom('invoice as i')
      .innerJoin('order_money as o', 'o.u_id', 'i.order_id')
      .innerJoin('person_name as p', 'p.u_id', 'o.client_id')
      .selectAll('i')
      .select(['o.title', 'o.client_id', fullName(sql.ref('p')).as('client_name')])
    if (search) wanted = wanted.where(matching(search))
    if (kind) wanted = wanted.where('i.kind', '=', kind)
    if (from) wanted = wanted.where('i.issued_at', '>=', new Date(from))
    if (to) wanted = wanted.where('i.issued_at', '<', new Date(to))
    const { rows, total } = await pageOf(
      wanted.orderBy('i.issued_at', 'desc').orderBy('i.u_id', 'desc'),
      paging,
    )
    const data = rows.map(
      (row): TaxDocument => ({
        u_id: row.u_id,
        kind: row.kind as TaxDocument['kind'], // checked by the table
        number: documentNumber(row),
        issued_at: row.issued_at.toISOString(),
        order_u_id: row.order_id,
        title: row.title,
        client: { u_id: row.client_id, name: row.client_name },
        place_of_supply: row.place_of_supply,
        taxable_paise: row.taxable_paise,
        cgst_paise: row.cgst_paise,
        sgst_paise: row.sgst_paise,
        igst_paise: row.igst_paise,
        amount_paise: row.taxable_paise + row.cgst_paise + row.sgst_paise + row.igst_paise,
      }),
    )
    return { data, total }
  }

  return {
    async list(filters: InvoiceFilters, { page, size }: Paging) {
      return { ...(await pageWhere(db, filters, { page, size })), page, items_per_page: size }
    },

    /** Credit notes count as negative sums, so that a column adds up. */
    async export(staffId: string, filters: InvoiceFilters) {
      const { data, total } = await pageWhere(reads.db, filters, { page: 1, size: exportMax })
      await audit.note(db, { staffId, resource: 'invoices', recordId: '', action: 'export' })
      return { name: 'invoices.csv', csv: csvTable([head, ...data.map(lineOf)]), rows: data.length, total }
    },

    /** The document as its client gets it; the look is written down. @throws DomainError notFound */
    async pdf(staffId: string, documentId: string) {
      const { clientId, ...content } = await payments.invoices.viewAny(documentId)
      await audit.note(db, { staffId, resource: 'invoices', recordId: documentId, action: 'look' })
      const payer = await accounts.payerOf(clientId)
      const pdf = await workers.run(invoicePdf, {
        ...content,
        locale: messages.localeOf(payer.language),
        clientName: payer.name,
        letterhead: await letterheadOf({ pictures }, content.issuer),
      })
      return { name: documentNumber(content.row).replaceAll('/', '-'), pdf }
    },
  }
}
export type StaffInvoices = ReturnType<typeof createStaffInvoices>

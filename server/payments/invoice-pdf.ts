import type { SiteSettings } from '@newyou/contract/settings'
import { amounts, day, facts, head, left, makePdf, rule, write } from '../platform/pdf/pdf.ts'
import { documentNumber, type InvoiceRow } from './invoices.ts'

export interface InvoiceContent {
  row: InvoiceRow
  title: string
  /** Of the invoice itself, or of the one that a credit note belongs to. */
  invoiceNumber: string
  clientName: string
  settings: SiteSettings
}

const percent = (basisPoints: number) => `${basisPoints / 100}%`

/** A tax invoice or credit note as a PDF. */
export function makeInvoice({
  row,
  title,
  invoiceNumber,
  clientName,
  settings,
}: InvoiceContent): Promise<Buffer> {
  const isInvoice = row.kind === 'invoice'
  const number = documentNumber(row)
  const name = isInvoice ? 'Tax invoice' : 'Credit note'
  const { cgst_paise: cgst, sgst_paise: sgst, igst_paise: igst, tax_basis_points: basisPoints } = row
  const half = percent(basisPoints / 2)
  const taxes: [string, number][] =
    igst > 0
      ? [[`IGST ${percent(basisPoints)}`, igst]]
      : [
          [`CGST ${half}`, cgst],
          [`SGST ${half}`, sgst],
        ]
  return makePdf(`${name} ${number}`, (pdf) => {
    let y = head(pdf, name, [
      settings.company_name,
      settings.address,
      settings.gstin && `GSTIN ${settings.gstin}`,
    ])
    y = facts(pdf, y, [
      [isInvoice ? 'Invoice number' : 'Credit note number', number],
      ['Against invoice', isInvoice ? '' : invoiceNumber],
      ['Date', day(row.issued_at)],
      ['Billed to', clientName],
      ['Place of supply', row.place_of_supply],
      ['SAC', settings.service_code],
    ])
    write(pdf, title, left, y, { size: 13 })
    y = rule(pdf, y + 28)
    y = amounts(pdf, y, [['Taxable value', row.taxable_paise], ...taxes])
    y = rule(pdf, y)
    amounts(pdf, y, [[isInvoice ? 'Total' : 'Total credited', row.taxable_paise + cgst + sgst + igst]], 13)
  })
}

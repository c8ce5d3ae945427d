import type { Locale } from '@newyou/contract/locales'
import { createMessages } from '../../messages/index.ts'
import { amounts, day, facts, head, left, makePdf, rule, write } from '../../platform/pdf/pdf.ts'
import type { Letterhead } from '../../platform/present-brand.ts'
import { documentNumber } from './document-number.ts'
import type { InvoiceRow } from './invoices.ts'
import type { Issuer } from './issuer.ts'

const messages = createMessages()

export interface InvoiceContent {
  /** The payer's. */
  locale: Locale
  row: InvoiceRow
  title: string
  /** The part that a coupon pays, or had paid. The tax is on the price before it. */
  couponPaise: number
  /** The same of an organisation. */
  allowancePaise: number
  /** The number of the invoice, for a credit note that of its invoice. */
  invoiceNumber: string
  clientName: string
  issuer: Issuer
  letterhead: Letterhead
}

const percent = (basisPoints: number) => `${basisPoints / 100}%`

/** A tax invoice or credit note as a PDF. */
export function makeInvoice({
  locale,
  row,
  title,
  couponPaise,
  allowancePaise,
  invoiceNumber,
  clientName,
  issuer,
  letterhead,
}: InvoiceContent): Promise<Buffer> {
  const label = messages.labelsOf(locale)
  const isInvoice = row.kind === 'invoice'
  const number = documentNumber(row)
  const name = isInvoice ? label('invoice') : label('creditNote')
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
    let y = head(
      pdf,
      name,
      [issuer.company_name, issuer.address, issuer.gstin && `GSTIN ${issuer.gstin}`],
      letterhead,
    )
    y = facts(pdf, y, [
      [isInvoice ? label('invoiceNumber') : label('creditNoteNumber'), number],
      [label('againstInvoice'), isInvoice ? '' : invoiceNumber],
      [label('date'), day(row.issued_at)],
      [label('billedTo'), clientName],
      [label('placeOfSupply'), row.place_of_supply],
      ['SAC', issuer.service_code],
    ])
    write(pdf, messages.titleIn(locale, title), left, y, { size: 13 })
    y = rule(pdf, y + 28)
    y = amounts(pdf, y, [[label('taxableValue'), row.taxable_paise], ...taxes])
    y = rule(pdf, y)
    const total = row.taxable_paise + cgst + sgst + igst
    y = amounts(pdf, y, [[isInvoice ? label('total') : label('totalCredited'), total]], 13)
    const ofOthers: [string, number][] = [
      [label('coupon'), -couponPaise],
      [label('paidByOrganization'), -allowancePaise],
    ]
    if (couponPaise + allowancePaise === 0) return
    amounts(pdf, y, [
      ...ofOthers.filter(([, paise]) => paise !== 0),
      [isInvoice ? label('paidByYou') : label('refundedToYou'), total - couponPaise - allowancePaise],
    ])
  })
}

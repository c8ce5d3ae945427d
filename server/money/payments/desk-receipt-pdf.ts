import type { Locale } from '@newyou/contract/locales'
import type { DeskPaymentKind } from '@newyou/contract/money/payments/desk-payments'
import { createMessages } from '../../messages/index.ts'
import { amounts, day, facts, head, left, makePdf, rule, write } from '../../platform/pdf/pdf.ts'
import type { Letterhead } from '../../platform/present-brand.ts'

const messages = createMessages()

export interface DeskReceiptContent {
  /** The client's. */
  locale: Locale
  number: string
  takenAt: string
  clientName: string
  title: string
  kind: DeskPaymentKind
  reference: string
  amountPaise: number
  company: string
  address: string
  letterhead: Letterhead
}

const kindLabels = {
  cash: 'byCash',
  'counter-upi': 'byCounterUpi',
  'card-machine': 'byCardMachine',
  'bank-transfer': 'byBankTransfer',
} as const satisfies Record<DeskPaymentKind, string>

/** The receipt of one payment at the desk as a PDF; the tax invoice follows when its order is paid. */
export function makeDeskReceipt(of: DeskReceiptContent): Promise<Buffer> {
  const label = messages.labelsOf(of.locale)
  return makePdf(`${label('receipt')} ${of.number}`, (pdf) => {
    let y = head(pdf, label('receipt'), [of.company, of.address], of.letterhead)
    y = facts(pdf, y, [
      [label('receiptNumber'), of.number],
      [label('paidOn'), day(of.takenAt)],
      [label('paidBy'), of.clientName],
      ['', of.reference],
    ])
    write(pdf, messages.titleIn(of.locale, of.title), left, y, { size: 13 })
    y = rule(pdf, y + 28)
    amounts(pdf, y, [[label(kindLabels[of.kind]), of.amountPaise]], 13)
  })
}

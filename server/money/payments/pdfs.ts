import { heavyWork } from '../../platform/workers/workers.ts'
import type { makeDeskReceipt } from './desk-receipt-pdf.ts'
import type { makeInvoice } from './invoice-pdf.ts'
import type { makeReceipt } from './receipt-pdf.ts'

export const invoicePdf = heavyWork<typeof makeInvoice>(
  new URL('./invoice-pdf.ts', import.meta.url),
  'makeInvoice',
)

export const receiptPdf = heavyWork<typeof makeReceipt>(
  new URL('./receipt-pdf.ts', import.meta.url),
  'makeReceipt',
)

export const deskReceiptPdf = heavyWork<typeof makeDeskReceipt>(
  new URL('./desk-receipt-pdf.ts', import.meta.url),
  'makeDeskReceipt',
)

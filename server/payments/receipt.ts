import type { Order } from '@newyou/contract/payments/payments'
import { amounts, day, facts, faint, head, left, makePdf, money, rule, write } from '../platform/pdf/pdf.ts'

export interface ReceiptContent {
  order: Order
  clientName: string
  clientEmail: string
  /** Where the platform is, from the settings. */
  address: string
}

function parts({ price }: Order): [string, number][] {
  const rows: [string, number][] = [
    ['Price', price.price_paise],
    ['Coupon', -price.coupon_paise],
    ['Life points', -price.life_points_paise],
    ['Paid from wallet', -price.wallet_paise],
  ]
  return rows.filter(([name, paise]) => name === 'Price' || paise !== 0)
}

/** The receipt of a paid order as a PDF. */
export function makeReceipt({ order, clientName, clientEmail, address }: ReceiptContent): Promise<Buffer> {
  return makePdf(`Receipt ${order.receipt_number}`, (pdf) => {
    let y = head(pdf, 'Receipt', [address])
    y = facts(pdf, y, [
      ['Receipt number', order.receipt_number ?? ''],
      ['Paid on', order.paid_at ? day(order.paid_at) : ''],
      ['Paid by', clientName],
      ['', clientEmail],
    ])
    write(pdf, order.title, left, y, { size: 13 })
    y = rule(pdf, y + 28)
    y = rule(pdf, amounts(pdf, y, parts(order)))
    y = amounts(pdf, y, [['Paid by card, UPI or net banking', order.price.payable_paise]], 13)
    if (!order.price.tax_paise) return
    const tax = `Price includes ${order.price.tax_name} ${order.price.tax_percent}%: ${money(order.price.tax_paise)}`
    write(pdf, tax, left, y, { size: 9, colour: faint })
  })
}

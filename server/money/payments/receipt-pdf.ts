import type { Locale } from '@newyou/contract/locales'
import type { Order } from '@newyou/contract/money/payments/payments'
import { createMessages, type Label } from '../../messages/index.ts'
import {
  amounts,
  day,
  facts,
  faint,
  head,
  left,
  makePdf,
  money,
  rule,
  write,
} from '../../platform/pdf/pdf.ts'
import type { Letterhead } from '../../platform/present-brand.ts'
import type { Issuer } from './issuer.ts'

const messages = createMessages()

export interface ReceiptContent {
  /** The payer's. */
  locale: Locale
  order: Order
  clientName: string
  clientEmail: string
  issuer: Issuer
  letterhead: Letterhead
}

function parts({ price }: Order, label: Label): [string, number][] {
  const rows: [string, number][] = [
    [label('coupon'), -price.coupon_paise],
    [label('paidByOrganization'), -price.allowance_paise],
    [label('lifePoints'), -price.life_points_paise],
    [label('paidFromWallet'), -price.wallet_paise],
    [label('paidAtDesk'), -price.desk_paise],
  ]
  return [[label('price'), price.price_paise], ...rows.filter(([, paise]) => paise !== 0)]
}

/** The receipt of a paid order as a PDF. */
export function makeReceipt({
  locale,
  order,
  clientName,
  clientEmail,
  issuer,
  letterhead,
}: ReceiptContent): Promise<Buffer> {
  const label = messages.labelsOf(locale)
  return makePdf(`${label('receipt')} ${order.receipt_number}`, (pdf) => {
    let y = head(pdf, label('receipt'), [issuer.company_name, issuer.address], letterhead)
    y = facts(pdf, y, [
      [label('receiptNumber'), order.receipt_number ?? ''],
      [label('paidOn'), order.paid_at ? day(order.paid_at) : ''],
      [label('paidBy'), clientName],
      ['', clientEmail],
    ])
    write(pdf, messages.titleIn(locale, order.title), left, y, { size: 13 })
    y = rule(pdf, y + 28)
    y = rule(pdf, amounts(pdf, y, parts(order, label)))
    y = amounts(pdf, y, [[label('paidByGateway'), order.price.payable_paise]], 13)
    if (!order.price.tax_paise) return
    const tax = label('taxIncluded', {
      tax: issuer.tax_name,
      percent: order.price.tax_percent,
      base: money(order.price.price_paise - order.price.tax_paise),
      amount: money(order.price.tax_paise),
    })
    write(pdf, tax, left, y, { size: 9, colour: faint })
  })
}

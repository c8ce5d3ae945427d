import { homeZone } from '@newyou/contract/business'
import type { Order } from '@newyou/contract/payments'
import PDFDocument from 'pdfkit'
import { receiptFonts, runsOf } from './receipt-fonts.ts'

export interface ReceiptContent {
  order: Order
  clientName: string
  clientEmail: string
  /** Where the platform is, from the settings. */
  address: string
}

const ink = '#22301f'
const faint = '#66725f'
const line = '#d8d5c8'
const left = 64
const right = 531
type Pdf = InstanceType<typeof PDFDocument>

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const money = (paise: number) => rupees.format(paise / 100)
const day = (moment: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: homeZone }).format(
    new Date(moment),
  )

interface Look {
  size?: number
  colour?: string
  alignRight?: boolean
}

/** Writes one line, in as many fonts as its characters need. */
function write(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  { size = 11, colour = ink, alignRight }: Look = {},
) {
  const runs = runsOf(text)
  const widthOf = (run: (typeof runs)[number]) => pdf.font(run.script).fontSize(size).widthOfString(run.text)
  let from = alignRight ? x - runs.reduce((sum, run) => sum + widthOf(run), 0) : x
  for (const run of runs) {
    const width = widthOf(run)
    pdf.fillColor(colour).text(run.text, from, y, { lineBreak: false })
    from += width
  }
}

function amounts({ price }: Order): [string, number][] {
  const parts: [string, number][] = [
    ['Price', price.price_paise],
    ['Coupon', -price.coupon_paise],
    ['Life points', -price.life_points_paise],
    ['Paid from wallet', -price.wallet_paise],
  ]
  return parts.filter(([name, paise]) => name === 'Price' || paise !== 0)
}

function draw(pdf: Pdf, { order, clientName, clientEmail, address }: ReceiptContent) {
  pdf.font('display').fontSize(30).fillColor(ink).text('New You', left, 60, { lineBreak: false })
  write(pdf, 'Receipt', right, 70, { size: 14, colour: faint, alignRight: true })
  if (address) write(pdf, address, left, 104, { size: 9, colour: faint })

  const facts: [string, string][] = [
    ['Receipt number', order.receipt_number ?? ''],
    ['Paid on', order.paid_at ? day(order.paid_at) : ''],
    ['Paid by', clientName],
    ['', clientEmail],
  ]
  let y = 150
  for (const [name, value] of facts) {
    write(pdf, name, left, y, { colour: faint })
    write(pdf, value, left + 120, y)
    y += 20
  }

  y += 24
  write(pdf, order.title, left, y, { size: 13 })
  y += 28
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(line).stroke()
  y += 14
  for (const [name, paise] of amounts(order)) {
    write(pdf, name, left, y)
    write(pdf, money(paise), right, y, { alignRight: true })
    y += 22
  }
  pdf.moveTo(left, y).lineTo(right, y).stroke()
  y += 14
  write(pdf, 'Paid by card, UPI or net banking', left, y, { size: 13 })
  write(pdf, money(order.price.payable_paise), right, y, { size: 13, alignRight: true })
  y += 26
  const tax = `The price includes ${money(order.price.tax_paise)} ${order.price.tax_name} at ${order.price.tax_percent}%`
  write(pdf, tax, left, y, { size: 9, colour: faint })
}

/** The receipt of a paid order as a PDF. */
export function makeReceipt(content: ReceiptContent): Promise<Buffer> {
  const title = `Receipt ${content.order.receipt_number}`
  const pdf = new PDFDocument({ size: 'A4', margin: 0, info: { Title: title, Author: 'New You' } })
  for (const [name, font] of Object.entries(receiptFonts())) pdf.registerFont(name, font)
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    draw(pdf, content)
    pdf.end()
  })
}

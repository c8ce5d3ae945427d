import type { Locale } from '@newyou/contract/locales'
import { createMessages, type Label } from '../../messages/index.ts'
import {
  amounts,
  day,
  facts,
  faint,
  head,
  left,
  makePdf,
  type Pdf,
  rule,
  write,
  writeWrapped,
} from '../../platform/pdf/pdf.ts'
import type { ClaimedSession } from './claimed-sessions.ts'

const messages = createMessages()
const width = 467
const pageEnd = 740
const pageStart = 60

export interface ClaimContent {
  /** The client's. */
  locale: Locale
  clientName: string
  issuer: { company_name: string; address: string }
  sessions: readonly ClaimedSession[]
}

const onPage = (pdf: Pdf, y: number, needed: number) => {
  if (y + needed <= pageEnd) return y
  pdf.addPage()
  return pageStart
}

function drawSession(pdf: Pdf, top: number, session: ClaimedSession, label: Label) {
  let y = amounts(pdf, onPage(pdf, top, 80), [[day(session.starts_at), session.paid_paise]])
  const details = [
    session.place ?? label('claimOnline'),
    session.invoice_number ? `${label('invoiceNumber')}: ${session.invoice_number}` : '',
    session.code ? `${label('claimCode')}: ${session.code}` : '',
  ]
  for (const detail of details.filter(Boolean))
    y = writeWrapped(pdf, detail, left, y, width, { size: 9, colour: faint })
  return y + 8
}

/** Sessions for a claim at an insurance or an employer: healers, dates, places and sums, and nothing of what was said. */
export function makeClaimReceipt({ locale, clientName, issuer, sessions }: ClaimContent): Promise<Buffer> {
  const label = messages.labelsOf(locale)
  const healers = Map.groupBy(sessions, ({ healer }) => healer.u_id)
  return makePdf(label('claimReceipt'), (pdf) => {
    let y = head(pdf, label('claimReceipt'), [issuer.company_name, issuer.address])
    y = facts(pdf, y, [[label('claimFor'), clientName]])
    for (const own of healers.values()) {
      const healer = own[0]?.healer
      if (!healer) continue
      y = onPage(pdf, y, 160)
      write(pdf, healer.full_name, left, y, { size: 13 })
      y += 22
      const standing = [
        healer.title,
        healer.qualifications,
        healer.register_number
          ? `${healer.register_name}: ${healer.register_number}`
          : label('claimNoRegister'),
      ]
      for (const line of standing.filter(Boolean))
        y = writeWrapped(pdf, line, left, y, width, { size: 9, colour: faint })
      y = rule(pdf, y + 10)
      for (const session of own) y = drawSession(pdf, y, session, label)
      y = rule(pdf, onPage(pdf, y, 60))
      const sum = own.reduce((total, { paid_paise: paise }) => total + paise, 0)
      y = amounts(pdf, y, [[label('total'), sum]], 13) + 16
    }
    writeWrapped(pdf, label('claimNote'), left, onPage(pdf, y, 40), width, { size: 9, colour: faint })
  })
}

import type { HouseSettings } from '@newyou/contract/foundation/settings'
import { day, facts, head, left, makePdf, money, rule, writeWrapped } from '../../platform/pdf/pdf.ts'

interface Letter {
  paymentId: string
  disputeId: string
  title: string
  amountPaise: number
  explanation: string
  house: Pick<HouseSettings, 'company_name' | 'address' | 'gstin'>
  at: Date
}

const textWidth = 467

/** Our letter to the bank of a cardholder, as a PDF. It names the payment, and not what was spoken about. */
export const makeDisputeLetter = ({
  paymentId,
  disputeId,
  title,
  amountPaise,
  explanation,
  house,
  at,
}: Letter) =>
  makePdf(`Dispute ${disputeId}`, (pdf) => {
    let y = head(pdf, 'Explanation', [
      house.company_name,
      house.address,
      house.gstin && `GSTIN ${house.gstin}`,
    ])
    y = facts(pdf, y, [
      ['Dispute', disputeId],
      ['Payment', paymentId],
      ['Amount', money(amountPaise)],
      ['For', title],
      ['Date', day(at)],
    ])
    y = rule(pdf, y)
    for (const paragraph of explanation.split(/\n+/)) y = writeWrapped(pdf, paragraph, left, y, textWidth) + 8
  })

import type { Locale } from '@newyou/contract/locales'
import type { Settings } from '../../foundation/settings/index.ts'
import { createMessages, type Label } from '../../messages/index.ts'
import {
  amounts,
  day,
  facts,
  head,
  left,
  makePdf,
  monthName,
  rule,
  wrap,
  write,
} from '../../platform/pdf/pdf.ts'
import type { Statement } from './statement.ts'

const messages = createMessages()
const pageEnd = 780
const pageTop = 60
const titleWidth = 340

const labels: Record<string, Parameters<Label>[0]> = {
  earned: 'statementEarned',
  'given-back': 'statementRefund',
  payout: 'statementPayout',
  'payout-reversed': 'statementPayoutReturned',
}

/** A month of a healer's earnings as a PDF, on as many pages as needed. */
export function makeStatement({
  locale,
  statement,
  month,
  healerName,
  settings,
}: {
  /** The healer's. */
  locale: Locale
  statement: Statement
  month: string
  healerName: string
  settings: Awaited<ReturnType<Settings['read']>>
}): Promise<Buffer> {
  const label = messages.labelsOf(locale)
  const name = label('statement')
  return makePdf(`${name} ${month}`, (pdf) => {
    let y = head(pdf, name, [settings.company_name, settings.address])
    y = facts(pdf, y, [
      [label('statementHealer'), healerName],
      [label('statementMonth'), monthName(month)],
    ])
    const room = (height: number) => {
      if (y + height <= pageEnd) return
      pdf.addPage()
      y = pageTop
    }
    y = amounts(pdf, y, [[label('statementOpening'), statement.openingPaise]])
    y = rule(pdf, y)
    for (const { kind, amount, at, title } of statement.lines) {
      room(40)
      const what = labels[kind]
      const words = [what ? label(what) : kind, title && messages.titleIn(locale, title)]
        .filter(Boolean)
        .join(': ')
      const [first = ''] = wrap(pdf, words, titleWidth)
      write(pdf, day(at), left, y + 16, { size: 9 })
      y = amounts(pdf, y, [[first, amount]]) + 14
    }
    room(60)
    y = rule(pdf, y)
    amounts(pdf, y, [[label('statementClosing'), statement.closingPaise]], 13)
  })
}

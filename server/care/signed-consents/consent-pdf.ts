import type { DrawnLines } from '@newyou/contract/care/signed-consents/rules'
import type { Locale } from '@newyou/contract/locales'
import { createMessages } from '../../messages/index.ts'
import {
  day,
  facts,
  faint,
  head,
  left,
  makePdf,
  type Pdf,
  rule,
  wrap,
  write,
} from '../../platform/pdf/pdf.ts'

const messages = createMessages()
const width = 467
const bottom = 770
const top = 64
/** A drawn name is printed at this share of its field. */
const drawnShare = 0.4
const drawnHeight = 100

export interface ConsentContent {
  /** The language in which it was signed. */
  locale: Locale
  title: string
  text: string
  number: number
  healerName: string
  clientName: string
  signedName: string
  isGuardian: boolean
  /** A name drawn by hand. */
  lines: DrawnLines | null
  signedAt: string
  withdrawnAt: string | null
}

/** Writes paragraphs over as many pages as they need; answers with where the next thing goes. */
function writeText(pdf: Pdf, text: string, from: number) {
  let y = from
  for (const paragraph of text.split(/\n+/)) {
    for (const line of wrap(pdf, paragraph, width)) {
      if (y > bottom) {
        pdf.addPage()
        y = top
      }
      write(pdf, line, left, y)
      y += 17
    }
    y += 8
  }
  return y
}

function draw(pdf: Pdf, lines: DrawnLines, y: number) {
  for (const line of lines)
    for (const [place, [x, down]] of line.entries()) {
      const at = [left + x * drawnShare, y + down * drawnShare] as const
      if (place === 0) pdf.moveTo(...at).lineTo(at[0] + 0.5, at[1])
      else pdf.lineTo(...at)
    }
  pdf.lineWidth(1.2).strokeColor('#22301f').stroke()
}

/** A signed consent as a PDF, in the words that were signed. */
export function makeConsent(content: ConsentContent): Promise<Buffer> {
  const { locale, title, number, clientName, signedName, lines } = content
  const label = messages.labelsOf(locale)
  return makePdf(title, (pdf) => {
    let y = head(pdf, label('consent'), [content.healerName])
    y = facts(pdf, y, [
      [label('consentVersion'), String(number)],
      [label('consentWith'), content.healerName],
      [label('consentOf'), clientName],
      [label(content.isGuardian ? 'consentSignedByGuardian' : 'consentSignedBy'), signedName],
      [label('consentSignedAt'), day(content.signedAt)],
      [label('consentWithdrawnAt'), content.withdrawnAt ? day(content.withdrawnAt) : ''],
    ])
    write(pdf, title, left, y, { size: 15 })
    y = writeText(pdf, content.text, rule(pdf, y + 30) + 4)
    if (y > bottom - drawnHeight) {
      pdf.addPage()
      y = top
    }
    y = rule(pdf, y + 10)
    if (lines) {
      draw(pdf, lines, y)
      y += drawnHeight
    } else {
      write(pdf, signedName, left, y + 8, { size: 18 })
      y += 40
    }
    write(pdf, `${signedName}, ${day(content.signedAt)}`, left, y, { size: 9, colour: faint })
  })
}

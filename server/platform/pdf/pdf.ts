import { homeZone } from '@newyou/contract/business'
import PDFDocument from 'pdfkit'
import { type Letterhead, presentBrand, presentLetterhead } from '../present-brand.ts'
import { pdfFonts, runsOf } from './fonts.ts'

const ink = '#22301f'
export const faint = '#66725f'
const lineColour = '#d8d5c8'
/** The colours of the practice by day, which stand out from white; those of the house without them. */
const nameColour = () => presentBrand().colours?.light.leafText ?? ink
/** Of frames. */
export const frameColour = () => presentBrand().colours?.light.leaf ?? lineColour
export const left = 64
const right = 531
const logoBox: [width: number, height: number] = [250, 42]
export type Pdf = InstanceType<typeof PDFDocument>

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
export const money = (paise: number) => rupees.format(paise / 100)
export const day = (moment: string | Date) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: homeZone }).format(
    new Date(moment),
  )

/** `2026-11` as people read it. */
export const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

interface Look {
  size?: number
  colour?: string
  alignRight?: boolean
}

/** Writes one line, in as many fonts as its characters need. */
export function write(
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

/** Cuts a text into lines that fit the width. */
export function wrap(pdf: Pdf, text: string, width: number, { size = 11 }: Pick<Look, 'size'> = {}) {
  const widthOf = (part: string) =>
    runsOf(part).reduce((sum, run) => sum + pdf.font(run.script).fontSize(size).widthOfString(run.text), 0)
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** Writes a text over as many lines as the width asks for; answers with where the next one goes. */
export function writeWrapped(pdf: Pdf, text: string, x: number, y: number, width: number, look: Look = {}) {
  const { size = 11 } = look
  const lines = wrap(pdf, text, width, look)
  for (const [number, line] of lines.entries()) write(pdf, line, x, y + number * size * 1.5, look)
  return y + lines.length * size * 1.5
}

/** The head of every document: our logo or name, what it is, who we are. Returns where the text continues. */
export function head(
  pdf: Pdf,
  name: string,
  ourLines: string[],
  { name: ours, logo }: Letterhead = presentLetterhead(),
): number {
  if (logo) pdf.image(Buffer.from(logo), left, 54, { fit: logoBox })
  else if (/^[\u0020-\u024f]*$/.test(ours))
    pdf.font('display').fontSize(30).fillColor(nameColour()).text(ours, left, 60, { lineBreak: false })
  else write(pdf, ours, left, 60, { size: 26, colour: nameColour() })
  write(pdf, name, right, 70, { size: 14, colour: faint, alignRight: true })
  let y = 104
  for (const text of ourLines.filter(Boolean)) {
    write(pdf, text, left, y, { size: 9, colour: faint })
    y += 14
  }
  return Math.max(150, y + 18)
}

/** Names and values below each other; a value without a name continues the one before. */
export function facts(pdf: Pdf, y: number, rows: [name: string, value: string][]): number {
  let at = y
  for (const [name, value] of rows.filter(([, text]) => text)) {
    write(pdf, name, left, at, { colour: faint })
    write(pdf, value, left + 120, at)
    at += 20
  }
  return at + 24
}

export function rule(pdf: Pdf, y: number): number {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(lineColour).stroke()
  return y + 14
}

/** Names with amounts at the right edge. */
export function amounts(pdf: Pdf, y: number, rows: [name: string, paise: number][], size = 11): number {
  let at = y
  for (const [name, paise] of rows) {
    write(pdf, name, left, at, { size })
    write(pdf, money(paise), right, at, { size, alignRight: true })
    at += size * 2
  }
  return at
}

/** A PDF, of A4 by default; with `madeAt` the same drawing gives the same bytes. */
export function makePdf(
  title: string,
  draw: (pdf: Pdf) => void,
  { size = 'A4', madeAt }: { size?: 'A4' | [width: number, height: number]; madeAt?: Date } = {},
): Promise<Buffer> {
  const info = { Title: title, Author: presentBrand().names.en, ...(madeAt ? { CreationDate: madeAt } : {}) }
  const pdf = new PDFDocument({ size, margin: 0, info })
  for (const [name, font] of Object.entries(pdfFonts())) pdf.registerFont(name, font)
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    draw(pdf)
    pdf.end()
  })
}

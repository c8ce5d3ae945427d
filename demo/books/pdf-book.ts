import { faint, makePdf, type Pdf, wrap, write } from '../../server/platform/pdf/pdf.ts'
import type { Manuscript } from './epub.ts'

// A page as small as a pocket book, so that it can be read on a phone without enlarging it.
const width = 360
const height = 540
const margin = 40
const body = { size: 13.5, leading: 21 }

/** Writes down the page, and on to the next one. */
function createPen(pdf: Pdf) {
  let y = margin
  let number = 1
  const foot = () =>
    write(pdf, `${number}`, width / 2 + 4, height - 34, { size: 9, colour: faint, alignRight: true })
  const turn = () => {
    foot()
    pdf.addPage()
    number += 1
    y = margin
  }
  return {
    turn,
    foot,
    lines(text: string, { size, leading, indent = 0, display = false, colour }: LineLook) {
      for (const line of wrap(pdf, text, width - 2 * margin - indent, { size })) {
        if (y + leading > height - margin - 16) turn()
        const isLatin = !/[\u0900-\u097f]/.test(line)
        if (display && isLatin)
          pdf
            .font('display')
            .fontSize(size)
            .fillColor('#22301f')
            .text(line, margin + indent, y, { lineBreak: false })
        else write(pdf, line, margin + indent, y, { size, ...(colour ? { colour } : {}) })
        y += leading
      }
    },
    mark(sign: string) {
      if (y + body.leading > height - margin - 16) turn()
      write(pdf, sign, margin + 4, y, { size: body.size, colour: faint })
    },
    space(points: number) {
      y += points
    },
    down(to: number) {
      y = to
    },
    pages: () => number,
  }
}

interface LineLook {
  size: number
  leading: number
  indent?: number
  display?: boolean
  colour?: string
}

const plain = (text: string) => text.replaceAll('*', '').replace(/\s*\n\s*/g, ' ')

/** The blocks of the markup (demo/markup.ts), set in type. */
function setBlock(pen: ReturnType<typeof createPen>, block: string) {
  if (block.startsWith('- '))
    for (const item of block.split(/\n\s*- /)) {
      pen.mark('•')
      pen.lines(plain(item.replace(/^- /, '')), { ...body, indent: 18 })
      pen.space(4)
    }
  else if (block.startsWith('> ')) pen.lines(plain(block.slice(2)), { ...body, indent: 18, colour: faint })
  else pen.lines(plain(block), body)
  pen.space(10)
}

/** A whole book as a PDF with its contents; how many pages it came to. */
export async function makePdfBook({
  title,
  author,
  chapters,
}: Manuscript): Promise<{ file: Buffer; pages: number }> {
  let pages = 0
  const file = await makePdf(
    title,
    (pdf) => {
      const pen = createPen(pdf)
      pen.down(170)
      pen.lines(title, { size: 32, leading: 42, display: true })
      pen.space(14)
      pen.lines(author, { ...body, colour: faint })
      pen.space(180)
      pen.lines('New You. Demo content, written for this project.', { size: 9.5, leading: 14, colour: faint })
      for (const chapter of chapters) {
        pen.turn()
        pdf.outline.addItem(chapter.title)
        pen.space(30)
        pen.lines(chapter.title, { size: 23, leading: 32, display: true })
        pen.space(16)
        for (const block of chapter.text.trim().split(/\n\s*\n/)) setBlock(pen, block.trim())
      }
      pen.foot()
      pages = pen.pages()
    },
    { size: [width, height], madeAt: new Date('2026-01-01T00:00:00Z') },
  )
  return { file, pages }
}

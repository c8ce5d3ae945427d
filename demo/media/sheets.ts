import {
  faint,
  head,
  left,
  makePdf,
  type Pdf,
  rule,
  write,
  writeWrapped,
} from '../../server/platform/pdf/pdf.ts'

const width = 467
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function foot(pdf: Pdf) {
  write(pdf, 'Demo content of New You. Print it as often as you like.', left, 790, { size: 8, colour: faint })
}

/** Seven days, three small columns: what was tried, how it was before and after. */
export const weekSheet = () =>
  makePdf('One week, a few words a day', (pdf) => {
    let y = head(pdf, 'Worksheet', ['One week, a few words a day'])
    y = writeWrapped(
      pdf,
      'Fill in a line when the exercise is done, not later. Three words are enough. A day that stays empty is a fact about that day, and no failure.',
      left,
      y,
      width,
    )
    y = rule(pdf, y + 12)
    const columns = [left, left + 90, left + 250, left + 360]
    for (const [index, name] of ['Day', 'What I tried', 'Before', 'After'].entries())
      write(pdf, name, columns[index] ?? left, y, { colour: faint })
    y += 26
    for (const day of days) {
      write(pdf, day, left, y)
      y = rule(pdf, y + 44) + 8
    }
    writeWrapped(pdf, 'On Sunday evening: which line would you read to a friend?', left, y + 4, width)
    foot(pdf)
  })

const lines = 17

/** An unsent-letter worksheet: four sentence openings and writing space. */
export const letterSheet = () =>
  makePdf('A letter that is not sent', (pdf) => {
    let y = head(pdf, 'Worksheet', ['A letter that is not sent'])
    y = writeWrapped(
      pdf,
      'Write to the person it concerns. You can be unfair, nobody will read it. Begin with one of these: “You do not know that ...”, “What I wanted was ...”, “I still ...”, “What I would do differently ...”. Stop after ten minutes, even in the middle of a sentence.',
      left,
      y,
      width,
    )
    y += 22
    write(pdf, 'Dear', left, y, { size: 14 })
    y += 30
    for (let line = 0; line < lines; line += 1) y = rule(pdf, y + 14)
    writeWrapped(pdf, 'Keep it, tear it up, or bring it to your next session.', left, y + 8, width, {
      colour: faint,
    })
    foot(pdf)
  })

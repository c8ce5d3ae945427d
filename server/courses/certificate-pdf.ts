import { homeZone } from '@newyou/contract/business'
import type { Certificate } from '@newyou/contract/courses/player'
import { faint, head, left, makePdf, rule, write, writeWrapped } from '../platform/pdf/pdf.ts'

const width = 467
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: homeZone })

/** A sheet to keep: who, which course, when, and where anybody can check it. */
export function drawCertificate(certificate: Certificate, address: string, qr: Buffer): Promise<Buffer> {
  return makePdf(`Certificate: ${certificate.course_title}`, (pdf) => {
    pdf.roundedRect(36, 36, 523, 770, 12).lineWidth(0.75).strokeColor('#d8d5c8').stroke()
    const top = head(pdf, 'Certificate', [])
    let y = top + 90
    write(pdf, 'This certifies that', left, y, { size: 14, colour: faint })
    y = writeWrapped(pdf, certificate.name, left, y + 30, width, { size: 32 }) + 8
    write(pdf, 'has completed every lesson of', left, y, { size: 14, colour: faint })
    y = writeWrapped(pdf, certificate.course_title, left, y + 30, width, { size: 24 }) + 8
    write(pdf, `taught by ${certificate.healer_name}, on`, left, y, { size: 14, colour: faint })
    write(pdf, day.format(new Date(certificate.issued_at)), left, y + 30, { size: 18 })
    const foot = rule(pdf, 640) + 14
    pdf.image(qr, left, foot, { width: 84 })
    write(pdf, `Certificate ${certificate.code}`, left + 106, foot + 4, { size: 13 })
    write(pdf, `Verify this certificate: ${address}`, left + 106, foot + 28, { size: 9, colour: faint })
    write(
      pdf,
      'It confirms that the course was completed. It is not a licence to practise.',
      left + 106,
      foot + 46,
      {
        size: 9,
        colour: faint,
      },
    )
    if (certificate.is_demo)
      write(pdf, 'Demo content: the course and its teacher are fictional.', left + 106, foot + 64, {
        size: 9,
        colour: faint,
      })
  })
}

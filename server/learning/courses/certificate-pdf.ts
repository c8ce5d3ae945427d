import { homeZone } from '@newyou/contract/business'
import type { Certificate } from '@newyou/contract/learning/courses/player'
import { defaultLocale } from '@newyou/contract/locales'
import QRCode from 'qrcode'
import { createMessages } from '../../messages/index.ts'
import { faint, frameColour, head, left, makePdf, rule, write, writeWrapped } from '../../platform/pdf/pdf.ts'

const label = createMessages().labelsOf(defaultLocale)
const width = 467
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: homeZone })

/** A sheet to keep: who, which course, when, and where it can be checked. */
export async function drawCertificate({
  certificate,
  address,
}: {
  certificate: Certificate
  address: string
}): Promise<Buffer> {
  const qr = await QRCode.toBuffer(address, { margin: 0, width: 360 })
  return makePdf(`${label('certificate')}: ${certificate.course_title}`, (pdf) => {
    pdf.roundedRect(36, 36, 523, 770, 12).lineWidth(0.75).strokeColor(frameColour()).stroke()
    const top = head(pdf, label('certificate'), [])
    let y = top + 90
    write(pdf, label('certifies'), left, y, { size: 14, colour: faint })
    y = writeWrapped(pdf, certificate.name, left, y + 30, width, { size: 32 }) + 8
    write(pdf, label('completed'), left, y, { size: 14, colour: faint })
    y = writeWrapped(pdf, certificate.course_title, left, y + 30, width, { size: 24 }) + 8
    write(pdf, label('taughtBy', { healer: certificate.healer_name }), left, y, { size: 14, colour: faint })
    write(pdf, day.format(new Date(certificate.issued_at)), left, y + 30, { size: 18 })
    const foot = rule(pdf, 640) + 14
    pdf.image(qr, left, foot, { width: 84 })
    write(pdf, label('certificateNumber', { code: certificate.code }), left + 106, foot + 4, { size: 13 })
    write(pdf, label('verify', { address }), left + 106, foot + 28, { size: 9, colour: faint })
    write(pdf, label('notALicence'), left + 106, foot + 46, {
      size: 9,
      colour: faint,
    })
    if (certificate.is_demo)
      write(pdf, label('demoCourse'), left + 106, foot + 64, {
        size: 9,
        colour: faint,
      })
  })
}

import { appointmentMinutes } from '@newyou/contract/business'
import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import { defaultLocale } from '@newyou/contract/locales'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { createMessages } from '../../messages/index.ts'
import {
  faint,
  frameColour,
  head,
  left,
  makePdf,
  money,
  type Pdf,
  rule,
  write,
  writeWrapped,
} from '../../platform/pdf/pdf.ts'

const label = createMessages().labelsOf(defaultLocale)
const card = { width: 220, height: 300 }
const textLeft = left + card.width + 32

function drawCard(pdf: Pdf, top: number, healer: HealerDetail, portrait: Buffer | undefined) {
  pdf.roundedRect(left, top, card.width, card.height, 12).lineWidth(0.75).strokeColor(frameColour()).stroke()
  if (portrait) pdf.image(portrait, left + 16, top + 16, { fit: [card.width - 32, 176], align: 'center' })
  write(pdf, healer.full_name, left + 16, top + 208, { size: 16 })
  writeWrapped(pdf, healer.title, left + 16, top + 230, card.width - 32, { colour: faint })
  write(pdf, money(healer.price_paise), left + 16, top + 272)
  write(pdf, label('minutes', { minutes: appointmentMinutes }), left + card.width - 16, top + 272, {
    colour: faint,
    alignRight: true,
  })
}

/** The brochure of a healer, a card of 220 by 300: a sheet to print and hand on. */
export async function makeBrochure({
  healer,
  address,
  picture,
}: {
  healer: HealerDetail
  /** The page's address. */
  address: string
  picture: Uint8Array | undefined
}): Promise<Buffer> {
  const qr = await QRCode.toBuffer(address, { margin: 0, width: 360 })
  const portrait = picture
    ? await sharp(picture).flatten({ background: '#ffffff' }).png().toBuffer()
    : undefined
  return makePdf(`${healer.full_name}, ${healer.title}`, (pdf) => {
    const top = head(pdf, healer.city, [])
    drawCard(pdf, top, healer, portrait)
    let y = writeWrapped(pdf, healer.topics, textLeft, top + 8, 230, { size: 14 }) + 14
    for (const line of [
      healer.qualifications,
      label('speaks', { languages: healer.languages.join(', ') }),
      label('practisingSince', { year: String(healer.practising_since) }),
    ])
      if (line) y = writeWrapped(pdf, line, textLeft, y, 230, { colour: faint }) + 8
    y = rule(pdf, top + card.height + 28) + 10
    for (const paragraph of healer.about) y = writeWrapped(pdf, paragraph, left, y, 467) + 12
    const foot = Math.max(y + 16, 640)
    pdf.image(qr, left, foot, { width: 96 })
    write(pdf, label('scan'), left + 116, foot + 28, { size: 13 })
    write(pdf, address, left + 116, foot + 50, { size: 8, colour: faint })
    if (healer.is_demo)
      write(pdf, label('demoHealer'), left + 116, foot + 66, {
        size: 8,
        colour: faint,
      })
  })
}

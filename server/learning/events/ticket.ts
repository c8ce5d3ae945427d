import { pathTo } from '@newyou/contract/addresses'
import type { MyEventDetail } from '@newyou/contract/learning/events/my-events'
import QRCode from 'qrcode'
import type { EnrolmentRow, EventRow } from './seats.ts'

const codePattern = /^[0-9A-F]{10}$/
const parameter = 'ticket'
/** Modules of light around the code, which scanners need. */
const quiet = 4

/** The QR code of a text as the path of an SVG: no script of the page has to draw it. */
function qrOf(text: string) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const isDark = (x: number, y: number) => modules.get(y, x) === 1
  let path = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue
      const start = x
      while (x + 1 < size && isDark(x + 1, y)) x++
      path += `M${start + quiet} ${y + quiet}h${x - start + 1}v1h-${x - start + 1}z`
    }
  return { size: size + 2 * quiet, path }
}

/**
 * The ticket of a seat in an event at a place that is not over. Its QR code holds the host's page of the event, so that
 * any camera of a phone opens the right one.
 */
export function ticketOf(
  event: EventRow,
  seat: Pick<EnrolmentRow, 'ticket_code' | 'checked_in_at'>,
  { now, publicUrl }: { now: Date; publicUrl: string },
): MyEventDetail['ticket'] {
  if (event.is_online || event.state !== 'planned' || event.ends_at <= now) return null
  const { ticket_code: code, checked_in_at: at } = seat
  const page = `${publicUrl}${pathTo('practiceEvent', { eventId: event.u_id })}?${parameter}=${code}`
  return { code, qr: qrOf(page), checked_in_at: at?.toISOString() ?? null }
}

/** The code in what was scanned or typed, however it is grouped; nothing where there is none. */
export function codeIn(scanned: string): string | undefined {
  const written = URL.canParse(scanned) ? (new URL(scanned).searchParams.get(parameter) ?? '') : scanned
  const code = written.replaceAll(/[\s-]/g, '').toUpperCase()
  return codePattern.test(code) ? code : undefined
}

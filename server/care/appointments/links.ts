import { createHmac, timingSafeEqual } from 'node:crypto'
import { pathTo } from '@newyou/contract/addresses'
import { type LinkPurpose, linkPurposes } from '@newyou/contract/care/appointments/links'
import type { Actor } from './actor-access.ts'

interface Meaning {
  appointmentId: string
  side: Actor['side']
  purpose: LinkPurpose
  startsAt: Date
}

const sides = ['client', 'healer'] as const
const macBytes = 16
const bodyBytes = 16 + 1 + 6

function bodyOf({ appointmentId, side, purpose, startsAt }: Meaning): Buffer {
  const body = Buffer.alloc(bodyBytes)
  body.write(appointmentId.replaceAll('-', ''), 0, 'hex')
  body[16] = sides.indexOf(side) * 16 + linkPurposes.indexOf(purpose)
  body.writeUIntBE(startsAt.getTime(), 17, 6)
  return body
}

function meaningOf(body: Buffer): Meaning | undefined {
  const hex = body.toString('hex', 0, 16)
  const side = sides[(body[16] ?? 0) >> 4]
  const purpose = linkPurposes[(body[16] ?? 0) & 15]
  if (!side || !purpose) return undefined
  const appointmentId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { appointmentId, side, purpose, startsAt: new Date(body.readUIntBE(17, 6)) }
}

/**
 * Links of reminders: signed, for one action of one side at one time of one appointment, invalid once that time has
 * come or changed. Nothing is stored. They open a page that shows the action; only its button carries it out.
 */
export function createLinks({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const key = createHmac('sha256', secret).update('appointment-link').digest()
  const macOf = (body: Buffer) => createHmac('sha256', key).update(body).digest().subarray(0, macBytes)
  return {
    urlFor(meaning: Meaning): string {
      const body = bodyOf(meaning)
      const token = Buffer.concat([body, macOf(body)]).toString('base64url')
      return publicUrl + pathTo('appointmentLink', { token })
    },
    /** Undefined without a valid signature. */
    read(token: string): Meaning | undefined {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== bodyBytes + macBytes) return undefined
      const body = bytes.subarray(0, bodyBytes)
      return timingSafeEqual(bytes.subarray(bodyBytes), macOf(body)) ? meaningOf(body) : undefined
    },
  }
}
export type Links = ReturnType<typeof createLinks>

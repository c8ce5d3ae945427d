import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RoomRole } from '@newyou/contract/communication/rooms/rules'
import { after, type Clock, minutes } from '../../platform/clock.ts'

/** Grant of a token: one person may connect as one visit to one room, in one role. */
export interface RoomPassage {
  visitId: string
  roomId: string
  personId: string
  role: RoomRole
}

const lifetime = minutes(2)

/** Tokens of the live connection of a room. They say who may connect, not for how long the visit lasts. */
export function createRoomTokens({ secret, clock }: { secret: string; clock: Clock }) {
  const key = createHmac('sha256', secret).update('room').digest()
  const macOf = (body: string) => createHmac('sha256', key).update(body).digest()
  return {
    sign({ visitId, roomId, personId, role }: RoomPassage): string {
      const until = after(clock.now(), lifetime).getTime()
      const body = Buffer.from(JSON.stringify([visitId, roomId, personId, role, until])).toString('base64url')
      return `${body}.${macOf(body).toString('base64url')}`
    },
    /** Undefined if the signature is not ours, or the token has expired. */
    read(token: string): RoomPassage | undefined {
      const [body = '', mac = ''] = token.split('.')
      const given = Buffer.from(mac, 'base64url')
      const expected = macOf(body)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const [visitId, roomId, personId, role, until] = JSON.parse(Buffer.from(body, 'base64url').toString())
      return until > clock.now().getTime() ? { visitId, roomId, personId, role } : undefined
    },
  }
}

export type RoomTokens = ReturnType<typeof createRoomTokens>

import { createHmac } from 'node:crypto'
import type { IceServer } from '@newyou/contract/communication/rooms/live'
import type { Config } from '../../platform/config.ts'

const listed = (addresses: string) =>
  addresses
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/**
 * STUN and TURN servers for the browsers. TURN takes a user name with its expiry, and the HMAC of it
 * under a secret that we share with the TURN server (coturn: `use-auth-secret`).
 */
export function iceServersFor(
  { STUN_URLS, TURN_URLS, TURN_SECRET }: Pick<Config, 'STUN_URLS' | 'TURN_URLS' | 'TURN_SECRET'>,
  visitId: string,
  until: Date,
): IceServer[] {
  const [stun, turn] = [listed(STUN_URLS), listed(TURN_URLS)]
  const username = `${Math.ceil(until.getTime() / 1000)}:${visitId}`
  const credential = createHmac('sha1', TURN_SECRET ?? '')
    .update(username)
    .digest('base64')
  return [
    ...(stun.length ? [{ urls: stun }] : []),
    ...(turn.length && TURN_SECRET ? [{ urls: turn, username, credential }] : []),
  ]
}

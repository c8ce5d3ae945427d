import { createHmac } from 'node:crypto'
import type { Random } from '../../platform/random.ts'

const prefix = 'whsec_'
const secretBytes = 32

/** A new secret, as receivers enter it into a library of the Standard Webhooks scheme. */
export const newSecret = (random: Random) => prefix + random.bytes(secretBytes).toString('base64')

/** Secrets are kept as one text, the present one first. */
export const secretsIn = (kept: string) => kept.split(' ')
export const withSecret = (kept: string, secret: string) => [secret, ...secretsIn(kept).slice(0, 1)].join(' ')

/**
 * The headers of the Standard Webhooks scheme. One signature for each secret, so that a receiver may know either of two
 * while they change.
 */
export function signedHeaders(
  { id, at, body }: { id: string; at: Date; body: string },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

import { createHash } from 'node:crypto'
import { recoveryCodeCount } from '@newyou/contract/people/staff/second-factor'
import { Secret, TOTP } from 'otpauth'
import { presentBrand } from '../../platform/present-brand.ts'
import type { Random } from '../../platform/random.ts'

const secretBytes = 20
const stepSeconds = 30
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A shared secret as base32, as authenticator apps take it. */
export const newSecret = (random: Random) =>
  new Secret({ buffer: Uint8Array.from(random.bytes(secretBytes)).buffer }).base32

/** URI for authenticator apps, shown as a QR code. */
export const setupUri = (secret: string, label: string) =>
  new TOTP({ issuer: presentBrand().names.en, label, secret, period: stepSeconds }).toString()

/** The 30-second step of the code at this moment, or of the one before or after; undefined when the code is wrong. */
export function stepOf(secret: string, code: string, at: Date): number | undefined {
  const given = { secret: Secret.fromBase32(secret), period: stepSeconds, timestamp: at.getTime() }
  const difference = TOTP.validate({ ...given, token: code, window: 1 })
  return difference === null ? undefined : TOTP.counter(given) + difference
}

/** Codes such as `K7QM-2XPD` of 40 random bits each. */
export const newRecoveryCodes = (random: Random): string[] =>
  Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from(random.bytes(8), (byte) => base32[byte % base32.length]).join('')
    return `${letters.slice(0, 4)}-${letters.slice(4)}`
  })

/** Random codes need no slow hash: there is no dictionary of them. */
export const recoveryHash = (code: string) =>
  createHash('sha256').update(code.replace('-', '').toUpperCase()).digest()

import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Random } from './random.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Secrets that must be read again are encrypted in the database, so that neither it nor its backups reveal them. Each
 * `purpose` has its own key, so that what is encrypted for one cannot be decrypted for another.
 */
export function createSealedTexts({
  secret,
  purpose,
  random,
}: {
  secret: string
  purpose: 'otp-message' | 'second-factor' | 'bank-details' | 'client-note'
  random: Random
}) {
  const key = createHmac('sha256', secret).update(purpose).digest()
  return {
    seal(text: string): string {
      const nonce = random.bytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    /** @throws Error for what was not sealed with this secret and purpose */
    open(sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      return (
        decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      )
    },
  }
}

export type SealedTexts = ReturnType<typeof createSealedTexts>

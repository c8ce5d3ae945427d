import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Random } from '../platform/random.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * OTPs on their way to their owner are stored in the job table, and in its backups; sealed, they cannot be read there.
 */
export function createSealedCodes({ secret, random }: { secret: string; random: Random }) {
  const key = createHmac('sha256', secret).update('otp-message').digest()
  return {
    seal(code: string): string {
      const nonce = random.bytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce)
      const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    /** @throws Error for what was not sealed with this secret */
    open(text: string): string {
      const bytes = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      return (
        decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      )
    },
  }
}

export type SealedCodes = ReturnType<typeof createSealedCodes>

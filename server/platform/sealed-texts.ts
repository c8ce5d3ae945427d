import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Random } from './random.ts'
import { type SealedPurpose, type SealingSecrets, secretsOf } from './sealed-columns.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const idBytes = 6
const version = 'v1'
const withKeyId = /^v1\.([\w-]{8})\.([\w-]+)$/

/** A text that no secret of the configuration opens. */
export class UnknownKeyError extends Error {
  /** Of the key that is missing; null for a text from before keys had ids. */
  readonly keyId: string | null

  constructor(keyId: string | null, { purpose, known }: { purpose: SealedPurpose; known: string[] }) {
    const by = keyId ? `by the key ${keyId}` : 'before keys had ids'
    super(
      `A text of ${purpose} was sealed ${by}; the configuration has secrets for the keys ${known.join(', ')}`,
    )
    this.keyId = keyId
  }
}

function keyOf(secret: string, purpose: SealedPurpose) {
  const key = createHmac('sha256', secret).update(purpose).digest()
  const id = createHmac('sha256', key).update('key-id').digest().subarray(0, idBytes).toString('base64url')
  return { key, id }
}

/** @throws Error for what was not sealed with this key and prefix */
function decrypt(key: Buffer, encoded: string, prefix: string): string {
  const bytes = Buffer.from(encoded, 'base64url')
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  if (prefix) decipher.setAAD(Buffer.from(prefix))
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
}

/**
 * Secrets that must be read again are encrypted in the database, so that neither it nor its backups reveal them. Each
 * `purpose` has its own key, so that what is encrypted for one cannot be decrypted for another. A sealed text names its
 * key by a fingerprint, `v1.<key id>.<nonce, tag and text>`: new ones are sealed by the present secret, and those of a
 * previous one are still opened.
 */
export function createSealedTexts({
  config,
  purpose,
  random,
}: {
  config: SealingSecrets
  purpose: SealedPurpose
  random: Random
}) {
  const [secret, ...previous] = secretsOf(config, purpose)
  const present = keyOf(secret, purpose)
  const keys = [present, ...previous.map((one) => keyOf(one, purpose))]
  const prefix = `${version}.${present.id}.`
  const unknown = (keyId: string | null) =>
    new UnknownKeyError(keyId, { purpose, known: keys.map(({ id }) => id) })

  /** A text from before keys had ids: the oldest secret sealed it, if it was moved to the end of the list. */
  function openWithoutId(sealed: string): string {
    for (const { key } of keys.toReversed())
      try {
        return decrypt(key, sealed, '')
      } catch {
        // The tag did not fit: not this one's.
      }
    throw unknown(null)
  }

  return {
    /** How a text begins that the present secret sealed. */
    presentPrefix: prefix,
    seal(text: string): string {
      const nonce = random.bytes(nonceBytes)
      const cipher = createCipheriv(algorithm, present.key, nonce).setAAD(Buffer.from(prefix))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    /** @throws UnknownKeyError when its secret is not known, Error for what was altered or sealed for another purpose */
    open(sealed: string): string {
      const [, id, encoded = ''] = withKeyId.exec(sealed) ?? []
      if (!id) return openWithoutId(sealed)
      const found = keys.find((one) => one.id === id)
      if (!found) throw unknown(id)
      return decrypt(found.key, encoded, `${version}.${id}.`)
    },
  }
}

export type SealedTexts = ReturnType<typeof createSealedTexts>

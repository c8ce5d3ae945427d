import { createCipheriv, pbkdf2 } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Random } from '../random.ts'
import { sealedFormat as format } from './format.ts'

/** The key that a passphrase gives with this salt. It takes some tenths of a second beside this thread. */
export const keyOfPassphrase = (passphrase: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    pbkdf2(passphrase.normalize('NFKC'), salt, format.rounds, format.keyBytes, 'sha256', (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/**
 * Seals a file by a key, in segments of which none can be changed, left out or moved unseen: each has its number in its
 * nonce, and the last one says that it is (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár).
 */
export async function writeSealedFile(
  from: string,
  to: string,
  { key, salt, random }: { key: Buffer; salt: Buffer; random: Random },
) {
  const source = await open(from, 'r')
  const target = await open(to, 'w', 0o600)
  try {
    const { size } = await source.stat()
    const prefix = random.bytes(format.prefixBytes)
    await target.write(Buffer.concat([Buffer.from(format.mark), salt, prefix]))
    const count = Math.max(1, Math.ceil(size / format.segmentBytes))
    const plain = Buffer.alloc(format.segmentBytes)
    for (let at = 0; at < count; at++) {
      const { bytesRead } = await source.read(plain, 0, plain.length, at * format.segmentBytes)
      const nonce = Buffer.alloc(format.nonceBytes)
      prefix.copy(nonce)
      nonce.writeUInt32BE(at, format.prefixBytes)
      nonce[format.nonceBytes - 1] = at === count - 1 ? 1 : 0
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = [cipher.update(plain.subarray(0, bytesRead)), cipher.final(), cipher.getAuthTag()]
      await target.write(Buffer.concat(sealed))
    }
  } finally {
    await source.close()
    await target.close()
  }
}

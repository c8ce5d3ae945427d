import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto'

/** A browser's secrets of a subscription: the private key of the pair, and the shared secret. */
export interface Receiver {
  key: ECDH
  auth: Buffer
}

export function newReceiver(auth: Buffer): Receiver {
  const key = createECDH('prime256v1')
  key.generateKeys()
  return { key, auth }
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/**
 * Reads a push message as a browser does (RFC 8291: one record of aes128gcm, RFC 8188).
 * @throws Error for what was not encrypted for this receiver
 */
export function decryptPush(body: Buffer, { key, auth }: Receiver): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender])
  const secret = derive(key.computeSecret(sender), auth, info, 32)
  const contentKey = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0) throw new Error('the last record has no end')
  return padded.subarray(0, end).toString('utf8')
}

import { createECDH } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The keys for push notifications on this machine: made once and kept, because browsers subscribe with them. */
export async function keptPushKeys(dataFolder: string): Promise<Record<string, string>> {
  const file = path.join(dataFolder, 'push-keys.json')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept) return JSON.parse(kept)
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // A private key may begin with zeros, which `getPrivateKey` leaves out.
  const secret = Buffer.alloc(32)
  pair.getPrivateKey().copy(secret, 32 - pair.getPrivateKey().length)
  const keys = {
    PUSH_PUBLIC_KEY: pair.getPublicKey('base64url'),
    PUSH_PRIVATE_KEY: secret.toString('base64url'),
  }
  await mkdir(dataFolder, { recursive: true })
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}

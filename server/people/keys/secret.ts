import { crc32 } from 'node:zlib'
import { keyPrefix } from '../../platform/http/keys.ts'
import type { Random } from '../../platform/random.ts'

const secretBytes = 32
const pattern = /^ny_([0-9a-f]{32})_[\w-]{43}([0-9a-f]{8})$/
const checkOf = (text: string) => crc32(text).toString(16).padStart(8, '0')
const bare = (keyId: string) => keyId.replaceAll('-', '')

/** A new key: its id, what is random, and a check by which a misspelt one is known without asking the database. */
export function newKey(random: Random, keyId: string) {
  const text = `${keyPrefix}${bare(keyId)}_${random.bytes(secretBytes).toString('base64url')}`
  return `${text}${checkOf(text)}`
}

/** The id in a key, as the table has it; undefined for what is no key, or a misspelt one. */
export function idIn(key: string): string | undefined {
  const [, id = '', check] = pattern.exec(key) ?? []
  if (check === undefined || checkOf(key.slice(0, -check.length)) !== check) return undefined
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** How a key begins: enough to find it again, and of no use to others. */
export const beginningOf = (keyId: string) => `${keyPrefix}${bare(keyId).slice(0, 12)}`

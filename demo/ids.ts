import { createHash } from 'node:crypto'

/** 1 January 2026: every demo id looks as if it was made then. */
const madeAt = 1_767_225_600_000

/** The same id for the same name on every machine, in the form of a UUIDv7. */
export function demoId(kind: string, slug: string): string {
  const bytes = createHash('sha256').update(`${kind}:${slug}`).digest().subarray(0, 16)
  bytes.writeUIntBE(madeAt, 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** The most bytes of a message in one NOTIFY of PostgreSQL. */
const packedMax = 7000
const unpackedMax = 64 * 1024
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** A message small enough for the bus; undefined when it is not. A session description shrinks to a third. */
export function pack(message: unknown): string | undefined {
  const packed = brotliCompressSync(JSON.stringify(message), quick).toString('base64')
  return packed.length > packedMax ? undefined : packed
}

export const unpack = (packed: string): unknown =>
  JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64'), { maxOutputLength: unpackedMax }).toString())

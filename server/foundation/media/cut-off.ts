import { type FileHandle, open } from 'node:fs/promises'

/** A film has a handful of boxes; one that is written in pieces has two for each. */
const boxesMax = 200_000
const known = /^(ftyp|moov|mdat|moof|mfra|free|skip|wide|uuid|sidx|styp|meta|pdin|emsg|prft|pnot|udta)$/
const ebml = 0x1a45dfa3
const segmentId = 0x18538067
const longestOggPage = 65_307

async function read(file: FileHandle, at: number, bytes: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, at)
  return buffer.subarray(0, bytesRead)
}

/** MP4 and MOV: boxes one after another, each with its length. */
async function boxesEndBeyond(file: FileHandle, size: number) {
  let at = 0
  for (let count = 0; at + 8 <= size && count < boxesMax; count += 1) {
    const head = await read(file, at, 16)
    if (!known.test(head.toString('latin1', 4, 8))) return false
    const short = head.readUInt32BE(0)
    // Up to the end of the file, however long that is.
    if (short === 0) return false
    const length = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short
    if (length < 8) return false
    at += length
  }
  return at > size
}

/** A number of EBML, and how many bytes it takes; undefined where its length is not known yet. */
function lengthAt(bytes: Buffer, at: number): { value: number | undefined; width: number } | undefined {
  const first = bytes[at]
  if (!first) return undefined
  const width = Math.clz32(first) - 23
  if (at + width > bytes.length) return undefined
  let value = first & (0xff >> width)
  let isUnknown = value === 0xff >> width
  for (const byte of bytes.subarray(at + 1, at + width)) {
    value = value * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return { value: isUnknown ? undefined : value, width }
}

/** WebM and MKV: a head, and one segment that may say how long it is. */
async function segmentEndsBeyond(file: FileHandle, size: number) {
  const start = await read(file, 0, 4096)
  const head = lengthAt(start, 4)
  if (head?.value === undefined) return false
  const at = 4 + head.width + head.value
  if (at + 12 > start.length || start.readUInt32BE(at) !== segmentId) return false
  const segment = lengthAt(start, at + 4)
  return segment?.value !== undefined && at + 4 + segment.width + segment.value > size
}

/** Ogg: pages, the last of which says how long it is. */
async function pageEndsBeyond(file: FileHandle, size: number) {
  const tail = await read(file, Math.max(0, size - longestOggPage), longestOggPage)
  const at = tail.lastIndexOf('OggS')
  if (at < 0) return true
  const segments = tail[at + 26]
  if (segments === undefined || at + 27 + segments > tail.length) return true
  const body = tail.subarray(at + 27, at + 27 + segments).reduce((sum, length) => sum + length, 0)
  return at + 27 + segments + body > tail.length
}

/** Whether a film or sound says that it is longer than its file: an upload or a copy that broke off. */
export async function isCutOff(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = await read(file, 0, 8)
    if (head.length < 8) return false
    if (head.readUInt32BE(0) === ebml) return await segmentEndsBeyond(file, size)
    if (head.toString('latin1', 0, 4) === 'OggS') return await pageEndsBeyond(file, size)
    return known.test(head.toString('latin1', 4, 8)) && (await boxesEndBeyond(file, size))
  } finally {
    await file.close()
  }
}

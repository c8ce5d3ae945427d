import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Maximum file length of the format. */
const bytesMax = 0xffff_ffff

interface Entry {
  name: string
  /** The path of its content. */
  file: string
  /** Already compressed: compressing it again would gain nothing. */
  isCompressed: boolean
}

/**
 * Writes a ZIP part by part, so that neither it nor a file in it is ever in memory as a whole. Entries are taken one
 * after the other, when there is room for the next. Resolves with its length.
 */
export async function writeZip(to: string, entries: Iterable<Entry> | AsyncIterable<Entry>): Promise<number> {
  const handle = await open(to, 'w', 0o600)
  try {
    return await fill(handle, entries)
  } finally {
    await handle.close()
  }
}

async function fill(handle: FileHandle, entries: Iterable<Entry> | AsyncIterable<Entry>) {
  const ready: Uint8Array[] = []
  let bytes = 0
  const zip = new Zip((error, part) => {
    if (error) throw error
    ready.push(part)
  })
  async function write() {
    for (const part of ready.splice(0)) {
      bytes += part.length
      if (bytes > bytesMax) throw new Error('the archive is longer than its format allows')
      await handle.write(part)
    }
  }
  for await (const { name, file, isCompressed } of entries) {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name)
    zip.add(entry)
    for await (const part of createReadStream(file)) {
      entry.push(part)
      await write()
    }
    entry.push(new Uint8Array(), true)
    await write()
  }
  zip.end()
  await write()
  return bytes
}

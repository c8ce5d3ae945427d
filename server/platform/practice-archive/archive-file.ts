import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { unpackTar } from 'modern-tar/fs'
import { Problem } from '../problem.ts'

/** Most of the bytes are pictures and films, which nothing makes smaller. */
const level = 3

interface Entry {
  name: string
  file: string
}

/**
 * Writes a .tar.gz part by part: a ZIP ends at 4 GB, which the films of a practice pass. Entries are taken one after the
 * other, and may be gone once the next is asked for. Resolves with its length.
 */
export async function writeArchive(to: string, entries: AsyncIterable<Entry>): Promise<number> {
  const { readable, controller } = createTarPacker()
  async function fill() {
    try {
      for await (const { name, file } of entries) {
        const { size } = await stat(file)
        const writer = controller.add({ name, size, mode: 0o600 }).getWriter()
        for await (const part of createReadStream(file)) await writer.write(part)
        await writer.close()
      }
      controller.finalize()
    } catch (error) {
      controller.error(error)
      throw error
    }
  }
  const source = Readable.fromWeb(readable as ReadableStream)
  const written = pipeline(source, createGzip({ level }), createWriteStream(to, { mode: 0o600 }))
  // The first that fails ends the other one, and is what the caller learns.
  const [filled, kept] = await Promise.allSettled([fill(), written])
  if (filled.status === 'rejected') throw filled.reason
  if (kept.status === 'rejected') throw kept.reason
  return (await stat(to)).size
}

/** Lays an archive out in a folder. @throws Problem when it is none, or broken off */
export async function unpackArchive(file: string, folder: string) {
  try {
    await pipeline(
      createReadStream(file),
      createGunzip(),
      unpackTar(folder, { filter: ({ type }) => type === 'file', fmode: 0o600, dmode: 0o700 }),
    )
  } catch (error) {
    throw new Problem(
      `${file} is no archive of a practice, or only a part of one: ${(error as Error).message}`,
    )
  }
}

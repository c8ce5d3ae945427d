import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { limits } from '../http/limits.ts'
import { declarePlain } from '../http/routes.ts'
import { parts, type Storage } from './storage.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A drawing is text and travels compressed; the other formats are compressed already. */
const isDrawing = (name: string) => name.endsWith('.svg')

/** Public pictures, served at /media with names that never change. */
export function createPictures(storage: Storage) {
  const nameOf = (name: string) => `${parts.pictures}/${name}`
  return {
    /** Keeps a file; `name` is made by the server, never taken from an upload. */
    async keep(name: string, content: Buffer) {
      if (isDrawing(name)) {
        // Before the file itself: an older compressed one is never served beside a newer one.
        await storage.keep(`${nameOf(name)}.br`, await compressBrotli(content))
        await storage.keep(`${nameOf(name)}.gz`, await compressGzip(content))
      }
      await storage.keep(nameOf(name), content)
    },
    /** The content of a picture by its public address, or nothing when it is not there. */
    async read(address: string): Promise<Buffer | undefined> {
      const name = path.posix.normalize(address.replace(/^\/media\//, ''))
      if (name.startsWith('.') || name.startsWith('/')) return undefined
      return storage.read(nameOf(name))
    },
    /** Deletes a file; a missing one is no error. */
    async remove(name: string) {
      const endings = isDrawing(name) ? ['', '.br', '.gz'] : ['']
      for (const ending of endings) await storage.remove(nameOf(name) + ending)
    },
    serve: (app: FastifyInstance) =>
      app.register(async (scope) => {
        declarePlain(scope, limits.probe, 'public pictures')
        await storage.servePictures(scope)
      }),
  }
}

export type Pictures = ReturnType<typeof createPictures>

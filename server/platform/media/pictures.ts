import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { limits } from '../http/limits.ts'
import { declarePlain } from '../http/routes.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A drawing is text and travels compressed; the other formats are compressed already. */
const isDrawing = (name: string) => name.endsWith('.svg')

/** Whole or not at all. */
async function write(file: string, content: Buffer) {
  const unfinished = `${file}.${process.pid}.part`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}

/** Pictures that everybody may see, as files under the data folder, served at /media with names that never change. */
export function createPictures(dataFolder: string) {
  const root = path.resolve(dataFolder, 'media')
  return {
    root,
    /** Keeps a file; `name` is made by the server, never taken from an upload. */
    async keep(name: string, content: Buffer) {
      const file = path.join(root, name)
      await mkdir(path.dirname(file), { recursive: true })
      if (isDrawing(name)) {
        // Before the file itself: an older compressed one is never served beside a newer one.
        await write(`${file}.br`, await compressBrotli(content))
        await write(`${file}.gz`, await compressGzip(content))
      }
      await write(file, content)
    },
    /** The content of a picture by its public address, or nothing when it is not there. */
    async read(address: string): Promise<Buffer | undefined> {
      const file = path.resolve(root, address.replace(/^\/media\//, ''))
      if (!file.startsWith(root + path.sep)) return undefined
      return readFile(file).catch(() => undefined)
    },
    /** Forgets a file; one that is not there is no error. */
    async remove(name: string) {
      const endings = isDrawing(name) ? ['', '.br', '.gz'] : ['']
      for (const ending of endings) await rm(path.join(root, name + ending), { force: true })
    },
    async serve(app: FastifyInstance) {
      await mkdir(root, { recursive: true })
      await app.register(async (scope) => {
        declarePlain(scope, limits.probe, 'public pictures')
        await scope.register(fastifyStatic, {
          root,
          prefix: '/media/',
          decorateReply: false,
          immutable: true,
          maxAge: '365d',
          preCompressed: true,
          index: false,
        })
      })
    },
  }
}

export type Pictures = ReturnType<typeof createPictures>

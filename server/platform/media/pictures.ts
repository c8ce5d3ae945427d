import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { limits } from '../http/limits.ts'
import { declarePlain } from '../http/routes.ts'

/** Pictures that everybody may see, as files under the data folder, served at /media with names that never change. */
export function createPictures(dataFolder: string) {
  const root = path.resolve(dataFolder, 'media')
  return {
    root,
    /** Keeps a file; `name` is made by the server, never taken from an upload. Whole or not at all. */
    async keep(name: string, content: Buffer) {
      const file = path.join(root, name)
      await mkdir(path.dirname(file), { recursive: true })
      const unfinished = `${file}.${process.pid}.part`
      await writeFile(unfinished, content)
      await rename(unfinished, file)
    },
    /** The content of a picture by its public address, or nothing when it is not there. */
    async read(address: string): Promise<Buffer | undefined> {
      const file = path.resolve(root, address.replace(/^\/media\//, ''))
      if (!file.startsWith(root + path.sep)) return undefined
      return readFile(file).catch(() => undefined)
    },
    /** Forgets a file; one that is not there is no error. */
    remove: (name: string) => rm(path.join(root, name), { force: true }),
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
          index: false,
        })
      })
    },
  }
}

export type Pictures = ReturnType<typeof createPictures>

import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { parts, type Storage } from './storage.ts'

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT'

/** Files in a folder of this machine, or one that several share. */
export function diskStorage(folder: string): Storage {
  const pathOf = (name: string) => path.join(folder, name)
  const rootOf = (part: string) => path.join(folder, part)
  async function placeFor(name: string) {
    await mkdir(path.dirname(pathOf(name)), { recursive: true })
    return pathOf(name)
  }
  return {
    place: { folder },
    async keep(name, content) {
      const file = await placeFor(name)
      const unfinished = `${file}.${process.pid}.part`
      await writeFile(unfinished, content)
      await rename(unfinished, file)
    },
    adopt: async (name, from) => rename(from, await placeFor(name)),
    read: (name) => readFile(pathOf(name)).catch(() => undefined),
    copyTo: (name, file) =>
      copyFile(pathOf(name), file).then(
        () => true,
        (error: unknown) => {
          if (isMissing(error)) return false
          throw error
        },
      ),
    async look(name) {
      const file = pathOf(name)
      const there = await stat(file).catch(() => undefined)
      return (
        there && {
          bytes: there.size,
          async part(from, to) {
            const handle = await open(file)
            try {
              const { buffer, bytesRead } = await handle.read(Buffer.alloc(to - from), 0, to - from, from)
              return buffer.subarray(0, bytesRead)
            } finally {
              await handle.close()
            }
          },
        }
      )
    },
    async *names(part) {
      const entries = await readdir(rootOf(part), { recursive: true, withFileTypes: true }).catch(() => [])
      for (const entry of entries)
        if (entry.isFile() && !entry.name.endsWith('.part'))
          yield path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')
    },
    outside: async () => undefined,
    forOthers: () => undefined,
    remove: (name) => rm(pathOf(name), { force: true }),
    async servePictures(scope) {
      await mkdir(rootOf(parts.pictures), { recursive: true })
      await scope.register(fastifyStatic, {
        root: rootOf(parts.pictures),
        prefix: '/media/',
        decorateReply: false,
        immutable: true,
        maxAge: '365d',
        preCompressed: true,
        index: false,
      })
    },
    async prepare(scope) {
      await mkdir(rootOf(parts.private), { recursive: true })
      // Only to send files, with range support.
      await scope.register(fastifyStatic, {
        root: folder,
        serve: false,
        cacheControl: false,
        dotfiles: 'deny',
      })
      // The file's length, for a caller that asked for a part behind its end.
      scope.addHook('onError', async (_request, reply, error) => {
        const { headers } = error as { headers?: Record<string, string> } // as the sending library makes it
        if (headers?.['Content-Range']) reply.header('content-range', headers['Content-Range'])
      })
    },
    send: async (_request, reply, name) => reply.sendFile(name),
  }
}

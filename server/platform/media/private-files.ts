import { createHmac, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { fail } from '../http/errors.ts'
import { limits } from '../http/limits.ts'

/** How long an address of a private file lives: what was given back is out of reach after at most this. */
export const addressSeconds = 300

/** Small letters, digits, and one dot before the ending: what the server itself makes. */
const madeByUs = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]{2,5}$/

interface Dependencies {
  dataFolder: string
  secret: string
  clock: Clock
}

interface Grant {
  name: string
  viewer: string
  /** Seconds since 1970. */
  until: number
  saveAs: string
}

/**
 * Files that only some may see, outside the pictures' folder. The domain that decides who may see a file hands out its
 * address: signed over the file, the viewer and its end, so that a player or a reader can ask for it without a header,
 * part by part, for a few minutes. Renewing is asking for another address, and that decision is made anew each time.
 */
export function createPrivateFiles({ dataFolder, secret, clock }: Dependencies) {
  const root = path.resolve(dataFolder, 'private')
  const key = createHmac('sha256', secret).update('private-file').digest()
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000)
  const macOf = ({ name, viewer, until, saveAs }: Grant) =>
    createHmac('sha256', key)
      .update(JSON.stringify([name, viewer, until, saveAs]))
      .digest()

  function isOurs(grant: Grant, mac: string): boolean {
    const expected = macOf(grant)
    const given = Buffer.from(mac, 'base64url')
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  async function send(request: FastifyRequest, reply: FastifyReply) {
    const { '*': name } = request.params as { '*': string } // the route has this one parameter
    const query = request.query as Record<string, unknown> // strings, or lists when a name stands twice
    const text = (field: string) => (typeof query[field] === 'string' ? query[field] : '')
    const grant: Grant = {
      name,
      viewer: text('viewer'),
      until: Number(text('until')),
      saveAs: text('save_as'),
    }
    const left = grant.until - nowSeconds()
    const isAlive = left > 0 && left <= addressSeconds
    if (!madeByUs.test(name) || !isOurs(grant, text('mac')) || !isAlive) fail('notAllowed')
    reply.header('cache-control', `private, max-age=${left}`)
    if (grant.saveAs) return reply.download(name, grant.saveAs)
    return reply.sendFile(name)
  }

  return {
    /** Keeps a file, whole or not at all; `name` is made by the server, never taken from an upload. */
    async keep(name: string, content: Buffer) {
      if (!madeByUs.test(name)) throw new Error(`not a name for a private file: ${name}`)
      const file = path.join(root, name)
      await mkdir(path.dirname(file), { recursive: true })
      const unfinished = `${file}.${process.pid}.part`
      await writeFile(unfinished, content)
      await rename(unfinished, file)
    },

    /** Takes a file of this disk over under this name. */
    async adopt(name: string, from: string) {
      if (!madeByUs.test(name)) throw new Error(`not a name for a private file: ${name}`)
      await mkdir(path.dirname(path.join(root, name)), { recursive: true })
      await rename(from, path.join(root, name))
    },

    /** The content of a file, or nothing when it is not there. */
    async read(name: string): Promise<Buffer | undefined> {
      if (!madeByUs.test(name)) throw new Error(`not a name for a private file: ${name}`)
      return readFile(path.join(root, name)).catch(() => undefined)
    },

    /** Forgets a file, if it is there. */
    async remove(name: string) {
      if (!madeByUs.test(name)) throw new Error(`not a name for a private file: ${name}`)
      await rm(path.join(root, name), { force: true })
    },

    /**
     * The path under which a viewer gets the file for the next minutes. The caller has checked that the viewer may have
     * it. `saveAs` makes the browser save it under that name.
     */
    address(name: string, viewer: string, { saveAs = '' }: { saveAs?: string } = {}): string {
      const grant: Grant = { name, viewer, until: nowSeconds() + addressSeconds, saveAs }
      const query = new URLSearchParams({ viewer, until: String(grant.until) })
      if (saveAs) query.set('save_as', saveAs)
      query.set('mac', macOf(grant).toString('base64url'))
      return `/files/${name}?${query}`
    },

    async serve(app: FastifyInstance) {
      await mkdir(root, { recursive: true })
      await app.register(async (scope) => {
        // Only what sends a file, with its ranges; which file, and whether, is decided above.
        await scope.register(fastifyStatic, { root, serve: false, cacheControl: false, dotfiles: 'deny' })
        // The file's length, for a caller that asked for a part behind its end.
        scope.addHook('onError', async (_request, reply, error) => {
          const { headers } = error as { headers?: Record<string, string> } // as the sending library makes it
          if (headers?.['Content-Range']) reply.header('content-range', headers['Content-Range'])
        })
        scope.route({
          method: ['GET', 'HEAD'],
          url: '/files/*',
          config: { limit: limits.probe, plain: { policy: 'signed address', reason: 'private files' } },
          schema: { hide: true },
          handler: send,
        })
      })
    },
  }
}

export type PrivateFiles = ReturnType<typeof createPrivateFiles>

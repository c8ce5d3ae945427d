import { createHmac, timingSafeEqual } from 'node:crypto'
import { create as attachmentNamed } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { throwError } from '../http/errors.ts'
import { limits } from '../http/limits.ts'
import { withoutInvisible } from '../http/plain-input.ts'
import { parts, type Storage } from './storage.ts'

/** How long an address of a private file lives: what was returned is out of reach after at most this. */
export const addressSeconds = 300

/** Small letters, digits, and one dot before the ending: what the server itself makes. */
const madeByUs = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]{2,5}$/

/** Captions: a player takes those of its own site alone. */
const staysHere = /\.vtt$/

/** How a file is given out. */
interface Delivery {
  /** How long it, or the way to it, is good. */
  seconds: number
  /** For this browser alone, or for all. */
  cache: 'private' | 'public'
  /** Makes the browser save it under that name. */
  saveAs?: string
}

interface Dependencies {
  storage: Storage
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
 * Files with restricted access, stored outside the public picture folder. The domain that decides on access issues a
 * URL that is signed over the file, the viewer and the expiry, so that a player or reader can request it in ranges,
 * without an auth header, for a few minutes. To renew access it requests another URL, and access is checked again.
 */
export function createPrivateFiles({ storage, secret, clock }: Dependencies) {
  function nameOf(name: string) {
    if (!madeByUs.test(name)) throw new Error(`not a name for a private file: ${name}`)
    return `${parts.private}/${name}`
  }
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

  async function deliver(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    { seconds, cache, saveAs }: Delivery,
  ) {
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
    const address = staysHere.test(name)
      ? undefined
      : await storage.outside(nameOf(name), { method, seconds, saveAs })
    // Half of its time is left when it is last taken from a cache.
    if (address)
      return reply.header('cache-control', `${cache}, max-age=${Math.floor(seconds / 2)}`).redirect(address)
    reply.header('cache-control', `${cache}, max-age=${seconds}`)
    if (saveAs) reply.header('content-disposition', attachmentNamed(saveAs))
    return storage.send(request, reply, nameOf(name))
  }

  async function send(request: FastifyRequest, reply: FastifyReply) {
    const { '*': name } = request.params as { '*': string } // the route has this one parameter
    const query = request.query as Record<string, unknown> // strings, or lists when a name repeats
    const text = (field: string) => (typeof query[field] === 'string' ? query[field] : '')
    const grant: Grant = {
      name,
      viewer: text('viewer'),
      until: Number(text('until')),
      saveAs: text('save_as'),
    }
    const left = grant.until - nowSeconds()
    const isAlive = left > 0 && left <= addressSeconds
    if (!madeByUs.test(name) || !isOurs(grant, text('mac')) || !isAlive) throwError('notAllowed')
    return deliver(request, reply, name, { seconds: left, cache: 'private', saveAs: grant.saveAs })
  }

  return {
    /** Keeps a file, whole or not at all; `name` is made by the server, never taken from an upload. */
    keep: async (name: string, content: Buffer) => storage.keep(nameOf(name), content),
    /** Takes a file of this disk over under this name. */
    adopt: async (name: string, from: string) => storage.adopt(nameOf(name), from),
    /** The content of a file, or nothing when it is not there. */
    read: async (name: string): Promise<Buffer | undefined> => storage.read(nameOf(name)),
    /** Copies a file to this disk, for programs that need it there; whether it was there. */
    copyTo: async (name: string, file: string) => storage.copyTo(nameOf(name), file),
    /** A file for who needs only parts of it, or nothing when it is not there. */
    look: async (name: string) => storage.look(nameOf(name)),
    /** Lets another thread open this file. */
    placeOf: (name: string) => ({ storage: storage.place, name: nameOf(name) }),
    /** Lets another program put this file into the bucket itself; undefined for a folder. */
    forOthers: (name: string) => storage.forOthers(nameOf(name)),
    /** Deletes a file, if it exists. */
    remove: async (name: string) => storage.remove(nameOf(name)),

    /**
     * The path under which a viewer gets the file for the next minutes. The caller has checked that the viewer may have
     * it. `saveAs` makes the browser save it under that name.
     */
    address(name: string, viewer: string, { saveAs = '' }: { saveAs?: string } = {}): string {
      // Cleaned as the query of the request will be, or its MAC would differ.
      const shown = withoutInvisible(saveAs.toWellFormed())
      const grant: Grant = { name, viewer, until: nowSeconds() + addressSeconds, saveAs: shown }
      const query = new URLSearchParams({ viewer, until: String(grant.until) })
      if (shown) query.set('save_as', shown)
      query.set('mac', macOf(grant).toString('base64url'))
      return `/files/${name}?${query}`
    },

    /** Readies a scope for `send`. */
    prepare: (scope: FastifyInstance) => storage.prepare(scope),
    /**
     * Answers with a file, the part of it that was asked for, or the way to it, to a caller who was found to have a right
     * to it.
     */
    send: deliver,

    async serve(app: FastifyInstance) {
      await app.register(async (scope) => {
        await storage.prepare(scope)
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

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { mediaReplies } from '../../messages/replies/foundation.ts'
import { DomainError, throwError } from '../http/domain-error.ts'
import type { Logger } from '../watch/logger.ts'
import { type S3Delivery, s3Addresses, s3AddressOf } from './s3-addresses.ts'
import { forEver, parts, type S3Settings, type Storage } from './storage.ts'

const answerSeconds = 10
/** A line that is slower than this does not send a file. */
const slowestBytesPerSecond = 256 * 1024
const types: Record<string, string> = {
  avif: 'image/avif',
  epub: 'application/epub+zip',
  jpg: 'image/jpeg',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webp: 'image/webp',
  zip: 'application/zip',
}
const typeOf = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
const publicName = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*\.[a-z0-9]{2,5}$/i
const methodOf = ({ method }: FastifyRequest) => (method === 'HEAD' ? 'HEAD' : 'GET')
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
/** The checksum that a file of this disk is kept with. */
export async function sha256Of(file: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
/** Response headers of the bucket that are passed on unchanged. */
const passedOn = ['content-type', 'content-length', 'content-range', 'etag', 'last-modified']

const nameInList = /<Key>([^<]+)<\/Key>/g
const nextInList = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/

interface Asked {
  /** With the question mark. */
  query?: string
  headers?: Record<string, string>
  body?: Buffer | Blob
  seconds?: number
}

interface Options {
  logger?: Logger
  /** Without it files are read here and passed on, with the headers that they have on a disk. */
  delivery?: S3Delivery | undefined
}

/** Files in an S3-compatible bucket, which may be closed to the public. */
export function s3Storage(settings: S3Settings, { logger, delivery }: Options = {}) {
  const client = new AwsClient({ ...settings, service: 's3', retries: 2 })
  const addressOf = s3AddressOf(settings)
  const addresses = delivery && s3Addresses(delivery)

  function away(error: unknown, method: string): never {
    if (error instanceof DomainError) throw error
    logger?.error({ err: error, method }, 'the bucket of the files did not do what was asked')
    return throwError('unavailable', {
      message: mediaReplies.storageAway,
      retryAfterSeconds: 60,
    })
  }

  /** Resolves when the response headers arrive; 404, 412, 304 and 416 are responses too. */
  async function ask(
    method: string,
    name: string,
    { query = '', headers, body, seconds = answerSeconds }: Asked = {},
  ) {
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(new Error('no answer in time')), seconds * 1000)
    try {
      const answer = await client.fetch(addressOf(name) + query, {
        method,
        signal: waiting.signal,
        ...(headers && { headers }),
        ...(body && { body: body as BodyInit }),
      })
      const isAnswer = answer.ok || [304, 404, 412, 416].includes(answer.status)
      const said = isAnswer && answer.status !== 404 ? '' : await answer.text()
      if (!isAnswer || said.includes('NoSuchBucket'))
        throw new Error(`${answer.status} ${/<Code>(\w+)</.exec(said)?.[1] ?? ''}`)
      return answer
    } catch (error) {
      return away(error, method)
    } finally {
      clearTimeout(timer)
    }
  }

  /** The bucket refuses what is not the content that this sum was signed for. */
  async function put(name: string, body: Buffer | Blob, sum: string) {
    const bytes = body instanceof Blob ? body.size : body.length
    const { ok, status } = await ask('PUT', name, {
      body,
      headers: {
        'content-type': typeOf(name),
        // For a CDN that takes it from the bucket.
        ...(name.startsWith(`${parts.pictures}/`) && { 'cache-control': forEver }),
        'content-length': String(bytes),
        'x-amz-content-sha256': sum,
        'x-amz-meta-sha256': sum,
      },
      seconds: answerSeconds + bytes / slowestBytesPerSecond,
    })
    if (!ok) away(new Error(String(status)), 'PUT')
  }

  const streamOf = ({ body }: Response) =>
    body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : Readable.from([])

  async function send(request: FastifyRequest, reply: FastifyReply, name: string) {
    const { range, 'if-none-match': known, 'if-modified-since': since } = request.headers
    const same = request.headers['if-range']?.toString()
    const method = methodOf(request)
    const conditions = {
      ...(known && { 'if-none-match': known }),
      ...(since && !known && { 'if-modified-since': since }),
    }
    // Buckets differ in support of If-Range; all support If-Match. For a date, the whole file is sent.
    const part = {
      ...(range && (!same || same.startsWith('"')) && { range }),
      ...(range && same?.startsWith('"') && { 'if-match': same }),
    }
    let answer = await ask(method, name, { headers: { ...conditions, ...part } })
    if (answer.status === 412) answer = await ask(method, name, { headers: conditions })
    if (answer.status === 404) throwError('notFound')
    if (answer.status === 416) {
      const length = (await ask('HEAD', name)).headers.get('content-length')
      reply.header('content-range', `bytes */${length}`)
      throwError('rangeNotThere')
    }
    reply.status(answer.status).header('accept-ranges', 'bytes')
    for (const header of passedOn) {
      const value = answer.headers.get(header)
      if (value) reply.header(header, value)
    }
    return reply.send(method === 'HEAD' || answer.status === 304 ? undefined : streamOf(answer))
  }

  /** Sends the compressed copy of an SVG if accepted and there: it depends on the request, so no browser is sent away. */
  async function sendPicture(request: FastifyRequest, reply: FastifyReply) {
    const { '*': name } = request.params as { '*': string } // the route has this one parameter
    if (!publicName.test(name)) throwError('notFound')
    const file = `${parts.pictures}/${name}`
    if (addresses && !name.endsWith('.svg')) {
      const { address, seconds } = await addresses.ofPicture(name, methodOf(request))
      return reply.header('cache-control', `public, max-age=${seconds}`).redirect(address)
    }
    reply.header('cache-control', forEver)
    if (!name.endsWith('.svg')) return send(request, reply, file)
    const accepted = request.headers['accept-encoding'] ?? ''
    const [encoding, ending] = accepted.includes('br') ? ['br', '.br'] : ['gzip', '.gz']
    reply.header('vary', 'accept-encoding')
    if (!accepted.includes(encoding)) return send(request, reply, file)
    const answer = await ask('GET', file + ending)
    if (answer.status === 404) return send(request, reply, file)
    return reply
      .headers({ 'content-type': typeOf(name), 'content-encoding': encoding })
      .send(streamOf(answer))
  }

  /** Names below a folder, a thousand at a time. */
  async function* names(part: string) {
    for (let next = ''; ; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${part}/` })
      if (next) query.set('continuation-token', next)
      const text = await (await ask('GET', '', { query: `?${query}` })).text()
      // Names that the server makes have no letter that XML would write otherwise.
      for (const [, name = ''] of text.matchAll(nameInList)) yield name
      next = nextInList.exec(text)?.[1] ?? ''
      if (!next) return
    }
  }

  return {
    place: { bucket: settings },
    names,
    keep: (name, content) => put(name, content, sha256(content)),
    adopt: async (name, from) => put(name, await openAsBlob(from), await sha256Of(from)),
    async read(name) {
      const answer = await ask('GET', name)
      if (!answer.ok) return undefined
      return Buffer.from(await answer.arrayBuffer().catch((error: unknown) => away(error, 'GET')))
    },
    async copyTo(name, file) {
      const answer = await ask('GET', name)
      if (!answer.ok) return false
      await pipeline(streamOf(answer), createWriteStream(file)).catch((error: unknown) => away(error, 'GET'))
      return true
    },
    async look(name) {
      const head = await ask('HEAD', name)
      if (!head.ok) return undefined
      return {
        bytes: Number(head.headers.get('content-length')),
        async part(from, to) {
          const answer = await ask('GET', name, { headers: { range: `bytes=${from}-${to - 1}` } })
          if (answer.status !== 206) away(new Error(String(answer.status)), 'GET')
          return Buffer.from(await answer.arrayBuffer().catch((error: unknown) => away(error, 'GET')))
        },
      }
    },
    outside: async (name, asked) => addresses?.ofPrivate(name, asked),
    forOthers: (name) => ({ ...settings, name }),
    async remove(name) {
      await ask('DELETE', name)
    },
    /** The checksum that a file was kept with, if it is there. */
    async sumOf(name: string) {
      const answer = await ask('HEAD', name)
      return answer.ok ? answer.headers.get('x-amz-meta-sha256') : null
    },
    async servePictures(scope) {
      scope.route({ method: ['GET', 'HEAD'], url: '/media/*', handler: sendPicture })
    },
    async prepare() {},
    send,
  } satisfies Storage & Record<string, unknown>
}

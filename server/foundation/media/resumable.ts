import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from '@newyou/contract/endpoint'
import { uploadMaxBytes } from '@newyou/contract/foundation/media'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mediaReplies } from '../../messages/replies/foundation.ts'
import { DomainError, throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { admit } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import { givenName } from '../../platform/media/file-name.ts'
import type { Arrivals } from './arrivals.ts'
import type { MediaFiles } from './files.ts'

interface Dependencies {
  arrivals: Pick<Arrivals, 'store' | 'remove'>
  files: MediaFiles
  ids: Ids
}

/** An address that takes uploads, and from whom. */
export interface UploadAddress {
  path: string
  who: Caller
  /** The same in words, for the list of calls. */
  policy: string
  /** Of one person, not finished. */
  underWayMax: number
  /** Of one file; what every kind may have where nothing is said. */
  maxBytes?: number
  /** Refuses before the first byte. */
  demand?: (personId: string) => Promise<void>
}

/** The name of a file in the metadata of tus: pairs of a key and its value in base64. */
function nameOf(metadata: unknown): string {
  const pairs = String(metadata ?? '')
    .split(',')
    .map((pair) => pair.trim().split(' '))
  const [, value = ''] = pairs.find(([key]) => key === 'filename') ?? []
  return givenName(Buffer.from(value, 'base64').toString('utf8').replaceAll('\0', ''), 'file')
}

/**
 * Uploads in parts by the tus protocol: what has arrived stays when the line is lost, and the browser goes on behind
 * it. Permission, sizes and concurrency are decided here; the protocol itself is the library's.
 */
export function resumableUploads(
  http: FastifyInstance,
  { arrivals, files, ids }: Dependencies,
  { path, who, policy, underWayMax, maxBytes = uploadMaxBytes, demand }: UploadAddress,
) {
  const beginning = new AsyncLocalStorage<string>()
  const tus = new Server({
    path,
    relativeLocation: true,
    datastore: arrivals.store,
    maxSize: maxBytes,
    onResponseError: (_request, error) =>
      error instanceof DomainError ? { status_code: error.status, body: error.message } : undefined,
    namingFunction: () => beginning.getStore() ?? ids.next(),
  })

  const staffOf = ({ viewer }: FastifyRequest) => (viewer ?? throwError('loginRequired')).personId

  async function hand(request: FastifyRequest, reply: FastifyReply) {
    reply.hijack()
    reply.raw.setHeader('x-content-type-options', 'nosniff')
    await tus.handle(request.raw, reply.raw)
    return reply.raw.statusCode
  }

  async function begin(request: FastifyRequest, reply: FastifyReply) {
    const staffId = staffOf(request)
    const bytes = Number(request.headers['upload-length'])
    if (!Number.isSafeInteger(bytes) || bytes < 1) throwError('fileRefused', { message: mediaReplies.empty })
    if (bytes > maxBytes)
      throwError('fileRefused', {
        message: `This file is too large. The limit is ${maxBytes / 1024 / 1024} MB`,
      })
    await demand?.(staffId)
    const uploadId = ids.next()
    const name = nameOf(request.headers['upload-metadata'])
    await files.begin(staffId, { uploadId, name, bytes, underWayMax })
    const status = await beginning.run(uploadId, () => hand(request, reply))
    if (status < 400) return
    await files.giveUp(staffId, uploadId)
    await arrivals.remove(uploadId)
  }

  async function goOn(request: FastifyRequest<{ Params: { uploadId: string } }>, reply: FastifyReply) {
    const staffId = staffOf(request)
    const { uploadId } = request.params
    const isId = /^[0-9a-f-]{36}$/.test(uploadId)
    if (!isId || !(await files.isOwn(staffId, uploadId))) throwError('notFound')
    const isGivenUp = request.method === 'DELETE'
    // Before the answer, so that the sender may begin another one at once.
    if (isGivenUp) await files.giveUp(staffId, uploadId)
    const status = await hand(request, reply)
    if (isGivenUp && status !== 204) await arrivals.remove(uploadId)
  }

  http.register(async (scope) => {
    // The parts go where they lie until all are there, as they come.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
    const shared = {
      config: {
        limit: limits.read,
        plain: { policy, reason: 'uploads in parts by the tus protocol' },
      },
      schema: { hide: true },
      onRequest: async (request: FastifyRequest) => admit(who, request.viewer),
    }
    scope.route({ ...shared, method: 'POST', url: path, handler: begin })
    scope.route({
      ...shared,
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${path}/:uploadId`,
      handler: goOn,
    })
  })
}

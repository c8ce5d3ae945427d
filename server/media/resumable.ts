import { AsyncLocalStorage } from 'node:async_hooks'
import { uploadMaxBytes, uploadsPath } from '@newyou/contract/media'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../platform/http/errors.ts'
import { limits } from '../platform/http/limits.ts'
import { admit } from '../platform/http/viewer.ts'
import type { Ids } from '../platform/ids.ts'
import type { MediaFiles } from './files.ts'

const who = ['editor', 'admin'] as const
const nameMax = 200

interface Dependencies {
  arriving: string
  files: MediaFiles
  ids: Ids
}

/** The name of a file in the metadata of tus: pairs of a key and its value in base64. */
function nameOf(metadata: unknown): string {
  const pairs = String(metadata ?? '')
    .split(',')
    .map((pair) => pair.trim().split(' '))
  const [, value = ''] = pairs.find(([key]) => key === 'filename') ?? []
  const name = Buffer.from(value, 'base64').toString('utf8').toWellFormed().replaceAll('\0', '')
  return name.slice(0, nameMax) || 'file'
}

/**
 * Uploads in parts by the tus protocol: what has arrived stays when the line is lost, and the browser goes on behind it.
 * Who may send, how much and how many at once is decided here; the protocol itself is the library's.
 */
export function resumableUploads(http: FastifyInstance, { arriving, files, ids }: Dependencies) {
  const beginning = new AsyncLocalStorage<string>()
  const tus = new Server({
    path: uploadsPath,
    relativeLocation: true,
    datastore: new FileStore({ directory: arriving }),
    maxSize: uploadMaxBytes,
    namingFunction: () => beginning.getStore() ?? ids.next(),
  })

  const staffOf = ({ viewer }: FastifyRequest) => (viewer ?? fail('loginRequired')).personId

  async function hand(request: FastifyRequest, reply: FastifyReply) {
    reply.hijack()
    reply.raw.setHeader('x-content-type-options', 'nosniff')
    await tus.handle(request.raw, reply.raw)
    return reply.raw.statusCode
  }

  async function begin(request: FastifyRequest, reply: FastifyReply) {
    const staffId = staffOf(request)
    const bytes = Number(request.headers['upload-length'])
    if (!Number.isSafeInteger(bytes) || bytes < 1) fail('fileRefused', { message: 'This file is empty' })
    if (bytes > uploadMaxBytes)
      fail('fileRefused', { message: `A file may have up to ${uploadMaxBytes / 1024 / 1024} MB` })
    const uploadId = ids.next()
    await files.begin(staffId, uploadId, nameOf(request.headers['upload-metadata']), bytes)
    const status = await beginning.run(uploadId, () => hand(request, reply))
    if (status >= 400) await files.giveUp(staffId, uploadId)
  }

  async function goOn(request: FastifyRequest<{ Params: { uploadId: string } }>, reply: FastifyReply) {
    const staffId = staffOf(request)
    const { uploadId } = request.params
    const isId = /^[0-9a-f-]{36}$/.test(uploadId)
    if (!isId || !(await files.isOwn(staffId, uploadId))) fail('notFound')
    const isGivenUp = request.method === 'DELETE'
    // Before the answer, so that the sender may begin another one at once.
    if (isGivenUp) await files.giveUp(staffId, uploadId)
    const status = await hand(request, reply)
    if (isGivenUp && status !== 204) await files.removeArrived(uploadId)
  }

  http.register(async (scope) => {
    // The parts go to the disk as they come.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
    const shared = {
      config: {
        limit: limits.read,
        plain: { policy: 'editors and administrators', reason: 'uploads in parts by the tus protocol' },
      },
      schema: { hide: true },
      onRequest: async (request: FastifyRequest) => admit(who, request.viewer),
    }
    scope.route({ ...shared, method: 'POST', url: uploadsPath, handler: begin })
    scope.route({
      ...shared,
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${uploadsPath}/:uploadId`,
      handler: goOn,
    })
  })
}

import { clients as calls } from '@newyou/contract/care/client-files/clients'
import { clientFiles } from '@newyou/contract/file-limits'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Clients } from './clients.ts'
import type { Given } from './given.ts'
import type { Head } from './head.ts'

const uploads = { files: 'attachments', max: clientFiles.max, maxBytes: clientFiles.maxBytes }

interface PracticeRoutesDependencies {
  clients: Clients
  given: Given
  head: Head
}

export function practiceRoutes(app: FastifyInstance, { clients, given, head }: PracticeRoutesDependencies) {
  const { read: limit, write } = limits
  bindRoutes(app, calls, {
    'GET /api/practice/client': {
      limit,
      handle: ({ viewer, query: { page, items_per_page: size, search } }) =>
        clients.list(viewer.personId, { page, size }, search),
    },
    'GET /api/practice/client/{appointmentId}': {
      limit,
      handle: async ({ viewer, params }) => ({
        data: await clients.one(viewer.personId, params.appointmentId),
      }),
    },
    'GET /api/practice/client/{appointmentId}/head': {
      limit,
      handle: async ({ viewer, params }) => ({ data: await head(viewer.personId, params.appointmentId) }),
    },
    'PUT /api/practice/appointment/{appointmentId}/summary': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await given.sumUp(viewer.personId, params.appointmentId, body),
      }),
    },
    'POST /api/practice/appointment/{appointmentId}/file': {
      limit: limits.upload,
      uploads,
      handle: async ({ viewer, params, request }) => ({
        data: await given.share(viewer.personId, params.appointmentId, request.uploads),
      }),
    },
    'DELETE /api/practice/client-file/{fileId}': {
      limit: write,
      handle: async ({ viewer, params }) => ({
        data: await given.takeBack(viewer.personId, params.fileId),
      }),
    },
    'GET /api/website/appointment/{appointmentId}/given': {
      limit,
      handle: async ({ viewer, params }) => ({
        data: await given.toClient(viewer.personId, params.appointmentId),
      }),
    },
  })
}

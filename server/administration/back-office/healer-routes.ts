import { healerApplications } from '@newyou/contract/administration/back-office/healers'
import type { FastifyInstance } from 'fastify'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import { admit } from '../../platform/http/viewer.ts'
import type { HealerApplications } from './healer-applications.ts'
import type { HealerFiles } from './healer-files.ts'
import type { HealerPages } from './healer-pages.ts'

export function healerApplicationRoutes(
  app: FastifyInstance,
  {
    applications,
    files,
    pages,
  }: { applications: HealerApplications; files: HealerFiles; pages: HealerPages },
) {
  bindRoutes(app, healerApplications, {
    'GET /api/staff/healers': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, ...filters } }) => files.list(filters, { page, size }),
    },
    'GET /api/staff/healers/{healerId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await applications.look(viewer.personId, params.healerId),
      }),
    },
    'POST /api/staff/healers/{healerId}/verify': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await applications.verify(viewer.personId, params.healerId, body),
      }),
    },
    'POST /api/staff/healers/{healerId}/pause': {
      limit: limits.write,
      handle: async ({ viewer, params, body: { version, reason } }) => ({
        data: await applications.pause(viewer.personId, params.healerId, version, reason),
      }),
    },
    'POST /api/staff/healers/{healerId}/refuse': {
      limit: limits.write,
      handle: async ({ viewer, params, body: { version, reason } }) => ({
        data: await applications.refuse(viewer.personId, params.healerId, version, reason),
      }),
    },
    'POST /api/staff/healers/{healerId}/accept-page': {
      limit: limits.write,
      handle: async ({ viewer, params, body: { version } }) => ({
        data: await pages.accept(viewer.personId, params.healerId, version),
      }),
    },
    'POST /api/staff/healers/{healerId}/refuse-page': {
      limit: limits.write,
      handle: async ({ viewer, params, body: { version, reason } }) => ({
        data: await pages.refuse(viewer.personId, params.healerId, version, reason),
      }),
    },
  })

  app.get<{ Params: { healerId: string; documentId: string } }>(
    '/api/staff/healers/:healerId/documents/:documentId',
    {
      config: {
        limit: limits.read,
        plain: { policy: 'administrators', reason: 'answers with the document itself' },
      },
      schema: { hide: true },
      onRequest: async (request) => admit(['admin'], request.viewer),
    },
    async ({ viewer, params: { healerId, documentId } }, reply) => {
      const by = viewer?.personId ?? throwError('loginRequired')
      const { type, content } = await applications.document(by, healerId, documentId)
      // Never opened as a page of ours: an uploaded document may be made to look like one.
      return reply.header('content-disposition', 'attachment').type(type).send(content)
    },
  )
}

import { submissionDesk } from '@newyou/contract/administration/back-office/submissions'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { SubmissionDesk } from './submissions.ts'

export function submissionDeskRoutes(app: FastifyInstance, desk: SubmissionDesk) {
  bindRoutes(app, submissionDesk, {
    'GET /api/staff/submissions': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, ...filters } }) => desk.list(filters, { page, size }),
    },
    'GET /api/staff/submissions/{submissionId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await desk.one(viewer.personId, params.submissionId),
      }),
    },
    'POST /api/staff/submissions/{submissionId}/accept': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await desk.accept(viewer.personId, params.submissionId, body.version),
      }),
    },
    'POST /api/staff/submissions/{submissionId}/refuse': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await desk.refuse(viewer.personId, params.submissionId, body.version, body.reason),
      }),
    },
  })
}

import { submissions as calls } from '@newyou/contract/content/submissions'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { ReelFiles } from './reel-files.ts'
import type { Submissions } from './submissions.ts'

export function submissionRoutes(app: FastifyInstance, submissions: Submissions, reelFiles: ReelFiles) {
  const { read: limit, write } = limits
  bindRoutes(app, calls, {
    'GET /api/practice/event-form': { limit, handle: async () => ({ data: submissions.form }) },
    'GET /api/practice/submission': {
      limit,
      handle: ({ viewer, query: { page, items_per_page: size, kind } }) =>
        submissions.list(viewer.personId, { page, size }, kind),
    },
    'GET /api/practice/submission/{submissionId}': {
      limit,
      handle: async ({ viewer, params }) => ({
        data: await submissions.one(viewer.personId, params.submissionId),
      }),
    },
    'POST /api/practice/submission': {
      limit: write,
      handle: async ({ viewer, body }) => ({ data: await submissions.begin(viewer.personId, body.draft) }),
    },
    'PUT /api/practice/submission/{submissionId}': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await submissions.save(viewer.personId, params.submissionId, body.version, body.draft),
      }),
    },
    'POST /api/practice/submission/{submissionId}/send': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await submissions.send(viewer.personId, params.submissionId, body.version),
      }),
    },
    'POST /api/practice/submission/{submissionId}/withdraw': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await submissions.withdraw(viewer.personId, params.submissionId, body.version),
      }),
    },
    'PUT /api/practice/submission/{submissionId}/file': {
      limit: limits.upload,
      handle: async ({ viewer, params, body: { upload_u_id: uploadId, ...file } }) => ({
        data: await reelFiles.keep(viewer.personId, params.submissionId, { ...file, uploadId }),
      }),
    },
    'DELETE /api/practice/submission/{submissionId}': {
      limit: write,
      handle: async ({ viewer, params }) => ({
        data: await submissions.remove(viewer.personId, params.submissionId),
      }),
    },
  })
}

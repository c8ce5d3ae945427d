import { coursePreviews as calls } from '@newyou/contract/learning/courses/preview'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Catalogue } from './catalogue.ts'
import type { Player } from './player.ts'

/** Staff preview of a course before clients see it. Nothing is stored, and nothing counts as watched. */
export function coursePreviewRoutes(
  app: FastifyInstance,
  {
    catalogue,
    player,
  }: { catalogue: Pick<Catalogue, 'preview'>; player: Pick<Player, 'preview' | 'previewLesson'> },
) {
  const limit = limits.read
  bindRoutes(app, calls, {
    'GET /api/staff/course-preview/{courseId}': {
      limit,
      handle: ({ params }) => catalogue.preview(params.courseId),
    },
    'GET /api/staff/course-preview/{courseId}/player': {
      limit,
      handle: async ({ params }) => ({ data: await player.preview(params.courseId) }),
    },
    'GET /api/staff/course-preview-content/{courseContentId}': {
      limit,
      handle: async ({ params, viewer }) => ({
        data: await player.previewLesson(viewer.personId, params.courseContentId),
      }),
    },
  })
}

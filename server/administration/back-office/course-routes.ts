import { courseOutlines as calls } from '@newyou/contract/administration/back-office/course-outline'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { CourseOutlines } from './course-outline.ts'

export function courseOutlineRoutes(app: FastifyInstance, outlines: CourseOutlines) {
  bindRoutes(app, calls, {
    'GET /api/staff/courses/{id}/outline': {
      limit: limits.read,
      handle: async ({ params }) => ({ data: await outlines.read(params.id) }),
    },
    'PUT /api/staff/courses/{id}/outline': {
      limit: limits.write,
      handle: async ({ params, body, viewer }) => ({
        data: await outlines.arrange(params.id, body.version, body.sections, viewer.personId),
      }),
    },
  })
}

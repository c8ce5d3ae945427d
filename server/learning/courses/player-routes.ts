import { coursePlaying as calls } from '@newyou/contract/learning/courses/player'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Certificates } from './certificates.ts'
import type { CourseNotes } from './notes.ts'
import type { Player } from './player.ts'
import type { Quizzes } from './quizzes.ts'
import type { StreamingHistory } from './streaming-history.ts'

interface PlayerRoutesDependencies {
  player: Player
  history: StreamingHistory
  quizzes: Quizzes
  notes: CourseNotes
  certificates: Certificates
}

/** Routes of the course player. */
export function coursePlayerRoutes(
  app: FastifyInstance,
  { player, history, quizzes, notes, certificates }: PlayerRoutesDependencies,
) {
  const limit = limits.read
  bindRoutes(app, calls, {
    'GET /api/website/course-player/{courseId}': {
      limit,
      handle: async ({ viewer, params }) => ({
        data: await player.course(viewer?.personId, params.courseId),
      }),
    },
    'GET /api/website/course-content/{courseContentId}': {
      limit,
      handle: async ({ viewer, params }) => ({
        data: await player.lesson(viewer?.personId, params.courseContentId),
      }),
    },
    'PATCH /api/website/patient-streaming-history/{courseContentId}': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await history.report(viewer.personId, params.courseContentId, {
          positionSeconds: body.position_seconds,
          watched: body.watched,
          isRead: body.is_read,
        }),
      }),
    },
    'POST /api/website/course-quiz-answer': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({
        data: await quizzes.answer(viewer.personId, body.course_content_u_id, body.answers),
      }),
    },
    'GET /api/website/course-note/{courseId}': {
      limit,
      handle: async ({ viewer, params }) => ({ data: await notes.list(viewer.personId, params.courseId) }),
    },
    'POST /api/website/course-note': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({
        data: await notes.write(viewer.personId, body.course_content_u_id, {
          atSeconds: body.at_seconds,
          text: body.text,
        }),
      }),
    },
    'PUT /api/website/course-note/{noteId}': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await notes.change(viewer.personId, params.noteId, body.text),
      }),
    },
    'DELETE /api/website/course-note/{noteId}': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await notes.remove(viewer.personId, params.noteId)
        return { data: {} }
      },
    },
    'GET /api/website/certificate/{code}': {
      limit,
      handle: async ({ params }) => ({ data: await certificates.check(params.code) }),
    },
  })
  certificates.serve(app)
}

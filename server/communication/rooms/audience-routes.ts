import { roomAudience as calls } from '@newyou/contract/communication/rooms/audience'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Audience } from './audience.ts'
import type { RoomPolls } from './polls.ts'
import type { RoomQuestions } from './questions.ts'

interface AudienceRouteNeeds {
  audience: Audience
  polls: RoomPolls
  questions: RoomQuestions
}

export function audienceRoutes(app: FastifyInstance, { audience, polls, questions }: AudienceRouteNeeds) {
  bindRoutes(app, calls, {
    'GET /api/website/room/{roomId}/audience': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await audience.mine(viewer, params.roomId) }),
    },
    'POST /api/website/room/{roomId}/question': {
      limit: limits.write,
      async handle({ viewer, params, body }) {
        await questions.ask(viewer, params.roomId, body)
        return { data: {} }
      },
    },
    'POST /api/website/room/{roomId}/poll/{pollId}/answer': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({ data: await polls.answer(viewer, params, body.answer) }),
    },
    'PUT /api/practice/room/{roomId}/question/{questionId}': {
      limit: limits.write,
      async handle({ viewer, params, body }) {
        await questions.set(viewer, params, body.state)
        return { data: {} }
      },
    },
    'POST /api/practice/room/{roomId}/poll': {
      limit: limits.write,
      async handle({ viewer, params, body }) {
        await polls.open(viewer, params.roomId, body)
        return { data: {} }
      },
    },
    'POST /api/practice/room/{roomId}/poll/{pollId}/close': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await polls.close(viewer, params)
        return { data: {} }
      },
    },
  })
}

import { rooms as calls } from '@newyou/contract/communication/rooms/rooms'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Entering } from './entering.ts'
import type { Settling } from './settling.ts'
import type { Speaking } from './speaking.ts'

export function roomRoutes(
  app: FastifyInstance,
  { entering, settling, speaking }: { entering: Entering; settling: Settling; speaking: Speaking },
) {
  bindRoutes(app, calls, {
    'GET /api/website/room/{roomId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await entering.look(viewer, params.roomId) }),
    },
    'POST /api/website/room/{roomId}/enter': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await entering.enter(viewer, params.roomId, body.visit_u_id),
      }),
    },
    'POST /api/website/room/{roomId}/leave': {
      limit: limits.write,
      async handle({ viewer, params, body }) {
        await entering.leave(viewer, params.roomId, body.visit_u_id)
        return { data: {} }
      },
    },
    'POST /api/website/room/{roomId}/late': {
      limit: limits.money,
      async handle({ viewer, params, body }) {
        await settling.answerLate(viewer, params.roomId, body.choice)
        return { data: {} }
      },
    },
    'POST /api/practice/room/{roomId}/admit': {
      limit: limits.write,
      async handle({ viewer, params, body }) {
        await entering.admit(viewer, params.roomId, body.visit_u_id)
        return { data: {} }
      },
    },
    'POST /api/practice/room/{roomId}/remove': {
      limit: limits.write,
      async handle({ viewer, params, body }) {
        await entering.remove(viewer, params.roomId, body.visit_u_id)
        return { data: {} }
      },
    },
    'POST /api/practice/room/{roomId}/end': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await speaking.end(viewer, params.roomId)
        return { data: {} }
      },
    },
    'POST /api/practice/room/{roomId}/speak': {
      limit: limits.write,
      async handle({ viewer, params, body }) {
        await speaking.letSpeak(viewer, params.roomId, body.visit_u_id, body.may_speak)
        return { data: {} }
      },
    },
    'POST /api/website/room/{roomId}/hand': {
      limit: limits.write,
      async handle({ viewer, params, body }) {
        await speaking.raiseHand(viewer, params.roomId, body.visit_u_id, body.is_raised)
        return { data: {} }
      },
    },
  })
}

import { availableNow as calls } from '@newyou/contract/care/healers/available-now'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { AvailableNow } from './available-now.ts'

/** Without the booking, which belongs to appointments. */
const { 'POST /api/website/available-now': _booking, ...ownCalls } = calls

export const availableNowRoutes = (app: FastifyInstance, { availableNow }: { availableNow: AvailableNow }) =>
  bindRoutes(app, ownCalls, {
    'GET /api/website/available-now': {
      limit: limits.read,
      // Sessions of others and the clock change it without a word, so it is kept for moments alone.
      keep: { seconds: 5, tags: ['available-now'], answers: 'all' },
      handle: async ({ query }) => ({ data: await availableNow.list(query.healer_u_id) }),
    },
    'GET /api/practice/available-now': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await availableNow.mine(viewer.personId) }),
    },
    'PUT /api/practice/available-now': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({ data: await availableNow.say(viewer.personId, body.minutes) }),
    },
    'DELETE /api/practice/available-now': {
      limit: limits.write,
      handle: async ({ viewer }) => ({ data: await availableNow.end(viewer.personId) }),
    },
  })

import { progressCalls as calls } from '@newyou/contract/care/progress'
import type { ProgressSide } from '@newyou/contract/care/progress/limits'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Goals } from './goals.ts'
import { pairOfClient, pairOfHealer } from './pairs.ts'
import type { ProgressReading } from './reading.ts'

export function progressRoutes(
  app: FastifyInstance,
  { db, goals, reading }: { db: Database; goals: Goals; reading: ProgressReading },
) {
  const { read: limit, write } = limits
  const agree = (side: ProgressSide) => ({
    limit: write,
    handle: async ({ viewer, params }: { viewer: { personId: string }; params: { goalId: string } }) => ({
      data: await reading.ofPair(await goals.agree(side, viewer.personId, params.goalId)),
    }),
  })
  bindRoutes(app, calls, {
    'GET /api/website/progress': { limit, handle: ({ viewer }) => reading.ofClient(viewer.personId) },
    'POST /api/website/goal': {
      limit: write,
      async handle({ viewer, body: { healer_u_id: healerId, ...goal } }) {
        const pair = await pairOfClient(db, viewer.personId, healerId)
        await goals.suggest('client', pair, goal)
        return { data: await reading.ofPair(pair) }
      },
    },
    'POST /api/website/goal/{goalId}/agree': agree('client'),
    'POST /api/website/goal/{goalId}/end': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await reading.ofPair(await goals.end('client', viewer.personId, params.goalId, body)),
      }),
    },
    'PUT /api/website/goal-review/{reviewId}': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await reading.ofPair(await goals.answer('client', viewer.personId, params.reviewId, body)),
      }),
    },
    'GET /api/practice/progress/{appointmentId}': {
      limit,
      handle: async ({ viewer, params }) => ({
        data: await reading.ofPair(await pairOfHealer(db, viewer.personId, params.appointmentId)),
      }),
    },
    'POST /api/practice/goal': {
      limit: write,
      async handle({ viewer, body: { appointment_u_id: appointmentId, ...goal } }) {
        const pair = await pairOfHealer(db, viewer.personId, appointmentId)
        await goals.suggest('healer', pair, goal)
        return { data: await reading.ofPair(pair) }
      },
    },
    'POST /api/practice/goal/{goalId}/agree': agree('healer'),
    'POST /api/practice/goal/{goalId}/end': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await reading.ofPair(await goals.end('healer', viewer.personId, params.goalId, body)),
      }),
    },
    'PUT /api/practice/goal-review/{reviewId}': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await reading.ofPair(await goals.answer('healer', viewer.personId, params.reviewId, body)),
      }),
    },
  })
}

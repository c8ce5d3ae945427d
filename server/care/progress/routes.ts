import { progressCalls as calls } from '@newyou/contract/care/progress'
import type { ProgressSide } from '@newyou/contract/care/progress/limits'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { TestLanguage, TestsForHealers } from '../self-tests/index.ts'
import type { Goals } from './goals.ts'
import type { MeasureReading } from './measure-reading.ts'
import type { Measures } from './measures.ts'
import { pairOfClient, pairOfHealer } from './pairs.ts'
import type { ProgressReading } from './reading.ts'

/** Tests are asked in English and Hindi; a reader's own choice of another is not kept here. */
const languageOf = ({ language }: { language?: TestLanguage | undefined }): TestLanguage => language ?? 'en'

export function progressRoutes(
  app: FastifyInstance,
  {
    db,
    goals,
    measures,
    measureReading,
    reading,
    tests,
  }: {
    db: Database
    goals: Goals
    measures: Measures
    measureReading: MeasureReading
    reading: ProgressReading
    tests: TestsForHealers
  },
) {
  const { read: limit, write } = limits
  const agree = (side: ProgressSide) => ({
    limit: write,
    handle: async ({ viewer, params }: { viewer: { personId: string }; params: { goalId: string } }) => ({
      data: await reading.ofPair(side, await goals.agree(side, viewer.personId, params.goalId)),
    }),
  })
  bindRoutes(app, calls, {
    'GET /api/website/progress': {
      limit,
      handle: ({ viewer, query }) => reading.ofClient(viewer.personId, languageOf(query)),
    },
    'POST /api/website/goal': {
      limit: write,
      async handle({ viewer, body: { healer_u_id: healerId, ...goal } }) {
        const pair = await pairOfClient(db, viewer.personId, healerId)
        await goals.suggest('client', pair, goal)
        return { data: await reading.ofPair('client', pair) }
      },
    },
    'POST /api/website/goal/{goalId}/agree': agree('client'),
    'POST /api/website/goal/{goalId}/end': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await reading.ofPair('client', await goals.end('client', viewer.personId, params.goalId, body)),
      }),
    },
    'PUT /api/website/goal-review/{reviewId}': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await reading.ofPair(
          'client',
          await goals.answer('client', viewer.personId, params.reviewId, body),
        ),
      }),
    },
    'GET /api/website/measure-request': {
      limit,
      handle: async ({ viewer, query }) => ({
        data: await measures.waiting(viewer.personId, languageOf(query)),
      }),
    },
    'PUT /api/website/measure-request/{requestId}': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await measures.answer(viewer.personId, params.requestId, body),
      }),
    },
    'POST /api/website/measure/{measureId}/end': {
      limit: write,
      handle: async ({ viewer, params }) => ({
        data: await reading.ofPair('client', await measures.end('client', viewer.personId, params.measureId)),
      }),
    },
    'POST /api/website/progress-suggestion/dismiss': {
      limit: write,
      async handle({ viewer, body: { healer_u_id: healerId, ...suggestion } }) {
        const pair = await pairOfClient(db, viewer.personId, healerId)
        await measureReading.dismiss('client', pair, suggestion)
        return { data: await reading.ofPair('client', pair) }
      },
    },
    'GET /api/practice/progress/{appointmentId}': {
      limit,
      async handle({ viewer, params, query }) {
        const language = languageOf(query)
        const [data, offered] = await Promise.all([
          pairOfHealer(db, viewer.personId, params.appointmentId).then((pair) =>
            reading.ofPair('healer', pair, language),
          ),
          tests.offered(db),
        ])
        return {
          data,
          tests: offered.map((one) => {
            const { code, name, about } = tests.about(one, language)
            return { code, name, about }
          }),
        }
      },
    },
    'PUT /api/practice/measure': {
      limit: write,
      async handle({ viewer, body: { appointment_u_id: appointmentId, ...measure } }) {
        const pair = await pairOfHealer(db, viewer.personId, appointmentId)
        await measures.ask(pair, measure)
        return { data: await reading.ofPair('healer', pair) }
      },
    },
    'POST /api/practice/measure/{measureId}/end': {
      limit: write,
      handle: async ({ viewer, params }) => ({
        data: await reading.ofPair('healer', await measures.end('healer', viewer.personId, params.measureId)),
      }),
    },
    'POST /api/practice/progress-suggestion/dismiss': {
      limit: write,
      async handle({ viewer, body: { appointment_u_id: appointmentId, ...suggestion } }) {
        const pair = await pairOfHealer(db, viewer.personId, appointmentId)
        await measureReading.dismiss('healer', pair, suggestion)
        return { data: await reading.ofPair('healer', pair) }
      },
    },
    'POST /api/practice/goal': {
      limit: write,
      async handle({ viewer, body: { appointment_u_id: appointmentId, ...goal } }) {
        const pair = await pairOfHealer(db, viewer.personId, appointmentId)
        await goals.suggest('healer', pair, goal)
        return { data: await reading.ofPair('healer', pair) }
      },
    },
    'POST /api/practice/goal/{goalId}/agree': agree('healer'),
    'POST /api/practice/goal/{goalId}/end': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await reading.ofPair('healer', await goals.end('healer', viewer.personId, params.goalId, body)),
      }),
    },
    'PUT /api/practice/goal-review/{reviewId}': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await reading.ofPair(
          'healer',
          await goals.answer('healer', viewer.personId, params.reviewId, body),
        ),
      }),
    },
  })
}

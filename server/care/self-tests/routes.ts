import { selfTests as calls } from '@newyou/contract/care/self-tests'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import { qualifiedHealers } from './qualified.ts'
import type { SelfTests } from './self-tests.ts'
import type { TestSharing } from './sharing.ts'

export function selfTestRoutes(
  app: FastifyInstance,
  {
    db,
    selfTests,
    sharing,
    once,
  }: { db: Database; selfTests: SelfTests; sharing: TestSharing; once: Idempotency['once'] },
) {
  const { read: limit, write } = limits
  bindRoutes(app, calls, {
    'GET /api/website/test-list': {
      limit,
      handle: async ({ viewer, query }) => ({
        data: await selfTests.list(viewer.personId, query),
      }),
    },
    'GET /api/website/test/{testCode}': {
      limit,
      handle: ({ viewer, params, query }) => selfTests.one(viewer.personId, params.testCode, query),
    },
    'POST /api/website/test/{testCode}': {
      limit: write,
      handle: ({ viewer, params, body, request }) =>
        once(request, viewer.personId, async () => ({
          data: await selfTests.take(viewer.personId, params.testCode, body),
        })),
    },
    'GET /api/website/result-screen': {
      limit,
      async handle({ viewer, query }) {
        const { language } = await selfTests.languageOf(query)
        const [data, healers, qualified] = await Promise.all([
          selfTests.results(viewer.personId, query),
          sharing.healersOf(viewer.personId),
          qualifiedHealers(db, language),
        ])
        return { data, healers, qualified }
      },
    },
    'PUT /api/website/test-result/{resultId}/share/{healerId}': {
      limit: write,
      handle: async ({ viewer, params }) => ({
        data: await sharing.share(viewer.personId, params.resultId, params.healerId),
      }),
    },
    'DELETE /api/website/test-result/{resultId}/share/{healerId}': {
      limit: write,
      handle: async ({ viewer, params }) => ({
        data: await sharing.unshare(viewer.personId, params.resultId, params.healerId),
      }),
    },
    'POST /api/website/test-request/{requestId}/decline': {
      limit: write,
      handle: async ({ viewer, params }) => ({
        data: await sharing.decline(viewer.personId, params.requestId),
      }),
    },
    'GET /api/practice/test/{appointmentId}': {
      limit,
      handle: async ({ viewer, params, query }) => ({
        data: await sharing.forPractice(
          viewer.personId,
          params.appointmentId,
          (await selfTests.languageOf(query)).language,
        ),
      }),
    },
    'POST /api/practice/test-request': {
      limit: write,
      handle: async ({ viewer, body }) => ({
        data: await sharing.ask(viewer.personId, body.appointment_u_id, body.test_code),
      }),
    },
  })
}

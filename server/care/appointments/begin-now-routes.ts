import { availableNow as calls } from '@newyou/contract/care/healers/available-now'
import type { FastifyInstance } from 'fastify'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { BeginNow } from './begin-now.ts'

const name = 'POST /api/website/available-now'

export const beginNowRoutes = (
  app: FastifyInstance,
  { beginNow, once }: { beginNow: BeginNow; once: Idempotency },
) =>
  bindRoutes(
    app,
    { [name]: calls[name] },
    {
      [name]: {
        limit: limits.money,
        handle: async ({ viewer, body, request }) =>
          once.once(request, viewer.personId, async () => ({
            data: await beginNow.book(viewer, {
              healerId: body.healer_u_id,
              mode: body.mode,
              description: body.description,
            }),
          })),
      },
    },
  )

import type { FastifyInstance } from 'fastify'
import { limits } from '../platform/http/limits.ts'
import type { Stage } from './stage.ts'

/** Outside the contract: LiveKit decides its shape, and the signature needs the bytes as they came. */
export const liveKitWebhook = (app: FastifyInstance, stage: Stage) =>
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(
      '/api/webhooks/livekit',
      {
        config: {
          limit: limits.webhook,
          plain: { policy: 'signed by LiveKit', reason: 'the signature is over the raw body' },
        },
        schema: { hide: true },
      },
      async ({ body, headers }) => {
        await stage.take(body, headers.authorization)
        return { received: true }
      },
    )
  })

import type { FastifyInstance } from 'fastify'
import { signedWebhook } from '../platform/http/signed-webhook.ts'
import type { Stage } from './stage.ts'

export const liveKitWebhook = (app: FastifyInstance, stage: Stage) =>
  signedWebhook(app, {
    path: '/api/webhooks/livekit',
    policy: 'signed by LiveKit',
    receive: (body, { authorization }) => stage.take(body, authorization),
  })

import type { FastifyInstance } from 'fastify'
import { signedWebhook } from '../../platform/http/signed-webhook.ts'
import type { EventRecordings } from './event-recordings.ts'
import type { Stage } from './stage.ts'

export const liveKitWebhook = (
  app: FastifyInstance,
  { stage, eventRecordings }: { stage: Stage; eventRecordings: EventRecordings },
) =>
  signedWebhook(app, {
    path: '/api/webhooks/livekit',
    policy: 'signed by LiveKit',
    receive: (body, { authorization }) => stage.take(body, authorization, eventRecordings.hear),
  })

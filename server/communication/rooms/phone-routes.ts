import { roomPhones as calls } from '@newyou/contract/communication/rooms/phone'
import type { FastifyInstance } from 'fastify'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import { signedWebhook } from '../../platform/http/signed-webhook.ts'
import type { PhoneCalls } from './phone-calls.ts'

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return throwError('notFound')
  }
}

export async function phoneRoutes(app: FastifyInstance, { phoneCalls }: { phoneCalls: PhoneCalls }) {
  bindRoutes(app, calls, {
    'GET /api/website/room/{roomId}/phone': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await phoneCalls.look(viewer, params.roomId) }),
    },
    'POST /api/website/room/{roomId}/phone': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({ data: await phoneCalls.press(viewer, params.roomId) }),
    },
  })
  await signedWebhook(app, {
    path: '/api/webhooks/phone/:callId/:proof',
    policy: 'the address of one call, signed by us',
    receive: (body, _headers, { callId = '', proof = '' }) => phoneCalls.hear(callId, proof, parsed(body)),
  })
}

import { roomRecordings as calls } from '@newyou/contract/communication/rooms/recordings'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { EventRecordings } from './event-recordings.ts'
import type { SessionRecordings } from './session-recordings.ts'

interface RecordingRouteNeeds {
  eventRecordings: EventRecordings
  sessionRecordings: SessionRecordings
}

export function recordingRoutes(
  app: FastifyInstance,
  { eventRecordings, sessionRecordings }: RecordingRouteNeeds,
) {
  const limit = limits.write
  bindRoutes(app, calls, {
    'POST /api/practice/room/{roomId}/recording': {
      limit,
      async handle({ viewer, params }) {
        await eventRecordings.start(viewer, params.roomId)
        return { data: {} }
      },
    },
    'POST /api/practice/room/{roomId}/recording/stop': {
      limit,
      async handle({ viewer, params }) {
        await eventRecordings.stop(viewer, params.roomId)
        return { data: {} }
      },
    },
    'POST /api/website/room/{roomId}/session-recording': {
      limit,
      handle: async ({ viewer, params }) => ({ data: await sessionRecordings.ask(viewer, params.roomId) }),
    },
    'POST /api/website/room/{roomId}/session-recording/{recordingId}/answer': {
      limit,
      handle: async ({ viewer, params, body }) => ({
        data: await sessionRecordings.answer(viewer, params, body.agrees),
      }),
    },
    'POST /api/website/room/{roomId}/session-recording/{recordingId}/begin': {
      limit,
      handle: async ({ viewer, params }) => ({ data: await sessionRecordings.begin(viewer, params) }),
    },
    'POST /api/website/room/{roomId}/session-recording/{recordingId}/end': {
      limit,
      handle: async ({ viewer, params }) => ({ data: await sessionRecordings.end(viewer, params) }),
    },
  })
}

import { chats as calls } from '@newyou/contract/chat'
import type { FastifyInstance } from 'fastify'
import { limits } from '../platform/http/limits.ts'
import { bindRoutes } from '../platform/http/routes.ts'
import { talkerOf } from './pairs.ts'
import type { ChatReading } from './reading.ts'
import type { ChatWriting } from './writing.ts'

export function chatRoutes(
  app: FastifyInstance,
  { reading, writing }: { reading: ChatReading; writing: ChatWriting },
) {
  bindRoutes(app, calls, {
    'GET /api/website/all-user-chat': {
      limit: limits.read,
      async handle({ viewer, query: { page, items_per_page: size, is_group: isGroup } }) {
        const talker = talkerOf(viewer)
        if (isGroup) return { data: [], total: 0, page, items_per_page: size }
        return reading.list(talker, false, { page, size })
      },
    },
    'GET /api/website/all-user-chat/{id}': {
      limit: limits.read,
      handle: async ({ viewer, params, query }) => ({
        data: await reading.thread(talkerOf(viewer), params.id, query),
      }),
    },
    'GET /api/website/all-user-chat-demo-appointment': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size } }) =>
        reading.list(talkerOf(viewer), true, { page, size }),
    },
    'POST /api/website/all-user-chat/{id}/message': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await writing.write(talkerOf(viewer), params.id, body),
      }),
    },
    'POST /api/website/all-user-chat/{id}/read': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: { unread: await writing.read(talkerOf(viewer), params.id, body.seq) },
      }),
    },
    'GET /api/website/unread-chat-count': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: { count: await reading.unread(talkerOf(viewer)) } }),
    },
  })
}

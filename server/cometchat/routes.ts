import { cometChat as calls } from '@newyou/contract/cometchat'
import type { FastifyInstance } from 'fastify'
import { fail } from '../platform/http/errors.ts'
import { limits } from '../platform/http/limits.ts'
import { bindRoutes } from '../platform/http/routes.ts'
import type { Logger } from '../platform/watch/logger.ts'
import { type CometChat, CometChatError } from '../providers/cometchat.ts'
import type { CometChatPeople } from './people.ts'

interface Connected {
  cometChat: CometChat
  people: CometChatPeople
}

/** Without a connection the call says so. */
export function cometChatRoutes(
  app: FastifyInstance,
  { connected, logger }: { connected: Connected | undefined; logger: Logger },
) {
  bindRoutes(app, calls, {
    'POST /api/website/cometchat-token': {
      limit: limits.entry,
      async handle({ viewer: { role, personId }, query: { group_u_id: groupId } }) {
        if (role !== 'client' && role !== 'healer') return fail('notAllowed')
        if (!connected) return fail('cometChatOff')
        const { cometChat, people } = connected
        try {
          const talker = { side: role, personId }
          const memberId = groupId === undefined ? undefined : await people.memberOf(talker, groupId)
          if (groupId !== undefined && !memberId) return fail('notFound')
          const uid =
            (memberId ? await people.ensureMember(memberId) : await people.ensure(talker)) ??
            fail('notAllowed')
          const token = await cometChat.tokenFor(uid)
          const { appId, region } = cometChat
          return { data: { cometchat_u_id: uid, auth_token: token, app_id: appId, region } }
        } catch (error) {
          if (!(error instanceof CometChatError)) throw error
          logger.warn({ err: error }, 'CometChat gave no token')
          return fail('unavailable', { retryAfterSeconds: 30 })
        }
      },
    },
  })
}

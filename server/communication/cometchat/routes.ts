import { cometChat as calls } from '@newyou/contract/communication/cometchat'
import type { FastifyInstance } from 'fastify'
import { type CometChat, CometChatError } from '../../integrations/cometchat.ts'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Logger } from '../../platform/watch/logger.ts'
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
        if (role !== 'client' && role !== 'healer') return throwError('notAllowed')
        if (!connected) return throwError('cometChatOff')
        const { cometChat, people } = connected
        try {
          const participant = { side: role, personId }
          const memberId = groupId === undefined ? undefined : await people.memberOf(participant, groupId)
          if (groupId !== undefined && !memberId) return throwError('notFound')
          const uid =
            (memberId ? await people.ensureMember(memberId) : await people.ensure(participant)) ??
            throwError('notAllowed')
          const token = await cometChat.tokenFor(uid)
          const { appId, region } = cometChat
          return { data: { cometchat_u_id: uid, auth_token: token, app_id: appId, region } }
        } catch (error) {
          if (!(error instanceof CometChatError)) throw error
          logger.warn({ err: error }, 'CometChat gave no token')
          return throwError('unavailable', { retryAfterSeconds: 30 })
        }
      },
    },
  })
}

import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { BlocksModule } from '../../people/blocks/index.ts'
import type { ModerationModule } from '../../people/moderation/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { CometchatModule } from '../cometchat/index.ts'
import type { CommunityModule } from '../community/index.ts'
import { createChatReading } from './conversation-queries.ts'
import { createChatNotifications } from './notifications.ts'
import { idOfOther } from './pairs.ts'
import { reportedMessages } from './reported-messages.ts'
import { chatRoutes } from './routes.ts'
import { createChatWriting } from './writing.ts'

interface ChatNeeds {
  accounts: Accounts
  cometChat: Pick<CometchatModule, 'mirror' | 'receivers'>
  notifications: Notifications
  crisis: Pick<Crisis, 'wroteToHealer'>
  blocks: Pick<BlocksModule, 'add'>
  community: Pick<CommunityModule, 'groups' | 'files'>
  moderation: Pick<ModerationModule, 'messages' | 'reports'>
}

/** Conversations of clients with their healers. */
export function chatModule(platform: Platform, needs: ChatNeeds) {
  const dependencies = { ...platform, ...needs }
  const chatNotifications = createChatNotifications(dependencies)
  const { groups, files } = needs.community
  const reading = createChatReading({ ...platform, files })
  const { mirror, receivers } = needs.cometChat
  const writing = createChatWriting({ ...dependencies, chatNotifications, reading, mirror })
  needs.moderation.messages.register('conversation', reportedMessages({ ...platform, mirror }))
  receivers.register('conversation', async ({ participant, to, draft }) =>
    writing.write(participant, await idOfOther(platform.db, participant, to), draft, []),
  )
  return { routes: (http) => chatRoutes(http, { reading, writing, groups }) } satisfies Module
}

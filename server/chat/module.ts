import type { Accounts } from '../accounts/index.ts'
import type { BlocksModule } from '../blocks/index.ts'
import type { CometchatModule } from '../cometchat/index.ts'
import type { CommunityModule } from '../community/index.ts'
import type { Crisis } from '../crisis/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import { createChatNotifications } from './notifications.ts'
import { idOfOther } from './pairs.ts'
import { createChatReading } from './reading.ts'
import { chatRoutes } from './routes.ts'
import { createChatWriting } from './writing.ts'

interface ChatNeeds {
  accounts: Accounts
  cometChat: Pick<CometchatModule, 'mirror' | 'receivers'>
  notifications: Notifications
  crisis: Pick<Crisis, 'wroteToHealer'>
  blocks: Pick<BlocksModule, 'add'>
  community: Pick<CommunityModule, 'groups' | 'files' | 'reports'>
}

/** Conversations of clients with their healers. */
export function chatModule(platform: Platform, needs: ChatNeeds) {
  const dependencies = { ...platform, ...needs }
  const chatNotifications = createChatNotifications(dependencies)
  const { groups, files } = needs.community
  const reading = createChatReading({ ...platform, files })
  const { mirror, receivers } = needs.cometChat
  const writing = createChatWriting({ ...dependencies, chatNotifications, reading, mirror })
  receivers.register('conversation', async ({ talker, to, draft }) =>
    writing.write(talker, await idOfOther(platform.db, talker, to), draft, []),
  )
  return { routes: (http) => chatRoutes(http, { reading, writing, groups }) } satisfies Module
}

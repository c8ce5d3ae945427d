import type { FastifyInstance } from 'fastify'
import type { CometChat } from '../../integrations/cometchat.ts'
import type { Trx } from '../../platform/database/database.ts'
import type { Module, Schedule } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createRegistry } from '../../platform/registry.ts'
import { type Arrival, createCometChatArrivals, type Receivers } from './arrivals.ts'
import { createCometChatGroups } from './groups.ts'
import { type CometChatOutbox, createCometChatOutbox } from './outbox.ts'
import { createCometChatPeople } from './people.ts'
import { cometChatRoutes } from './routes.ts'
import { cometChatWebhook } from './webhook.ts'

/** Called by chat and groups for each change, in its transaction. */
interface Mirror extends Pick<CometChatOutbox, 'written' | 'withdrawn'> {
  memberChanged(trx: Trx, memberId: string): Promise<void>
}

/** Without a configuration nothing is recorded. */
const noMirror: Mirror = {
  written: async () => {},
  withdrawn: async () => {},
  memberChanged: async () => {},
}

function connect(platform: Platform, cometChat: CometChat, receivers: Receivers) {
  const dependencies = { ...platform, cometChat }
  const people = createCometChatPeople(dependencies)
  const groups = createCometChatGroups({ ...dependencies, people })
  const outbox = createCometChatOutbox({ ...dependencies, people, groups })
  const arrivals = createCometChatArrivals({ ...dependencies, people, outbox, receivers })
  const mirror: Mirror = { ...outbox, memberChanged: groups.memberChanged }
  const tellWaiting = () =>
    Promise.all([people.tellChanged(), people.endTokensDue(), groups.tellChanged(), outbox.sendWaiting()])
  const schedules: Schedule[] = [{ name: 'cometchat-waiting', cron: '* * * * *', run: tellWaiting }]
  return { cometChat, people, arrivals, mirror, schedules }
}

/**
 * CometChat beside our own chat, if configured: jobs send people, groups and messages to it after each change, and
 * messages from its apps come back and follow our rules. This module knows neither chat nor groups; they register how
 * such messages are stored.
 */
export function cometchatModule(platform: Platform, { cometChat }: { cometChat: CometChat | undefined }) {
  const receivers: Receivers = createRegistry<
    'conversation' | 'group',
    (arrival: Arrival) => Promise<unknown>
  >('messages from CometChat', ['conversation', 'group'])
  const connected = cometChat && connect(platform, cometChat, receivers)
  const { COMETCHAT_WEBHOOK_USER: user, COMETCHAT_WEBHOOK_PASSWORD: password } = platform.config
  return {
    receivers,
    mirror: connected?.mirror ?? noMirror,
    ready: receivers.requireAll,
    schedules: connected?.schedules ?? [],
    async routes(http: FastifyInstance) {
      cometChatRoutes(http, { connected, logger: platform.logger })
      if (connected && password)
        await cometChatWebhook(http, { ...connected, credential: { user, password } })
    },
  } satisfies Module & Record<string, unknown>
}
export type CometchatModule = ReturnType<typeof cometchatModule>

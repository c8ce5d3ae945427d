import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createTestsForHealers } from './for-healers.ts'
import { createRecording } from './recording.ts'
import { selfTestRoutes } from './routes.ts'
import { createSelfTests } from './self-tests.ts'
import { createTestSharing } from './sharing.ts'

interface SelfTestNeeds {
  accounts: Accounts
  crisis: Crisis
  notifications: Notifications
}

/** Self-tests of clients, their results, and with whom these are shared. */
export function selfTestsModule(platform: Platform, needs: SelfTestNeeds) {
  const dependencies = { ...platform, ...needs, recording: createRecording({ ...platform, ...needs }) }
  const selfTests = createSelfTests(dependencies)
  needs.accounts.sessionFacts.register('retestTime', selfTests.retestTime)
  return {
    forHealers: createTestsForHealers(dependencies.recording),
    routes: (http) =>
      selfTestRoutes(http, {
        db: platform.db,
        selfTests,
        sharing: createTestSharing(dependencies),
        once: platform.idempotency.once,
      }),
  } satisfies Module & Record<string, unknown>
}

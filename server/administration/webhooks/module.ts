import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { StaffModule } from '../../people/staff/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSealedTexts } from '../../platform/sealed-texts.ts'
import { levelOf } from '../../platform/watch/failures.ts'
import { createDeliveries } from './deliveries.ts'
import { createEndpointRows } from './endpoint-rows.ts'
import { createEndpoints } from './endpoints.ts'
import { createOwnEndpoints } from './own-endpoints.ts'
import { webhookRoutes } from './routes.ts'
import { createSending } from './sending.ts'

interface WebhookNeeds {
  accounts: Pick<Accounts, 'peopleWithRole'>
  audit: Audit
  notifications: Pick<Notifications, 'notify'>
  staff: Pick<StaffModule, 'stepUp'>
}

/** Messages of a moment are served together. */
const gatherMs = 300

/** Changes told to other systems: triggers write them (`tell_outside`), jobs hand them over. */
export function webhooksModule(platform: Platform, { accounts, audit, notifications, staff }: WebhookNeeds) {
  const { bus, logger } = platform
  const sealed = createSealedTexts({ ...platform, purpose: 'webhook' })
  const sending = createSending({ ...platform, sealed, accounts, notifications })
  const rows = createEndpointRows({ ...platform, sealed })
  const endpoints = createEndpoints({ ...platform, audit, rows, stepUp: staff.stepUp })
  const deliveries = createDeliveries({ ...platform, sending })
  const own = createOwnEndpoints({ ...platform, deliveries, notifications, rows })

  const waking = new Set<string>()
  function wakeSoon(ids: readonly string[]) {
    if (waking.size === 0)
      setTimeout(() => {
        const all = [...waking]
        waking.clear()
        // Lost at a stop: the schedule finds what is due.
        sending.wake(all).catch((error) => logger[levelOf(error)]({ err: error }, 'webhooks wait a minute'))
      }, gatherMs).unref()
    for (const id of ids) waking.add(id)
  }
  bus.subscribe<{ endpoints: string[] }>('webhooks', ({ endpoints: ids }) => wakeSoon(ids))

  return {
    routes: (http) => webhookRoutes(http, { deliveries, endpoints, own }),
    schedules: [{ name: 'webhooks-due', cron: '* * * * *', run: sending.sendDue }],
    sweep: deliveries.sweep,
  } satisfies Module
}

import { crisis as calls } from '@newyou/contract/foundation/crisis/crisis'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Notifications } from '../notifications/index.ts'
import { createCrisis, type Staff } from './crisis.ts'

interface CrisisNeeds {
  accounts: Staff
  notifications: Notifications
}

/** Words of crisis: helplines for the writer, a notification for the healer or staff. */
export function crisisModule(platform: Platform, needs: CrisisNeeds) {
  const crisis = createCrisis({ ...platform, ...needs })
  return {
    ...crisis,
    routes: (http) =>
      bindRoutes(http, calls, {
        'POST /api/website/helpline-shown': {
          limit: limits.write,
          async handle({ body }) {
            await crisis.shown(body.place)
            return { data: {} }
          },
        },
      }),
  } satisfies Module & typeof crisis
}

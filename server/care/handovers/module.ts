import { handovers as calls } from '@newyou/contract/care/handovers'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import type { StaffModule } from '../../people/staff/index.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { plansOf } from '../action-plans/index.ts'
import { answersOf } from '../intake/index.ts'
import { resultsOf } from '../self-tests/index.ts'
import { createDepartureAnswers } from './departure-answers.ts'
import { createDepartureFiles } from './departure-files.ts'
import { createDepartureNotices } from './departure-rows.ts'
import { createDepartures } from './departures.ts'
import { createHandovers } from './handovers.ts'
import { leavingRoutes } from './leaving-routes.ts'
import { createHandoverReading, type PartReaders } from './reading.ts'

interface HandoverNeeds {
  accounts: Accounts
  audit: Audit
  guardians: GuardiansModule
  notifications: Notifications
  staff: Pick<StaffModule, 'stepUp'>
  clientFiles: { handedOver: Pick<PartReaders, 'notes' | 'files'> }
}

/** Files of clients that other healers read, or a healer who leaves takes along, by the client's yes. */
export function handoversModule(platform: Platform, needs: HandoverNeeds) {
  const handovers = createHandovers({ ...platform, ...needs })
  const reading = createHandoverReading({
    ...platform,
    ...needs,
    parts: { ...needs.clientFiles.handedOver, plan: plansOf, intake: answersOf, results: resultsOf },
  })
  const dependencies = { ...platform, ...needs, stepUp: needs.staff.stepUp }
  const notices = createDepartureNotices(dependencies)
  const files = createDepartureFiles({ ...dependencies, notices })
  const departures = createDepartures({ ...dependencies, notices, files })
  const answers = createDepartureAnswers({ ...dependencies, files })
  return {
    sweep: departures.sweep,
    routes(http) {
      leavingRoutes(http, { answers, departures, files, stepUp: needs.staff.stepUp })
      bindRoutes(http, calls, {
        'GET /api/website/handover': {
          limit: limits.read,
          handle: async ({ viewer }) => ({ data: await handovers.mine(viewer.personId) }),
        },
        'POST /api/website/handover': {
          limit: limits.write,
          handle: async ({ viewer, body }) => ({ data: await handovers.give(viewer.personId, body) }),
        },
        'DELETE /api/website/handover/{handoverId}/part/{part}': {
          limit: limits.write,
          handle: async ({ viewer, params }) => ({
            data: await handovers.takeBack(viewer.personId, params.handoverId, params.part),
          }),
        },
        'GET /api/practice/handover': {
          limit: limits.read,
          handle: async ({ viewer }) => ({ data: await reading.list(viewer.personId) }),
        },
        'GET /api/practice/handover/{handoverId}': {
          limit: limits.read,
          handle: async ({ viewer, params }) => ({
            data: await reading.read(viewer.personId, params.handoverId),
          }),
        },
      })
    },
  } satisfies Module
}

import { openingCalls } from '@newyou/contract/administration/back-office/opening'
import { todayCalls } from '@newyou/contract/administration/back-office/today'
import { trialCalls } from '@newyou/contract/administration/back-office/trials'
import { waiting as calls } from '@newyou/contract/administration/back-office/waiting'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Opening } from './opening.ts'
import type { TodayOfStaff } from './today.ts'
import type { Trials } from './trials.ts'
import type { Waiting } from './waiting.ts'

export function waitingRoutes(
  app: FastifyInstance,
  {
    waiting,
    today,
    opening,
    trials,
  }: { waiting: Waiting; today: TodayOfStaff; opening: Opening; trials: Trials },
) {
  bindRoutes(app, openingCalls, {
    'GET /api/staff/opening': {
      limit: limits.read,
      handle: async () => ({ data: await opening.missing() }),
    },
  })
  bindRoutes(app, trialCalls, {
    'POST /api/staff/trials': {
      limit: limits.entry,
      handle: async ({ viewer, body }) => ({ data: await trials.run(viewer.personId, body) }),
    },
  })
  bindRoutes(app, todayCalls, {
    'GET /api/staff/today': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await today.of(viewer) }),
    },
  })
  bindRoutes(app, calls, {
    'GET /api/staff/waiting': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await waiting.counts(viewer.staffRoles) }),
    },
  })
}

import { firstStart as calls } from '@newyou/contract/people/staff/first-start'
import type { FastifyInstance } from 'fastify'
import type { AntiForgery } from '../../platform/http/anti-forgery.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import { type Accounts, deviceIn } from '../accounts/index.ts'
import type { FirstStart } from './first-start.ts'

interface FirstStartRoutesDependencies {
  accounts: Pick<Accounts, 'recordOf'>
  antiForgery: AntiForgery
  firstStart: FirstStart
}

export function firstStartRoutes(
  app: FastifyInstance,
  { accounts, antiForgery, firstStart }: FirstStartRoutesDependencies,
) {
  bindRoutes(app, calls, {
    'POST /api/website/first-start-check': {
      limit: limits.entry,
      async handle({ body }) {
        await firstStart.check(body.code)
        return { data: { is_open: true as const } }
      },
    },
    'POST /api/website/first-start': {
      limit: limits.entry,
      async handle({ body, reply }) {
        const [device, { code, ...administrator }] = deviceIn(body)
        const begun = await firstStart.begin(code, administrator, device)
        antiForgery.issue(reply, begun.viewer.sessionId)
        return { data: await accounts.recordOf(begun) }
      },
    },
  })
}

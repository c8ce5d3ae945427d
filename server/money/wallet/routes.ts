import { wallet as calls } from '@newyou/contract/money/wallet'
import type { FastifyInstance } from 'fastify'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { History } from './history.ts'
import type { TopUps } from './top-ups.ts'

interface WalletRoutesDependencies {
  history: History
  openTopUp: TopUps
  once: Idempotency['once']
}

export function walletRoutes(app: FastifyInstance, { history, openTopUp, once }: WalletRoutesDependencies) {
  bindRoutes(app, calls, {
    'GET /api/website/wallet': {
      limit: limits.read,
      async handle({ viewer, query: { page, items_per_page: size, type } }) {
        const answer = await history.wallet(viewer.personId, { page, size, type })
        return { ...answer, page, items_per_page: size }
      },
    },
    'POST /api/website/wallet': {
      limit: limits.money,
      handle: ({ viewer, body, request }) =>
        once(request, viewer.personId, async () => ({
          data: await openTopUp(viewer.personId, 'wallet-top-up', body.amount_paise),
        })),
    },
    'GET /api/website/wallet-view/{uId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await history.walletLine(viewer.personId, params.uId),
      }),
    },
    'GET /api/website/life-point': {
      limit: limits.read,
      async handle({ viewer, query: { page, items_per_page: size, type } }) {
        const answer = await history.lifePoints(viewer.personId, { page, size, type })
        return { ...answer, page, items_per_page: size }
      },
    },
    'POST /api/website/life-point': {
      limit: limits.money,
      handle: ({ viewer, body, request }) =>
        once(request, viewer.personId, async () => ({
          data: await openTopUp(viewer.personId, 'life-points', body.amount_paise),
        })),
    },
  })
}

import { bundles as calls } from '@newyou/contract/learning/bundles'
import type { FastifyInstance } from 'fastify'
import type { Purchases } from '../../money/purchases/index.ts'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Bundles } from './bundles.ts'

interface BundleRoutesDependencies {
  bundles: Bundles
  purchases: Purchases
  once: Idempotency['once']
}

export function bundleRoutes(app: FastifyInstance, { bundles, purchases, once }: BundleRoutesDependencies) {
  bindRoutes(app, calls, {
    'GET /api/website/membership-package': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size } }) => bundles.list(viewer, { page, size }),
    },
    'GET /api/website/membership-package/{id}': {
      limit: limits.read,
      handle: ({ viewer, params }) => bundles.detail(viewer, params.id),
    },
    'POST /api/website/membership-package': {
      limit: limits.money,
      handle: ({ viewer, body, request }) =>
        once(request, viewer.personId, async () => ({
          data: await purchases.take(viewer.personId, 'bundle', body.membership_package_u_id),
        })),
    },
  })
}

import { auditTrail } from '@newyou/contract/foundation/audit'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createAudit } from './audit.ts'

const keptDays = 366

/** The trail of what colleagues changed, and of whose data they looked at. */
export function auditModule(platform: Platform) {
  const audit = createAudit(platform)
  return {
    ...audit,
    partitions: [{ table: 'audit_entry', column: 'at', every: 'month', keepDays: () => keptDays }],
    routes: (app) => {
      bindRoutes(app, auditTrail, {
        'GET /api/staff/audit': {
          limit: limits.read,
          handle: ({ query: { page, items_per_page: size, ...filters } }) =>
            audit.list(filters, { page, size }),
        },
      })
    },
  } satisfies Module & typeof audit
}

import { deskHours } from '@newyou/contract/administration/desk/healer-hours'
import { healerPagesOnBehalf } from '@newyou/contract/administration/desk/healer-pages'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { OnBehalfOfHealers } from './on-behalf.ts'

export function onBehalfRoutes(app: FastifyInstance, onBehalf: OnBehalfOfHealers) {
  bindRoutes(app, deskHours, {
    'GET /api/staff/desk/healers/{healerId}/hours': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await onBehalf.hours(viewer, params.healerId) }),
    },
    'PUT /api/staff/desk/healers/{healerId}/hours': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await onBehalf.changeHours(viewer, params.healerId, body),
      }),
    },
  })
  bindRoutes(app, healerPagesOnBehalf, {
    'GET /api/staff/healers/{healerId}/page': {
      limit: limits.read,
      handle: async ({ params }) => ({ data: await onBehalf.page(params.healerId) }),
    },
    'PUT /api/staff/healers/{healerId}/page': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await onBehalf.changePage(viewer, params.healerId, body),
      }),
    },
  })
}

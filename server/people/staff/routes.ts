import { deskStaff } from '@newyou/contract/people/staff/desk'
import { secondFactor as secondFactorCalls } from '@newyou/contract/people/staff/second-factor'
import { staff } from '@newyou/contract/people/staff/staff'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Colleagues } from './colleagues.ts'
import type { DeskSession } from './desk-session.ts'
import type { Scopes } from './scope.ts'
import type { SecondFactor } from './second-factor.ts'
import type { StepUp } from './step-up.ts'

interface StaffRoutesDependencies {
  colleagues: Colleagues
  deskSession: DeskSession
  scopes: Scopes
  secondFactor: SecondFactor
  stepUp: StepUp
}

export function staffRoutes(
  app: FastifyInstance,
  { colleagues, deskSession, scopes, secondFactor, stepUp }: StaffRoutesDependencies,
) {
  bindRoutes(app, staff, {
    'GET /api/staff/me': {
      limit: limits.read,
      handle: async ({ viewer }) => ({
        data: {
          u_id: viewer.personId,
          name: await colleagues.nameOf(viewer.personId),
          roles: [...viewer.staffRoles],
        },
      }),
    },
    'POST /api/staff/step-up-otp': {
      limit: limits.entry,
      handle: async ({ viewer, address }) => ({ data: await stepUp.send(viewer, address) }),
    },
    'POST /api/staff/step-up': {
      limit: limits.entry,
      handle: async ({ viewer, body }) => ({
        data: await stepUp.confirm(viewer, body.challenge_u_id, body.otp),
      }),
    },
    'GET /api/staff/colleagues': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, search } }) => colleagues.list(search, { page, size }),
    },
    'GET /api/staff/colleagues/{personId}': {
      limit: limits.read,
      handle: async ({ params }) => ({ data: await colleagues.one(params.personId) }),
    },
    'POST /api/staff/colleagues': {
      limit: limits.write,
      handle: async ({ viewer, body: { contact, roles, reason } }) => ({
        data: await colleagues.add(viewer, contact, roles, reason),
      }),
    },
    'PUT /api/staff/colleagues/{personId}': {
      limit: limits.write,
      handle: async ({ viewer, params, body: { roles, reason } }) => ({
        data: await colleagues.change(viewer, params.personId, roles, reason),
      }),
    },
    'POST /api/staff/colleagues/{personId}/log-out': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({
        data: { ended: await colleagues.logOut(viewer, params.personId) },
      }),
    },
  })
  bindRoutes(app, deskStaff, {
    'GET /api/staff/colleagues/{personId}/scope': {
      limit: limits.read,
      handle: async ({ params }) => ({ data: await scopes.of(params.personId) }),
    },
    'PUT /api/staff/colleagues/{personId}/scope': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await scopes.set(viewer, params.personId, body),
      }),
    },
    'POST /api/staff/desk-session': {
      limit: limits.write,
      async handle({ viewer }) {
        await deskSession.begin(viewer)
        return { data: { roles: ['desk' as const] } }
      },
    },
    'POST /api/staff/lock': {
      limit: limits.write,
      async handle({ viewer }) {
        await deskSession.lock(viewer)
        return { data: { is_locked: true as const } }
      },
    },
  })
  bindRoutes(app, secondFactorCalls, {
    'GET /api/staff/second-factor': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await secondFactor.state(viewer) }),
    },
    'POST /api/staff/second-factor': {
      limit: limits.entry,
      handle: async ({ viewer, body }) => ({ data: await secondFactor.confirm(viewer, body.code) }),
    },
    'POST /api/staff/second-factor-setup': {
      limit: limits.entry,
      handle: async ({ viewer }) => ({ data: await secondFactor.beginSetup(viewer) }),
    },
    'PUT /api/staff/second-factor-setup': {
      limit: limits.entry,
      handle: async ({ viewer, body }) => ({
        data: { recovery_codes: await secondFactor.finishSetup(viewer, body.code) },
      }),
    },
    'POST /api/staff/colleagues/{personId}/second-factor-reset': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({
        data: { ended: await colleagues.resetSecondFactor(viewer, params.personId) },
      }),
    },
  })
}

import { intakes as calls } from '@newyou/contract/care/intake'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AppointmentsModule, clientHere } from '../appointments/index.ts'
import { createIntakes } from './intakes.ts'
import { createIntakeNotices } from './notices.ts'

interface IntakeNeeds {
  accounts: Accounts
  appointments: Pick<AppointmentsModule, 'onBooked'>
  audit: Audit
  crisis: Crisis
  notifications: Notifications
}

/** Forms that clients fill in before a session. */
export function intakeModule(platform: Platform, { appointments, audit, ...told }: IntakeNeeds) {
  const notices = createIntakeNotices({ ...told, publicUrl: platform.publicUrl })
  const intakes = createIntakes({ ...platform, audit, notices })
  /** A guardian fills in the form of a child without an account. */
  const here = ({ personId }: Viewer, { appointmentId }: { appointmentId: string }) =>
    clientHere(platform, personId, appointmentId)
  appointments.onBooked(intakes.booked, { tells: true })
  return {
    routes: (http) =>
      bindRoutes(http, calls, {
        'GET /api/website/appointment/{appointmentId}/intake': {
          limit: limits.read,
          handle: async ({ viewer, params }) => ({
            data: await intakes.toClient(await here(viewer, params), params.appointmentId),
          }),
        },
        'PUT /api/website/appointment/{appointmentId}/intake': {
          limit: limits.write,
          handle: async ({ viewer, params, body }) => ({
            data: await intakes.save(await here(viewer, params), params.appointmentId, body),
          }),
        },
        'GET /api/practice/appointment/{appointmentId}/intake': {
          limit: limits.read,
          handle: async ({ viewer, params }) => ({
            data: await intakes.toHealer(viewer.personId, params.appointmentId),
          }),
        },
      }),
  } satisfies Module
}

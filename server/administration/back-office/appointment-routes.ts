import { appointmentDesk } from '@newyou/contract/administration/back-office/appointments'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { StaffAppointments } from './appointments.ts'

export function appointmentDeskRoutes(app: FastifyInstance, appointments: StaffAppointments) {
  bindRoutes(app, appointmentDesk, {
    'GET /api/staff/appointments': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, ...filters } }) =>
        appointments.list(filters, { page, size }),
    },
    'GET /api/staff/appointments/{appointmentId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await appointments.look(viewer.personId, params.appointmentId),
      }),
    },
  })
}

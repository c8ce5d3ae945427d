import { deskAbsences } from '@newyou/contract/administration/desk/absences'
import { deskClients } from '@newyou/contract/administration/desk/clients'
import { deskDiary } from '@newyou/contract/administration/desk/diary'
import { deskGuests } from '@newyou/contract/administration/desk/guests'
import { deskSessions } from '@newyou/contract/administration/desk/sessions'
import type { FastifyInstance } from 'fastify'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Absences } from './absences.ts'
import type { DeskClients } from './clients.ts'
import type { DeskDiary } from './diary.ts'
import type { DeskGuests } from './guests.ts'
import type { DeskSessions } from './sessions.ts'
import type { createDeskWaiting } from './waiting.ts'

interface DeskRoutesDependencies {
  absences: Absences
  clients: DeskClients
  diary: DeskDiary
  guests: DeskGuests
  sessions: DeskSessions
  waiting: ReturnType<typeof createDeskWaiting>
  once: Idempotency
}

export function deskRoutes(
  app: FastifyInstance,
  { absences, clients, diary, guests, sessions, waiting, once }: DeskRoutesDependencies,
) {
  bindRoutes(app, deskDiary, {
    'GET /api/staff/desk/diary': {
      limit: limits.read,
      handle: async ({ viewer, query }) => ({ data: await diary.of(viewer, query) }),
    },
    'GET /api/staff/desk/healers': {
      limit: limits.read,
      handle: async ({ viewer, query }) => ({ data: await diary.healers(viewer, query.search) }),
    },
    'GET /api/staff/desk/waiting': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await waiting(viewer) }),
    },
  })
  bindRoutes(app, deskClients, {
    'GET /api/staff/desk/clients': {
      limit: limits.read,
      handle: async ({ viewer, query }) => ({ data: await clients.find(viewer, query.search) }),
    },
    'POST /api/staff/desk/clients/{personId}/reveal': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await clients.reveal(viewer, params.personId) }),
    },
  })
  bindRoutes(app, deskAbsences, {
    'GET /api/staff/desk/healers/{healerId}/absence': {
      limit: limits.read,
      handle: async ({ viewer, params, query }) => ({
        data: await absences.preview(viewer, params.healerId, query),
      }),
    },
    'POST /api/staff/desk/healers/{healerId}/absence': {
      limit: limits.money,
      handle: ({ viewer, params, body, request }) =>
        once.once(request, viewer.personId, async () => ({
          data: await absences.begin(viewer, params.healerId, body),
        })),
    },
    'GET /api/staff/desk/absences/{absenceId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await absences.one(viewer, params.absenceId) }),
    },
  })
  bindRoutes(app, deskGuests, {
    'POST /api/staff/desk/guests': {
      limit: limits.write,
      handle: ({ viewer, body, request }) =>
        once.once(request, viewer.personId, async () => ({ data: await guests.book(viewer, body) })),
    },
    'POST /api/staff/desk/sessions/{appointmentId}/guest-link': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await guests.linkAgain(viewer, params.appointmentId, body.mobile_number),
      }),
    },
    'POST /api/staff/desk/sessions/{appointmentId}/terms': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({
        data: await guests.acceptTerms(viewer, params.appointmentId),
      }),
    },
  })
  bindRoutes(app, deskSessions, {
    'GET /api/staff/desk/healers/{healerId}/services': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await sessions.services(viewer, params.healerId) }),
    },
    'GET /api/staff/desk/healers/{healerId}/free-times': {
      limit: limits.read,
      handle: async ({ viewer, params, query }) => ({
        data: await sessions.freeTimes(viewer, params.healerId, query),
      }),
    },
    'POST /api/staff/desk/sessions': {
      limit: limits.write,
      handle: ({ viewer, body, request }) =>
        once.once(request, viewer.personId, async () => ({ data: await sessions.book(viewer, body) })),
    },
    'GET /api/staff/desk/sessions/{appointmentId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await sessions.look(viewer, params.appointmentId) }),
    },
    'POST /api/staff/desk/sessions/{appointmentId}/reschedule': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await sessions.reschedule(viewer, params.appointmentId, body),
      }),
    },
    'GET /api/staff/desk/sessions/{appointmentId}/cancel': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await sessions.previewCancel(viewer, params.appointmentId),
      }),
    },
    'POST /api/staff/desk/sessions/{appointmentId}/cancel': {
      limit: limits.money,
      handle: ({ viewer, params, body, request }) =>
        once.once(request, viewer.personId, async () => ({
          data: await sessions.cancel(viewer, params.appointmentId, body),
        })),
    },
    'POST /api/staff/desk/sessions/{appointmentId}/arrive': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({ data: await sessions.arrive(viewer, params.appointmentId) }),
    },
    'POST /api/staff/desk/sessions/{appointmentId}/no-show': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({ data: await sessions.noShow(viewer, params.appointmentId) }),
    },
    'POST /api/staff/desk/sessions/{appointmentId}/late': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await sessions.runLate(viewer, params.appointmentId, body),
      }),
    },
  })
}

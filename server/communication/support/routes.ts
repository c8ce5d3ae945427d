import { supportDesk, supportMessages, supportTickets } from '@newyou/contract/communication/support'
import { supportFiles } from '@newyou/contract/file-limits'
import type { FastifyInstance } from 'fastify'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { HelpDesk } from './help-desk.ts'
import type { TicketReading } from './ticket-queries.ts'
import type { Tickets } from './tickets.ts'

interface TicketRoutesDependencies {
  tickets: Tickets
  desk: HelpDesk
  reading: TicketReading
}

const uploads = { files: 'attachments', max: supportFiles.max, maxBytes: supportFiles.maxBytes }

export function ticketRoutes(app: FastifyInstance, { tickets, desk, reading }: TicketRoutesDependencies) {
  bindRoutes(app, supportTickets, {
    'GET /api/website/support': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size, status } }) =>
        reading.mine(viewer.personId, { status }, { page, size }),
    },
    'POST /api/website/search-support': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size, ...filters }, body }) =>
        reading.mine(
          viewer.personId,
          { ...filters, categoryIds: body.new_you_category_u_id, tags: body.tags },
          { page, size },
        ),
    },
    'GET /api/website/support/{supportId}': {
      limit: limits.read,
      async handle({ viewer, params, query }) {
        if (query.patient_id && query.patient_id !== viewer.personId) throwError('notFound')
        return { data: await tickets.view(viewer.personId, params.supportId) }
      },
    },
    'POST /api/website/support': {
      limit: limits.write,
      uploads: { ...uploads, lists: ['tags'] },
      handle: async ({ viewer, body, request }) => ({
        data: await tickets.ask(viewer.personId, body, request.uploads),
        message: supportMessages.asked,
      }),
    },
    'POST /api/website/support/{supportId}/message': {
      limit: limits.write,
      uploads,
      handle: async ({ viewer, params, body, request }) => ({
        data: await tickets.say(viewer.personId, params.supportId, body.text, request.uploads),
        message: supportMessages.sent,
      }),
    },
    'PATCH /api/website/support/{supportId}': {
      limit: limits.write,
      handle: async ({ viewer, params, body: { activity_status: to } }) => ({
        data: await tickets.change(viewer.personId, params.supportId, to),
        message: to === 'close' ? supportMessages.closed : supportMessages.reopened,
      }),
    },
    'POST /api/website/support-ticket-review': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({
        data: await tickets.review(viewer.personId, body),
        message: supportMessages.reviewed,
      }),
    },
  })

  bindRoutes(app, supportDesk, {
    'GET /api/staff/support-desk': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await desk.offers(viewer.personId) }),
    },
    'GET /api/staff/support-times': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await desk.times(viewer.personId) }),
    },
    'GET /api/staff/support': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size, mine, ...filters } }) =>
        desk.list(
          viewer.personId,
          { ...filters, assignedTo: mine ? viewer.personId : undefined },
          { page, size },
        ),
    },
    'GET /api/staff/support/{supportId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await desk.view(viewer.personId, params.supportId) }),
    },
    'POST /api/staff/support/{supportId}/answer': {
      limit: limits.write,
      uploads,
      handle: async ({ viewer, params, body, request }) => ({
        data: await desk.answer(viewer.personId, params.supportId, body.text, request.uploads),
        message: supportMessages.answered,
      }),
    },
    'PATCH /api/staff/support/{supportId}': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await desk.change(viewer.personId, params.supportId, body),
      }),
    },
  })
}

import { appointmentMessages, appointments as calls } from '@newyou/contract/care/appointments/appointments'
import { calendarFeed as feedCalls } from '@newyou/contract/care/appointments/calendar-feed'
import { appointmentHours as hoursCalls } from '@newyou/contract/care/appointments/hours'
import { appointmentLinks as linkCalls } from '@newyou/contract/care/appointments/links'
import { practiceCalendars as calendarCalls } from '@newyou/contract/care/appointments/practice-calendar'
import type { FastifyInstance } from 'fastify'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Actor } from './actor-access.ts'
import type { CalendarFeeds } from './calendar-feed.ts'
import type { Cancelling } from './cancelling.ts'
import type { Changes } from './changes.ts'
import type { Reading } from './client-appointments.ts'
import type { LinkVisits } from './link-visits.ts'
import type { Practice } from './practice.ts'
import type { PracticeCalendars } from './practice-calendar.ts'
import type { SlotReleases } from './slot-releases.ts'

/** Without the two that book and pay, which stand beside these. */
const {
  'POST /api/website/appointment': _booking,
  'PUT /api/website/appointment-payment/{u_id}': _payment,
  ...changingCalls
} = calls

interface AppointmentRoutesDependencies {
  reading: Reading
  practice: Practice
  calendars: PracticeCalendars
  changes: Changes
  cancelling: Cancelling
  slotReleases: SlotReleases
  visits: LinkVisits
  feeds: CalendarFeeds
  once: Idempotency
  /** Whose appointment it is for what a person does here. */
  clientHere: (personId: string, appointmentId: string) => Promise<string>
}

export function appointmentRoutes(app: FastifyInstance, dependencies: AppointmentRoutesDependencies) {
  const { reading, practice, changes, cancelling, once, clientHere } = dependencies
  const { visits, feeds, slotReleases, calendars } = dependencies
  /** The client themselves, or the guardian of a child without an account. */
  const client = async (
    { personId }: Viewer,
    { appointmentId }: { appointmentId: string },
  ): Promise<Actor> => ({
    side: 'client',
    personId: await clientHere(personId, appointmentId),
  })
  const healer = ({ personId }: Viewer): Actor => ({ side: 'healer', personId })
  const mine = async (viewer: Viewer, params: { appointmentId: string }) =>
    reading.one((await client(viewer, params)).personId, params.appointmentId)
  const withMe = ({ personId }: Viewer, { appointmentId }: { appointmentId: string }) =>
    practice.one(personId, appointmentId)

  bindRoutes(app, changingCalls, {
    'GET /api/website/appointment': {
      limit: limits.read,
      async handle({ viewer, query }) {
        const { page, items_per_page: size, is_history: isHistory, request_type: requestType } = query
        const { rows, total } = await reading.list(viewer.personId, { isHistory, requestType, page, size })
        return { data: rows, total, page, items_per_page: size }
      },
    },

    'GET /api/website/appointment/{appointmentId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await mine(viewer, params) }),
    },

    'POST /api/website/appointment/{appointmentId}/confirm': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await changes.confirm(await client(viewer, params), params.appointmentId)
        return { data: await mine(viewer, params), message: appointmentMessages.confirmed }
      },
    },

    'POST /api/website/appointment/{appointmentId}/reschedule': {
      limit: limits.money,
      async handle({ viewer, params, body, request }) {
        const startsAt = new Date(body.starts_at)
        const data = await once.once(request, viewer.personId, async () => {
          await changes.reschedule(await client(viewer, params), params.appointmentId, startsAt)
          return mine(viewer, params)
        })
        return { data, message: appointmentMessages.rescheduled }
      },
    },

    'POST /api/website/appointment/{appointmentId}/accept-reschedule': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await changes.acceptReschedule(await client(viewer, params), params.appointmentId)
        return { data: await mine(viewer, params) }
      },
    },

    'GET /api/website/appointment/{appointmentId}/cancel': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await cancelling.preview(await client(viewer, params), params.appointmentId),
      }),
    },

    'POST /api/website/appointment/{appointmentId}/cancel': {
      limit: limits.money,
      async handle({ viewer, params, body, request }) {
        const data = await once.once(request, viewer.personId, async () => {
          await cancelling.cancel(await client(viewer, params), params.appointmentId, body.refund_paise)
          return mine(viewer, params)
        })
        return { data, message: appointmentMessages.cancelled }
      },
    },

    'POST /api/website/appointment/{appointmentId}/release': {
      limit: limits.money,
      async handle({ viewer, params }) {
        await slotReleases.release(await client(viewer, params), params.appointmentId)
        return { data: await mine(viewer, params) }
      },
    },
    'POST /api/website/appointment/{appointmentId}/take-back': {
      limit: limits.money,
      async handle({ viewer, params }) {
        await slotReleases.takeBack(await client(viewer, params), params.appointmentId)
        return { data: await mine(viewer, params) }
      },
    },
    'POST /api/website/appointment/{appointmentId}/report-absence': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await changes.reportAbsence(await client(viewer, params), params.appointmentId)
        return { data: await mine(viewer, params) }
      },
    },

    'POST /api/practice/appointment/{appointmentId}/confirm': {
      limit: limits.write,
      handle: async ({ viewer, params }) => {
        await changes.confirm(healer(viewer), params.appointmentId)
        return { data: await withMe(viewer, params), message: appointmentMessages.confirmed }
      },
    },

    'POST /api/practice/appointment/{appointmentId}/reschedule': {
      limit: limits.money,
      async handle({ viewer, params, body, request }) {
        const data = await once.once(request, viewer.personId, async () => {
          await changes.reschedule(healer(viewer), params.appointmentId, new Date(body.starts_at))
          return withMe(viewer, params)
        })
        return { data, message: appointmentMessages.rescheduled }
      },
    },

    'POST /api/practice/appointment/{appointmentId}/cancel': {
      limit: limits.money,
      async handle({ viewer, params, request }) {
        const data = await once.once(request, viewer.personId, async () => {
          await cancelling.cancel(healer(viewer), params.appointmentId)
          return withMe(viewer, params)
        })
        return { data, message: appointmentMessages.cancelled }
      },
    },

    'POST /api/practice/appointment/{appointmentId}/complete': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await changes.complete(healer(viewer), params.appointmentId)
        return { data: await withMe(viewer, params) }
      },
    },

    'POST /api/practice/appointment/{appointmentId}/no-show': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await changes.markNoShow(healer(viewer), params.appointmentId)
        return { data: await withMe(viewer, params) }
      },
    },

    'POST /api/practice/appointment/{appointmentId}/answer-report': {
      limit: limits.money,
      async handle({ viewer, params, body }) {
        if (body.was_there) await changes.denyAbsence(healer(viewer), params.appointmentId)
        else await cancelling.admitAbsence(healer(viewer), params.appointmentId)
        return { data: await withMe(viewer, params) }
      },
    },

    'GET /api/practice/appointment': {
      limit: limits.read,
      handle: async ({ viewer, query }) => ({
        data: await practice.list(viewer.personId, new Date(query.from), new Date(query.to)),
      }),
    },

    'GET /api/practice/appointment/{appointmentId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await practice.one(viewer.personId, params.appointmentId),
      }),
    },
  })

  bindRoutes(app, hoursCalls, {
    'GET /api/practice/hours': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await practice.hours(viewer.personId) }),
    },

    'PUT /api/practice/hours': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({ data: await practice.changeHours(viewer.personId, body) }),
    },
  })

  bindRoutes(app, calendarCalls, {
    'GET /api/practice/calendar': {
      limit: limits.read,
      handle: async ({ viewer, query }) => ({
        data: await calendars.between(viewer.personId, new Date(query.from), new Date(query.to)),
      }),
    },
  })

  bindRoutes(app, linkCalls, {
    'GET /api/website/appointment-link/{token}': {
      limit: limits.entry,
      handle: async ({ params }) => ({ data: await visits.look(params.token) }),
    },
    'POST /api/website/appointment-link/{token}': {
      limit: limits.entry,
      handle: async ({ params, body }) => ({ data: await visits.act(params.token, body) }),
    },
  })

  bindRoutes(app, feedCalls, {
    'GET /api/website/calendar-feed': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await feeds.known(viewer) }),
    },
    'POST /api/website/calendar-feed': {
      limit: limits.write,
      handle: async ({ viewer }) => ({ data: await feeds.make(viewer) }),
    },
    'DELETE /api/website/calendar-feed': {
      limit: limits.write,
      handle: async ({ viewer }) => ({ data: await feeds.end(viewer) }),
    },
  })
}

import { enrolments } from '@newyou/contract/learning/events/enrolments'
import { type EventKind, events } from '@newyou/contract/learning/events/events'
import { hostedEvents } from '@newyou/contract/learning/events/hosted-events'
import { eventMessages } from '@newyou/contract/learning/events/messages'
import { myEvents } from '@newyou/contract/learning/events/my-events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { zoneOf } from '../../care/healers/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { ClaimPayment } from '../../money/payments/index.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import type { KeepRule } from '../../platform/http/response-cache.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import { admit, type Viewer } from '../../platform/http/viewer.ts'
import type { Attendance } from './attendance.ts'
import type { EnrolmentCancelling } from './cancelling.ts'
import type { EventCatalogue, EventFilters } from './catalogue.ts'
import type { EventEnrolling } from './enrolling.ts'
import type { Feedback } from './feedback.ts'
import type { HostedEvents } from './hosted.ts'
import type { MyEvents } from './mine.ts'
import type { Recordings } from './recordings.ts'

const calls = { ...events, ...enrolments, ...myEvents, ...hostedEvents }

interface EventRoutesDependencies {
  catalogue: EventCatalogue
  enrolling: EventEnrolling
  mine: MyEvents
  hosted: HostedEvents
  attendance: Attendance
  recordings: Recordings
  cancelling: EnrolmentCancelling
  feedback: Feedback
  settings: Pick<Settings, 'read'>
  claimPayment: ClaimPayment
  once: Idempotency['once']
}

interface Asked {
  search?: string | undefined
  new_you_category_u_id?: string | undefined
  category?: string | undefined
  time_zone?: string | undefined
  page: number
  items_per_page: number
}
interface MineAsked {
  when: Parameters<MyEvents['list']>[1]['when']
  page: number
  items_per_page: number
}
interface Paid {
  payment_u_id?: string | undefined
  razor_pay_payment_id: string
  razor_pay_signature?: string | undefined
}

// Upcoming and past states follow the clock.
const keep: KeepRule = { seconds: 60, tags: ['events'], answers: 'all', byZone: true }
const tagsOf = ({ u_id }: { u_id: string }) => ['events', `event:${u_id}`, 'settings']

export function eventRoutes(app: FastifyInstance, dependencies: EventRoutesDependencies) {
  const {
    catalogue,
    enrolling,
    mine,
    hosted,
    attendance,
    recordings,
    cancelling,
    feedback,
    settings,
    claimPayment,
    once,
  } = dependencies
  const limit = limits.read

  const list = (
    request: FastifyRequest,
    query: Asked,
    chosen: Pick<EventFilters, 'kind' | 'type' | 'isOnline'>,
  ) =>
    catalogue.list(
      {
        ...chosen,
        search: query.search,
        categoryId: query.new_you_category_u_id,
        category: query.category,
      },
      { page: query.page, size: query.items_per_page, zone: zoneOf(request, query.time_zone) },
    )
  const detail = async (kind: EventKind, eventId: string) =>
    catalogue.detail(kind, eventId, (await settings.read()).event_cancel_hours)
  const enrol = (request: FastifyRequest, { personId }: Viewer, kind: EventKind, eventId: string) =>
    once(request, personId, async () => ({ data: await enrolling.enrol(personId, kind, eventId) }))
  async function paid(viewer: Viewer, kind: EventKind, eventId: string, body: Paid) {
    const orderId = await enrolling.orderOf(viewer.personId, kind, eventId, body.payment_u_id)
    await claimPayment(viewer, orderId, {
      paymentId: body.razor_pay_payment_id,
      ...(body.razor_pay_signature === undefined ? {} : { signature: body.razor_pay_signature }),
    })
    return { data: await enrolling.seat(viewer.personId, eventId) }
  }
  const mineOf = ({ personId }: Viewer, query: MineAsked, kind?: EventKind) =>
    mine.list(personId, {
      ...(kind ? { kind } : {}),
      when: query.when,
      page: query.page,
      size: query.items_per_page,
    })
  const say = async (
    { personId }: Viewer,
    kind: EventKind,
    eventId: string,
    review: { stars: number; text: string },
  ) => ({ data: await feedback.put(personId, kind, eventId, review), message: eventMessages.feedbackSent })

  bindRoutes(app, calls, {
    'GET /api/website/event': {
      limit,
      keep,
      handle: ({ request, query }) =>
        list(request, query, { kind: query.kind, type: query.event_type, isOnline: query.is_event_online }),
    },
    'GET /api/website/webinar': {
      limit,
      keep,
      handle: ({ request, query }) =>
        list(request, query, {
          kind: 'webinar',
          type: query.webinar_type,
          isOnline: query.is_webinar_online,
        }),
    },
    'GET /api/website/workshop': {
      limit,
      keep,
      handle: ({ request, query }) =>
        list(request, query, {
          kind: 'workshop',
          type: query.workshop_type,
          isOnline: query.is_workshop_online,
        }),
    },
    'GET /api/website/webinar/{u_id}': {
      limit,
      keep: { ...keep, tags: tagsOf },
      handle: ({ params }) => detail('webinar', params.u_id),
    },
    'GET /api/website/workshop/{u_id}': {
      limit,
      keep: { ...keep, tags: tagsOf },
      handle: ({ params }) => detail('workshop', params.u_id),
    },
    'GET /api/website/demo-webinar': { limit, handle: () => catalogue.introduction() },
    'POST /api/website/demo-webinar-join': {
      limit: limits.money,
      async handle({ request, viewer }) {
        admit('client', viewer)
        if (!viewer) return throwError('loginRequired')
        return enrol(request, viewer, 'webinar', await enrolling.introduction())
      },
    },
    'POST /api/website/webinar-enrollment': {
      limit: limits.money,
      handle: ({ request, viewer, body }) => enrol(request, viewer, 'webinar', body.webinar_u_id),
    },
    'POST /api/website/workshop-enrollment': {
      limit: limits.money,
      handle: ({ request, viewer, body }) => enrol(request, viewer, 'workshop', body.workshop_u_id),
    },
    'PUT /api/website/webinar-payment/{u_id}': {
      limit: limits.money,
      handle: ({ viewer, params, body }) => paid(viewer, 'webinar', params.u_id, body),
    },
    'PUT /api/website/workshop-payment/{u_id}': {
      limit: limits.money,
      handle: ({ viewer, params, body }) => paid(viewer, 'workshop', params.u_id, body),
    },
    'GET /api/website/event-enrollment/{u_id}': {
      limit,
      handle: async ({ viewer, params }) => ({ data: await enrolling.seat(viewer.personId, params.u_id) }),
    },
    'GET /api/practice/event': {
      limit,
      handle: async ({ viewer }) => ({ data: await hosted.list(viewer.personId) }),
    },
    'GET /api/practice/event-past': {
      limit,
      handle: ({ viewer, query: { page, items_per_page: size } }) =>
        hosted.past(viewer.personId, { page, size }),
    },
    'GET /api/practice/event/{eventId}': {
      limit,
      handle: async ({ viewer, params }) => ({ data: await hosted.one(viewer.personId, params.eventId) }),
    },
    'GET /api/practice/event/{eventId}/participant': {
      limit,
      handle: ({ viewer, params, query: { page, items_per_page: size, search } }) =>
        attendance.list(viewer.personId, params.eventId, search, { page, size }),
    },
    'POST /api/practice/event/{eventId}/recording': {
      limit: limits.upload,
      async handle({ viewer: { personId }, params: { eventId }, body }) {
        await recordings.send(personId, eventId, body.upload_u_id)
        return { data: await hosted.one(personId, eventId) }
      },
    },
    'DELETE /api/practice/event/{eventId}/recording': {
      limit: limits.write,
      async handle({ viewer: { personId }, params: { eventId } }) {
        await recordings.withdraw(personId, eventId)
        return { data: await hosted.one(personId, eventId) }
      },
    },
    'POST /api/practice/event/{eventId}/check-in': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await attendance.checkIn(viewer.personId, params.eventId, body.ticket),
      }),
    },
    'PUT /api/practice/event/{eventId}/attendance/{enrollmentId}': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await attendance.mark(viewer.personId, params.eventId, params.enrollmentId, body.was_there),
      }),
    },
    'GET /api/website/my-event': { limit, handle: ({ viewer, query }) => mineOf(viewer, query) },
    'GET /api/website/my-webinar': { limit, handle: ({ viewer, query }) => mineOf(viewer, query, 'webinar') },
    'GET /api/website/my-workshop': {
      limit,
      handle: ({ viewer, query }) => mineOf(viewer, query, 'workshop'),
    },
    'GET /api/website/my-webinar/{uId}': {
      limit,
      handle: async ({ viewer, params }) => ({
        data: await mine.detail(viewer.personId, 'webinar', params.uId),
      }),
    },
    'GET /api/website/my-workshop/{workshopId}': {
      limit,
      handle: async ({ viewer, params }) => ({
        data: await mine.detail(viewer.personId, 'workshop', params.workshopId),
      }),
    },
    'GET /api/website/event-give-back/{u_id}': {
      limit,
      handle: async ({ viewer, params }) => ({
        data: await cancelling.preview(viewer.personId, params.u_id),
      }),
    },
    'POST /api/website/event-give-back/{u_id}': {
      limit: limits.money,
      handle: async ({ viewer, params, body }) => ({
        data: await cancelling.refund(viewer.personId, params.u_id, body.refund_paise),
      }),
    },
    'GET /api/website/webinar-feedback-url/{u_id}': {
      limit,
      handle: async ({ viewer, params }) => ({
        data: { url: await feedback.url(viewer.personId, 'webinar', params.u_id) },
      }),
    },
    'PUT /api/website/webinar-feedback/{u_id}': {
      limit: limits.write,
      handle: ({ viewer, params, body }) => say(viewer, 'webinar', params.u_id, body),
    },
    'PUT /api/website/workshop-feedback/{u_id}': {
      limit: limits.write,
      handle: ({ viewer, params, body }) => say(viewer, 'workshop', params.u_id, body),
    },
  })
}

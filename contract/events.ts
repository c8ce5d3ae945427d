import { z } from 'zod'
import { courseHealer, coverImage } from './courses/courses.ts'
import { endpoint, instant, paging, paise, uId } from './endpoint.ts'
import { categorySlug } from './healers.ts'
import { richText } from './pages.ts'
import { eventKinds, eventMessages, eventTimes, eventTypes, feedbackMax } from './vocabulary.ts'

/** Webinars and workshops are one mechanism; the calls of each have their own names. */
export const eventKind = z.enum(eventKinds)
export type EventKind = z.output<typeof eventKind>

/** `upcoming` until it ends, `recorded` when it is over and its film can be seen. */
export const eventType = z.enum(eventTypes)
export type EventType = z.output<typeof eventType>

export const eventCard = z.object({
  u_id: uId,
  kind: eventKind,
  title: z.string(),
  lead: z.string(),
  category: categorySlug,
  /** English names, as of the languages of healers. */
  language: z.string(),
  host: courseHealer,
  starts_at: instant,
  minutes: z.int(),
  is_online: z.boolean(),
  /** Where it is, when it is somewhere. */
  city: z.string().nullable(),
  price_paise: paise,
  /** Counted now; null when there is room for everybody, and for recordings. */
  seats_left: z.int().nullable(),
  is_recorded: z.boolean(),
  /** A free first look at what we do. */
  is_introduction: z.boolean(),
  image: coverImage.nullable(),
  is_demo: z.boolean(),
})
export type EventCard = z.output<typeof eventCard>

/** As a list shows it: with its wall time in the zone that was asked for. */
export const eventRow = eventCard.extend({
  local_start: z.string().meta({ description: 'YYYY-MM-DDTHH:MM in the asked time_zone, else Asia/Kolkata' }),
})
export type EventRow = z.output<typeof eventRow>

export const eventVenue = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  map_link: z.string(),
})

export const eventDetail = eventCard.extend({
  ends_at: instant,
  /** `over` without a recording: it can be looked at, and nothing more. */
  state: z.enum(['upcoming', 'recorded', 'over', 'cancelled']),
  about: richText,
  /** What one should have at hand. */
  brings: z.string(),
  venue: eventVenue.nullable(),
  seats: z.int().nullable(),
  /** A seat may be given back, with all its money, until then; null for recordings. */
  give_back_until: instant.nullable(),
  related: z.array(eventCard),
})
export type EventDetail = z.output<typeof eventDetail>

export const eventFeedback = z.object({
  stars: z.int().min(1).max(5),
  text: z.string(),
  updated_at: instant,
})
export type EventFeedback = z.output<typeof eventFeedback>

/** My seat. `held`: kept while the order is paid, until `hold_until`. `called-off`: by staff, with all money back. */
export const enrolment = z.object({
  u_id: uId,
  event_u_id: uId,
  state: z.enum(['held', 'enrolled', 'called-off']),
  order_u_id: uId.nullable(),
  hold_until: instant.nullable(),
  /** Until when I may give it back, if I may now. */
  give_back_until: instant.nullable(),
})
export type Enrolment = z.output<typeof enrolment>

/** `order`: to be paid at the one checkout. */
export const enrolling = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('enrolled'), enrolment }),
  z.object({ outcome: z.literal('order'), order_u_id: uId, hold_until: instant }),
])
export type Enrolling = z.output<typeof enrolling>

/** An event that I am enrolled in, or keep a seat in while I pay; one called off stays, with `cancelled`. */
export const myEvent = eventCard.extend({
  ends_at: instant,
  state: z.enum(['upcoming', 'recorded', 'over', 'cancelled']),
  enrolment,
  feedback: eventFeedback.nullable(),
})
export type MyEvent = z.output<typeof myEvent>

/** With all that joining needs. */
export const myEventDetail = myEvent.extend({
  brings: z.string(),
  venue: eventVenue.nullable(),
  /** Online only. The address is there from 15 minutes before the start until the end, and null outside of that. */
  join: z.object({ opens_at: instant, closes_at: instant, address: z.string().nullable() }).nullable(),
  /** Signed addresses of the film, which end together; asked for anew when they have. */
  recording: z
    .object({
      type: z.string(),
      address: z.string(),
      captions: z.array(z.object({ language: z.string(), label: z.string(), address: z.string() })),
      seconds: z.int(),
      addresses_until: instant,
    })
    .nullable(),
})
export type MyEventDetail = z.output<typeof myEventDetail>

/** What giving the seat back would do, in exact paise and for each place that the money came from. */
export const seatGiveBack = z.object({
  refund_paise: paise,
  gateway_paise: paise,
  wallet_paise: paise,
  life_points_paise: paise,
  coupon_paise: paise,
})
export type SeatGiveBack = z.output<typeof seatGiveBack>

const common = {
  search: z.string().trim().max(80).optional(),
  new_you_category_u_id: uId.optional(),
  category: categorySlug.optional(),
  time_zone: z.string().max(60).optional(),
  ...paging(12),
}
const mine = z.strictObject({ when: z.enum(eventTimes).default('upcoming'), ...paging(20) })
const byId = z.object({ u_id: uId })
const claim = {
  /** The order; without it, that of my latest seat. */
  payment_u_id: uId.optional(),
  razor_pay_payment_id: z.string().max(64),
  razor_pay_signature: z.string().max(256).optional(),
}
export const feedbackForm = z.strictObject({
  stars: z
    .int({ error: eventMessages.starsMissing })
    .min(1, { error: eventMessages.starsMissing })
    .max(5, { error: eventMessages.starsMissing }),
  text: z
    .string({ error: eventMessages.textMissing })
    .trim()
    .min(1, { error: eventMessages.textMissing })
    .max(feedbackMax),
})
const cannotEnrol = ['alreadyEnrolled', 'seatsGone', 'enrolmentClosed'] as const
const cannotPay = ['paymentMismatch', 'paymentNotComplete', 'gatewayUnavailable'] as const

export const events = {
  'GET /api/website/event': endpoint({
    summary: 'Webinars and workshops together: coming ones soonest first, recordings latest first',
    who: 'any',
    query: z.strictObject({
      ...common,
      kind: eventKind.optional(),
      event_type: eventType.default('upcoming'),
      is_event_online: z.stringbool().optional(),
    }),
    data: z.array(eventRow),
    list: true,
  }),
  'GET /api/website/webinar': endpoint({
    summary: 'Webinars: coming ones soonest first, recordings latest first',
    who: 'any',
    query: z.strictObject({
      ...common,
      webinar_type: eventType.default('upcoming'),
      is_webinar_online: z.stringbool().optional(),
    }),
    data: z.array(eventRow),
    list: true,
  }),
  'GET /api/website/workshop': endpoint({
    summary: 'Workshops: coming ones soonest first, recordings latest first',
    who: 'any',
    query: z.strictObject({
      ...common,
      workshop_type: eventType.default('upcoming'),
      is_workshop_online: z.stringbool().optional(),
    }),
    data: z.array(eventRow),
    list: true,
  }),
  'GET /api/website/webinar/{u_id}': endpoint({
    summary: 'A webinar',
    who: 'any',
    params: byId,
    data: eventDetail,
  }),
  'GET /api/website/workshop/{u_id}': endpoint({
    summary: 'A workshop',
    who: 'any',
    params: byId,
    data: eventDetail,
  }),
  'GET /api/website/demo-webinar': endpoint({
    summary: 'The next free introductory webinar, if one is planned',
    who: 'any',
    data: eventCard.nullable(),
  }),
  'POST /api/website/demo-webinar-join': endpoint({
    summary: 'Enrol in the next introductory webinar; who is not logged in is asked to',
    who: 'any',
    data: enrolling,
    created: true,
    errors: ['loginRequired', ...cannotEnrol],
  }),
  'POST /api/website/webinar-enrollment': endpoint({
    summary:
      'Take a seat in a webinar; one that costs something is held for ten minutes and becomes an order',
    who: 'client',
    body: z.object({ webinar_u_id: uId }),
    data: enrolling,
    created: true,
    errors: cannotEnrol,
  }),
  'POST /api/website/workshop-enrollment': endpoint({
    summary:
      'Take a seat in a workshop; one that costs something is held for ten minutes and becomes an order',
    who: 'client',
    body: z.object({ workshop_u_id: uId }),
    data: enrolling,
    created: true,
    errors: cannotEnrol,
  }),
  'PUT /api/website/webinar-payment/{u_id}': endpoint({
    summary:
      "The browser's claim that a webinar was paid; null when the seat was gone and the money goes back",
    who: 'client',
    params: byId,
    body: z.strictObject(claim),
    data: enrolment.nullable(),
    errors: cannotPay,
  }),
  'PUT /api/website/workshop-payment/{u_id}': endpoint({
    summary:
      "The browser's claim that a workshop was paid; null when the seat was gone and the money goes back",
    who: 'client',
    params: byId,
    body: z.strictObject(claim),
    data: enrolment.nullable(),
    errors: cannotPay,
  }),
  'GET /api/website/event-enrollment/{u_id}': endpoint({
    summary: 'Whether I have a seat in an event, or keep one while I pay',
    who: 'client',
    params: byId,
    data: enrolment.nullable(),
  }),
  'GET /api/website/my-event': endpoint({
    summary:
      'Webinars and workshops that I am enrolled in: coming ones with those that I am paying for, past ones without a recording, or recordings',
    who: 'client',
    query: mine,
    data: z.array(myEvent),
    list: true,
  }),
  'GET /api/website/my-webinar': endpoint({
    summary: 'Webinars that I am enrolled in',
    who: 'client',
    query: mine,
    data: z.array(myEvent),
    list: true,
  }),
  'GET /api/website/my-workshop': endpoint({
    summary: 'Workshops that I am enrolled in',
    who: 'client',
    query: mine,
    data: z.array(myEvent),
    list: true,
  }),
  'GET /api/website/my-webinar/{uId}': endpoint({
    summary: 'A webinar of mine: how to join, or its recording',
    who: 'client',
    params: z.object({ uId }),
    data: myEventDetail,
    errors: ['notEnrolled'],
  }),
  'GET /api/website/my-workshop/{workshopId}': endpoint({
    summary: 'A workshop of mine: how to join, or its recording',
    who: 'client',
    params: z.object({ workshopId: uId }),
    data: myEventDetail,
    errors: ['notEnrolled'],
  }),
  'GET /api/website/event-give-back/{u_id}': endpoint({
    summary: 'What would go back, and where, if I gave my seat back now',
    who: 'client',
    params: byId,
    data: seatGiveBack,
    errors: ['notEnrolled', 'notNow'],
  }),
  'POST /api/website/event-give-back/{u_id}': endpoint({
    summary: 'Give my seat back, with the sum that was shown',
    who: 'client',
    params: byId,
    body: z.strictObject({ refund_paise: paise.min(0) }),
    data: seatGiveBack,
    errors: ['notEnrolled', 'notNow', 'refundChanged'],
  }),
  'GET /api/website/webinar-feedback-url/{u_id}': endpoint({
    summary: 'Where I can say how a webinar of mine was',
    who: 'client',
    params: byId,
    data: z.object({ url: z.string() }),
    errors: ['notEnrolled'],
  }),
  'PUT /api/website/webinar-feedback/{u_id}': endpoint({
    summary: 'Say how a webinar of mine was, or change what I said',
    who: 'client',
    params: byId,
    body: feedbackForm,
    data: eventFeedback,
    errors: ['notEnrolled', 'feedbackTooEarly'],
  }),
  'PUT /api/website/workshop-feedback/{u_id}': endpoint({
    summary: 'Say how a workshop of mine was, or change what I said',
    who: 'client',
    params: byId,
    body: feedbackForm,
    data: eventFeedback,
    errors: ['notEnrolled', 'feedbackTooEarly'],
  }),
}

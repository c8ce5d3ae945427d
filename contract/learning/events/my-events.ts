import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { playedMedia } from '../../foundation/media.ts'
import { eventTimes, feedbackMax } from '../../vocabulary.ts'
import { enrolment } from './enrolments.ts'
import { eventCard, eventVenue } from './events.ts'
import { eventMessages } from './messages.ts'

export const eventFeedback = z.object({
  stars: z.int().min(1).max(5),
  text: z.string(),
  updated_at: instant,
})
export type EventFeedback = z.output<typeof eventFeedback>

/** An event in which I am enrolled or hold a seat while I pay. A cancelled one stays in the list, as `cancelled`. */
export const myEvent = eventCard.extend({
  ends_at: instant,
  state: z.enum(['upcoming', 'recorded', 'over', 'cancelled']),
  enrolment,
  feedback: eventFeedback.nullable(),
})
export type MyEvent = z.output<typeof myEvent>

export const eventJoin = z.object({
  opens_at: instant,
  closes_at: instant,
  /** The joining link, from 15 minutes before the start until the end; otherwise null. */
  address: z.string().nullable(),
  is_room: z
    .boolean()
    .meta({ description: 'Whether it takes place in our own room; the id of the room is that of the event' }),
})

/** One of my events, with everything needed to join. */
export const myEventDetail = myEvent.extend({
  what_to_bring: z.string(),
  venue: eventVenue.nullable(),
  /** Null for in-person events. */
  join: eventJoin.nullable(),
  /** The ticket for an in-person event; null once it has ended. */
  ticket: z
    .object({
      code: z.string(),
      /** Its QR code: an SVG path in a square of `size` units. */
      qr: z.object({ size: z.int(), path: z.string() }),
      checked_in_at: instant.nullable(),
    })
    .nullable(),
  /** Signed addresses of the recording, which expire together; call again for new ones. */
  recording: playedMedia
    .extend({
      captions: z.array(z.object({ language: z.string(), label: z.string(), address: z.string() })),
      seconds: z.int(),
      addresses_until: instant,
    })
    .nullable(),
})
export type MyEventDetail = z.output<typeof myEventDetail>

const mine = z.strictObject({ when: z.enum(eventTimes).default('upcoming'), ...paging(20) })
const byId = z.object({ u_id: uId })
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

export const myEvents = {
  'GET /api/website/my-event': endpoint({
    summary:
      'List my webinars and workshops: upcoming ones, including seats held while I pay; past ones without a recording; or recordings',
    who: 'client',
    query: mine,
    data: z.array(myEvent),
    list: true,
  }),
  'GET /api/website/my-webinar': endpoint({
    summary: 'List my webinars',
    who: 'client',
    query: mine,
    data: z.array(myEvent),
    list: true,
  }),
  'GET /api/website/my-workshop': endpoint({
    summary: 'List my workshops',
    who: 'client',
    query: mine,
    data: z.array(myEvent),
    list: true,
  }),
  'GET /api/website/my-webinar/{uId}': endpoint({
    summary: 'Get one of my webinars: how to join, or its recording',
    who: 'client',
    params: z.object({ uId }),
    data: myEventDetail,
    errors: ['notEnrolled'],
  }),
  'GET /api/website/my-workshop/{workshopId}': endpoint({
    summary: 'Get one of my workshops: how to join, or its recording',
    who: 'client',
    params: z.object({ workshopId: uId }),
    data: myEventDetail,
    errors: ['notEnrolled'],
  }),
  'GET /api/website/webinar-feedback-url/{u_id}': endpoint({
    summary: 'Get the address of the feedback form for one of my webinars',
    who: 'client',
    params: byId,
    data: z.object({ url: z.string() }),
    errors: ['notEnrolled'],
  }),
  'PUT /api/website/webinar-feedback/{u_id}': endpoint({
    summary: 'Give or change my feedback on a webinar',
    who: 'client',
    params: byId,
    body: feedbackForm,
    data: eventFeedback,
    errors: ['notEnrolled', 'feedbackTooEarly'],
  }),
  'PUT /api/website/workshop-feedback/{u_id}': endpoint({
    summary: 'Give or change my feedback on a workshop',
    who: 'client',
    params: byId,
    body: feedbackForm,
    data: eventFeedback,
    errors: ['notEnrolled', 'feedbackTooEarly'],
  }),
}

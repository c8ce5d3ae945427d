import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { eventKind, eventVenue } from './events.ts'
import { eventJoin } from './my-events.ts'

export const hostedEvent = z.object({
  u_id: uId,
  kind: eventKind,
  title: z.string(),
  /** Whether I am the host; otherwise I am a co-host. */
  is_host: z.boolean(),
  starts_at: instant,
  ends_at: instant,
  seats: z.int().nullable(),
  /** Number of participants enrolled now. */
  enrolled: z.int(),
  /** Number of participants who attended. */
  attended: z.int(),
  venue: eventVenue.nullable(),
  join: eventJoin.nullable(),
  is_demo: z.boolean(),
})
export type HostedEvent = z.output<typeof hostedEvent>

/** The most upcoming events in the list of a host. */
export const hostedEventsMax = 50
/** Participants can be checked in from this many hours before the start until as many after the end. */
export const checkInHours = 2

export const participant = z.object({
  enrollment_u_id: uId,
  /** The name that the participant chose. */
  name: z.string(),
  checked_in_at: instant.nullable(),
  checked_in_by: z.enum(['ticket', 'host']).nullable(),
  /** Whether the participant was in our own room of the online event. */
  was_in_room: z.boolean(),
})
export type Participant = z.output<typeof participant>

const hostedFeedback = z.object({ stars: z.int(), text: z.string(), created_at: instant })

export const hostedEventDetail = hostedEvent.extend({
  /** Whether participants can be checked in now, and from when until when. */
  is_check_in_open: z.boolean(),
  check_in_from: instant,
  check_in_until: instant,
  /** The feedback, without names. */
  feedback: z.array(hostedFeedback),
  average_stars: z.number().nullable(),
  /** The recording that participants can watch. */
  recording: z.object({ type: z.string(), address: z.string(), seconds: z.int() }).nullable(),
  /** A recording that the host sent and staff have not reviewed yet, or have rejected. */
  sent_recording: z
    .object({
      address: z.string(),
      seconds: z.int(),
      sent_at: instant,
      refused_because: z.string().nullable(),
    })
    .nullable(),
  may_send_recording: z.boolean(),
})
export type HostedEventDetail = z.output<typeof hostedEventDetail>

const eventId = z.object({ eventId: uId })

/** The longest text from a scanner: the code alone, or an address with it. */
export const ticketMax = 400

export const hostedEvents = {
  'GET /api/practice/event': endpoint({
    summary: `List the next ${hostedEventsMax} webinars and workshops that I host or co-host, soonest first`,
    who: 'healer',
    data: z.array(hostedEvent),
  }),
  'GET /api/practice/event-past': endpoint({
    summary: 'List past webinars and workshops that I hosted, latest first',
    who: 'healer',
    query: z.strictObject(paging(10)),
    data: z.array(hostedEvent),
    list: true,
  }),
  'GET /api/practice/event/{eventId}': endpoint({
    summary: 'Get an event that I host: enrolments, attendance, feedback and recording',
    who: 'healer',
    params: eventId,
    data: hostedEventDetail,
  }),
  'GET /api/practice/event/{eventId}/participant': endpoint({
    summary: 'List the participants of an event that I host, by name',
    who: 'healer',
    params: eventId,
    query: z.strictObject({ ...paging(50), search: z.string().trim().max(80).optional() }),
    data: z.array(participant),
    list: true,
  }),
  'POST /api/practice/event/{eventId}/recording': endpoint({
    summary:
      'Submit an uploaded video as the recording of my event; staff review it before participants can watch it',
    who: 'healer',
    params: eventId,
    body: z.strictObject({ upload_u_id: uId }),
    data: hostedEventDetail,
    created: true,
    errors: ['fileRefused', 'notNow'],
  }),
  'DELETE /api/practice/event/{eventId}/recording': endpoint({
    summary: 'Withdraw a recording that staff have not accepted',
    who: 'healer',
    params: eventId,
    data: hostedEventDetail,
  }),
  'POST /api/practice/event/{eventId}/check-in': endpoint({
    summary: 'Check a participant in by their ticket, once: the scanned QR code, or the code as typed',
    who: 'healer',
    params: eventId,
    body: z.strictObject({
      ticket: z.string().trim().min(1, { error: 'This field is required' }).max(ticketMax),
    }),
    data: participant,
    errors: ['notNow', 'ticketUnknown', 'ticketUsed'],
  }),
  'PUT /api/practice/event/{eventId}/attendance/{enrollmentId}': endpoint({
    summary: 'Mark by hand whether a participant attended',
    who: 'healer',
    params: z.object({ eventId: uId, enrollmentId: uId }),
    body: z.strictObject({ was_there: z.boolean() }),
    data: participant,
    errors: ['notNow'],
  }),
}

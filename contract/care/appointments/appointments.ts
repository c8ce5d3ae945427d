import { z } from 'zod'
import { endpoint, instant, paging, paise, uId } from '../../endpoint.ts'
import { appointmentPolicy } from '../../foundation/settings.ts'
import { refundedParts } from '../../money/payments/payments.ts'
import { descriptionMissing } from '../../vocabulary.ts'
import { healerImage } from '../healers/healers.ts'
import { meetingMode, meetingPlace } from '../healers/places.ts'
import { bookedService } from '../healers/services.ts'
import { cancelPreview } from './cancel-preview.ts'
import { appointmentDescription } from './description.ts'
import { appointmentStates } from './rules.ts'

export const appointmentState = z.enum(appointmentStates)
const cancelledBy = z.enum(['client', 'healer']).nullable()

/** The history of an appointment, for both sides. */
const history = {
  hold_until: instant.nullable(),
  /** When each side confirmed that they will attend. */
  client_confirmed_at: instant.nullable(),
  healer_confirmed_at: instant.nullable(),
  /** The time before the last reschedule, who rescheduled it, and whether the client still has to accept the new time. */
  rescheduled_from: instant.nullable(),
  rescheduled_by: cancelledBy,
  /** When it was paid; for free ones, when it was made. */
  booked_at: instant,
  is_reschedule_open: z.boolean(),
  cancelled_by: cancelledBy,
  reported_at: instant.nullable(),
  is_demo: z.boolean(),
  /** A free session with an intern: no order, no money. */
  is_free: z.boolean(),
  /** Where they meet in person, as the place is now; null: online. */
  place: meetingPlace.nullable(),
  /** When the client arrived at the place, and who said so. */
  arrived_at: instant.nullable(),
  arrived_by: cancelledBy,
  /** Until when it is or was to be paid, of a session that is paid later; null once it is paid, and for all others. */
  pay_by: instant.nullable(),
  /** Until when the client is asked whether they want what the practice booked for them; null for all others. */
  ask_until: instant.nullable(),
  /** The series that it is a session of, which one of it, and how many were booked. */
  series: z.object({ u_id: uId, number: z.int(), count: z.int() }).nullable(),
  /** Several clients have it together, each with an appointment of their own. */
  is_together: z.boolean(),
  /** The room of the session, online: the same for all who have it together. */
  room_u_id: uId,
  /** The session pack that paid for it. */
  session_pack_u_id: uId.nullable(),
  /** The healing session (the healer's offer) from which it was booked. */
  healing_session_u_id: uId.nullable(),
  /** The policy as published at the time of booking. */
  policy: appointmentPolicy,
}

const party = z.object({ u_id: uId, full_name: z.string(), title: z.string(), image: healerImage.nullable() })

export const appointment = z.object({
  u_id: uId,
  state: appointmentState,
  payment_state: z.enum(['pending', 'failed', 'paid', 'refunded', 'none']),
  starts_at: instant,
  ends_at: instant,
  ...bookedService,
  ...history,
  mode: meetingMode,
  description: z.string(),
  price_paise: paise,
  /** The refunded part of the price, including the shares of a coupon and of the organisation. */
  refunded_paise: paise,
  refunded_money_paise: paise,
  refunded_coupon_paise: paise,
  refunded_allowance_paise: paise,
  refunded_parts: refundedParts,
  order_u_id: uId.nullable(),
  /** Set after the client released the time: the refund if no one books it, and the outcome. */
  release: z
    .object({ percent: z.int(), ended_by: z.enum(['taken', 'client', 'healer', 'start']).nullable() })
    .nullable(),
  healer: party.extend({ time_zone: z.string(), main_category: z.string() }),
  created_at: instant,
})
export type Appointment = z.output<typeof appointment>

/** The healer's view, with the name that the client chose. */
export const practiceAppointment = z.object({
  u_id: uId,
  state: appointmentState,
  starts_at: instant,
  ends_at: instant,
  ...bookedService,
  ...history,
  mode: meetingMode,
  /** The room of the place that is kept for it. */
  treatment_room: z.string().nullable(),
  description: z.string(),
  healer_u_id: uId,
  client_name: z.string(),
  /** The others who come together with this client, in the appointment of the one who booked. */
  companions: z.array(z.string()),
  client_session_number: z.int().meta({ description: 'Which session of this client with this healer' }),
  earnings_paise: paise.meta({ description: 'The healer’s earnings, final once the session is completed' }),
})
export type PracticeAppointment = z.output<typeof practiceAppointment>

/** The refund that was previewed. If the amount has changed, nothing is cancelled and the answer is `refundChanged`. */
const cancelRequest = z.strictObject({ refund_paise: paise.min(0) })
const newTime = z.strictObject({ starts_at: instant })
const one = z.object({ appointmentId: uId })
const cannot = ['notNow'] as const
const rescheduleErrors = ['notNow', 'slotTaken', 'slotNotOffered', 'clientBusy', 'blocked'] as const

export const appointmentMessages = {
  booked: 'Appointment booked successfully',
  pastTime: 'Please select a time and date after the current time',
  descriptionMissing,
  rescheduled: 'Your appointment has been rescheduled',
  cancelled: 'Your appointment has been cancelled',
  confirmed: 'Thank you. Your session is confirmed',
} as const

export const appointments = {
  'POST /api/website/appointment': endpoint({
    summary: 'Hold an available time for ten minutes and open its order',
    who: 'client',
    body: z.strictObject({
      healer_u_id: uId,
      /** Without it the healer's first service, of 45 minutes. */
      service_u_id: uId.optional(),
      starts_at: instant,
      mode: meetingMode,
      /** Where, for a session in person: one of the service's places. */
      place_u_id: uId.optional(),
      description: appointmentDescription,
      /** The session pack that pays for it, without an order: confirmed immediately. */
      subscription_package_u_id: uId.optional(),
      /** Confirmed at once, without `hold_until`, and paid until some hours before; where the service says so. */
      pays_later: z.boolean().optional(),
      /** For whom it is, of `GET /api/website/dependant`; without it for me. I pay, and see dates and receipts. */
      for_u_id: uId.optional(),
      /** The time was held before the log-in, with `POST /api/website/slot-hold`. */
      hold_u_id: uId.optional(),
    }),
    data: z.object({ u_id: uId, order_u_id: uId.nullable(), hold_until: instant.nullable() }),
    created: true,
    errors: [
      'slotTaken',
      'slotNotOffered',
      'blocked',
      'profileIncomplete',
      'clientBusy',
      'tooManyHolds',
      'noPackSession',
    ],
  }),
  'GET /api/website/appointment': endpoint({
    summary: 'List my appointments: upcoming ones, soonest first; with `is_history` past ones, latest first',
    who: 'client',
    query: z.strictObject({
      ...paging(20),
      is_history: z.stringbool().default(false),
      request_type: z.enum(['all', 'paid', 'demo']).default('all'),
    }),
    data: z.array(appointment),
    list: true,
  }),
  'GET /api/website/appointment/{appointmentId}': endpoint({
    summary: 'Get one of my appointments',
    who: 'client',
    params: z.object({ appointmentId: uId }),
    data: appointment,
  }),
  'PUT /api/website/appointment-payment/{u_id}': endpoint({
    summary: 'Report that an appointment was paid; the payment gateway is asked before it counts',
    who: 'client',
    params: z.object({ u_id: uId }),
    body: z.strictObject({
      razor_pay_payment_id: z.string().max(64),
      razor_pay_signature: z.string().max(256).optional(),
    }),
    data: appointment,
    errors: ['paymentMismatch', 'paymentNotComplete', 'gatewayUnavailable'],
  }),
  'POST /api/website/appointment/{appointmentId}/confirm': endpoint({
    summary: 'Confirm that I will attend',
    who: 'client',
    params: one,
    data: appointment,
    errors: cannot,
  }),
  'POST /api/website/appointment/{appointmentId}/reschedule': endpoint({
    summary: 'Reschedule to another available time of the same healer; the order and its payment stay',
    who: 'client',
    params: one,
    body: newTime,
    data: appointment,
    errors: rescheduleErrors,
  }),
  'POST /api/website/appointment/{appointmentId}/accept-reschedule': endpoint({
    summary: 'Accept the new time that the healer chose. To decline it, cancel: the refund is full',
    who: 'client',
    params: one,
    data: appointment,
    errors: cannot,
  }),
  'GET /api/website/appointment/{appointmentId}/cancel': endpoint({
    summary: 'Preview the refund of cancelling now, by payment source',
    who: 'client',
    params: one,
    data: cancelPreview,
    errors: cannot,
  }),
  'POST /api/website/appointment/{appointmentId}/cancel': endpoint({
    summary: 'Cancel, with the refund amount that was previewed',
    who: 'client',
    params: one,
    body: cancelRequest,
    data: appointment,
    errors: ['notNow', 'refundChanged'],
  }),
  'POST /api/website/appointment/{appointmentId}/release': endpoint({
    summary:
      'Release the time, so that others can book it until it starts. If someone does, I am refunded in full; otherwise the cancellation policy of this moment applies',
    who: 'client',
    params: one,
    data: appointment,
    errors: cannot,
  }),
  'POST /api/website/appointment/{appointmentId}/take-back': endpoint({
    summary: 'Withdraw the release of a time that no one has booked yet',
    who: 'client',
    params: one,
    data: appointment,
    errors: rescheduleErrors,
  }),
  'POST /api/website/appointment/{appointmentId}/report-absence': endpoint({
    summary: 'Report that the healer did not join',
    who: 'client',
    params: one,
    data: appointment,
    errors: cannot,
  }),
  'GET /api/practice/appointment': endpoint({
    summary: 'List the appointments with me in a period',
    who: 'healer',
    query: z.strictObject({ from: instant, to: instant }),
    data: z.array(practiceAppointment),
  }),
  'GET /api/practice/appointment/{appointmentId}': endpoint({
    summary: 'Get one appointment with me',
    who: 'healer',
    params: z.object({ appointmentId: uId }),
    data: practiceAppointment,
  }),
  'POST /api/practice/appointment/{appointmentId}/confirm': endpoint({
    summary: 'Confirm that I will attend',
    who: 'healer',
    params: one,
    data: practiceAppointment,
    errors: cannot,
  }),
  'POST /api/practice/appointment/{appointmentId}/reschedule': endpoint({
    summary: 'Reschedule to another of my available times; the client is asked to accept it',
    who: 'healer',
    params: one,
    body: newTime,
    data: practiceAppointment,
    errors: rescheduleErrors,
  }),
  'POST /api/practice/appointment/{appointmentId}/cancel': endpoint({
    summary: 'Cancel; the client is refunded in full',
    who: 'healer',
    params: one,
    data: practiceAppointment,
    errors: cannot,
  }),
  'POST /api/practice/appointment/{appointmentId}/complete': endpoint({
    summary: 'Mark the session as held',
    who: 'healer',
    params: one,
    data: practiceAppointment,
    errors: cannot,
  }),
  'POST /api/practice/appointment/{appointmentId}/no-show': endpoint({
    summary: 'Report that the client did not join',
    who: 'healer',
    params: one,
    data: practiceAppointment,
    errors: cannot,
  }),
  'POST /api/practice/appointment/{appointmentId}/answer-report': endpoint({
    summary: 'Answer the client’s report that I did not join: admit it, or dispute it',
    who: 'healer',
    params: one,
    body: z.strictObject({ was_there: z.boolean() }),
    data: practiceAppointment,
    errors: cannot,
  }),
}

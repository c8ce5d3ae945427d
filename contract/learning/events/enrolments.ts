import { z } from 'zod'
import { endpoint, instant, paise, uId } from '../../endpoint.ts'

/**
 * My enrolment. `held`: the seat is held until `hold_until` while I pay. `event-cancelled`: staff cancelled the event,
 * with a full refund.
 */
export const enrolment = z.object({
  u_id: uId,
  event_u_id: uId,
  state: z.enum(['held', 'enrolled', 'event-cancelled']),
  order_u_id: uId.nullable(),
  hold_until: instant.nullable(),
  /** Until when I can cancel, if I can now. */
  cancellable_until: instant.nullable(),
})
export type Enrolment = z.output<typeof enrolment>

/** `order`: an order was opened and must be paid. */
export const enrolling = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('enrolled'), enrolment }),
  z.object({ outcome: z.literal('order'), order_u_id: uId, hold_until: instant }),
])
export type Enrolling = z.output<typeof enrolling>

/** The effect of cancelling the enrolment now: exact amounts in paise, by payment source. */
export const enrolmentRefund = z.object({
  refund_paise: paise,
  gateway_paise: paise,
  /** Paid back at the desk. */
  desk_paise: paise,
  wallet_paise: paise,
  life_points_paise: paise,
  coupon_paise: paise,
})
export type EnrolmentRefund = z.output<typeof enrolmentRefund>

const byId = z.object({ u_id: uId })
const claim = {
  /** The order; by default that of my latest enrolment. */
  payment_u_id: uId.optional(),
  razor_pay_payment_id: z.string().max(64),
  razor_pay_signature: z.string().max(256).optional(),
}
const cannotEnrol = ['alreadyEnrolled', 'seatsGone', 'enrolmentClosed'] as const
const cannotPay = ['paymentMismatch', 'paymentNotComplete', 'gatewayUnavailable'] as const

export const enrolments = {
  'POST /api/website/demo-webinar-join': endpoint({
    summary: 'Enrol in the next introductory webinar; visitors are asked to log in',
    who: 'any',
    data: enrolling,
    created: true,
    errors: ['loginRequired', ...cannotEnrol],
  }),
  'POST /api/website/webinar-enrollment': endpoint({
    summary: 'Enrol in a webinar. If it is not free, the seat is held for ten minutes and an order is opened',
    who: 'client',
    body: z.object({ webinar_u_id: uId }),
    data: enrolling,
    created: true,
    errors: cannotEnrol,
  }),
  'POST /api/website/workshop-enrollment': endpoint({
    summary:
      'Enrol in a workshop. If it is not free, the seat is held for ten minutes and an order is opened',
    who: 'client',
    body: z.object({ workshop_u_id: uId }),
    data: enrolling,
    created: true,
    errors: cannotEnrol,
  }),
  'PUT /api/website/webinar-payment/{u_id}': endpoint({
    summary: 'Report that a webinar was paid; null when no seat was left and the payment is refunded',
    who: 'client',
    params: byId,
    body: z.strictObject(claim),
    data: enrolment.nullable(),
    errors: cannotPay,
  }),
  'PUT /api/website/workshop-payment/{u_id}': endpoint({
    summary: 'Report that a workshop was paid; null when no seat was left and the payment is refunded',
    who: 'client',
    params: byId,
    body: z.strictObject(claim),
    data: enrolment.nullable(),
    errors: cannotPay,
  }),
  'GET /api/website/event-enrollment/{u_id}': endpoint({
    summary: 'Get my enrolment in an event, or the seat held while I pay',
    who: 'client',
    params: byId,
    data: enrolment.nullable(),
  }),
  'GET /api/website/event-give-back/{u_id}': endpoint({
    summary: 'Preview the refund of cancelling my enrolment now, by payment source',
    who: 'client',
    params: byId,
    data: enrolmentRefund,
    errors: ['notEnrolled', 'notNow'],
  }),
  'POST /api/website/event-give-back/{u_id}': endpoint({
    summary: 'Cancel my enrolment, with the refund amount that was previewed',
    who: 'client',
    params: byId,
    body: z.strictObject({ refund_paise: paise.min(0) }),
    data: enrolmentRefund,
    errors: ['notEnrolled', 'notNow', 'refundChanged'],
  }),
}

import { z } from 'zod'
import { instant, paise, uId } from '../../endpoint.ts'

const appointment = z.object({
  appointment_u_id: uId,
  healer_u_id: uId,
  client_u_id: uId,
  service_u_id: uId.nullable(),
  state: z.string(),
  start_time: instant,
  end_time: instant,
  previous_start_time: instant.nullable(),
  cancelled_by: z.enum(['client', 'healer']).nullable(),
  mode: z.string(),
  is_free: z.boolean(),
  price_paise: paise,
})
const order = z.object({
  order_u_id: uId,
  client_u_id: uId,
  kind: z.string(),
  item_u_id: uId,
  price_paise: paise,
})
const refund = z.object({ refund_u_id: uId, order_u_id: uId, amount_paise: paise, attempt: z.int() })
const entitlement = z.object({
  entitlement_u_id: uId,
  client_u_id: uId,
  kind: z.enum(['course', 'bundle', 'ebook']),
  item_u_id: uId,
  order_u_id: uId.nullable(),
})
const enrolment = z.object({
  enrolment_u_id: uId,
  event_u_id: uId,
  healer_u_id: uId,
  client_u_id: uId,
  order_u_id: uId.nullable(),
  state: z.enum(['enrolled', 'cancelled', 'event-cancelled']),
})

/**
 * What other systems can hear of: ids, states, times in UTC and amounts in paise, never words of a client or about their
 * health. `subject` names the field of the record whose events come in their order.
 */
export const webhookEvents = {
  'appointment.booked': { label: 'An appointment is booked', subject: 'appointment_u_id', data: appointment },
  'appointment.rescheduled': {
    label: 'An appointment is rescheduled',
    subject: 'appointment_u_id',
    data: appointment,
  },
  'appointment.cancelled': {
    label: 'An appointment is cancelled, or ends unpaid',
    subject: 'appointment_u_id',
    data: appointment,
  },
  'appointment.completed': {
    label: 'An appointment took place',
    subject: 'appointment_u_id',
    data: appointment,
  },
  'appointment.missed': {
    label: 'An appointment was missed by one side',
    subject: 'appointment_u_id',
    data: appointment,
  },
  'client.created': {
    label: 'A client is new',
    subject: 'client_u_id',
    data: z.object({ client_u_id: uId, origin: z.enum(['self', 'desk']) }),
  },
  'order.paid': {
    label: 'An order is paid',
    subject: 'order_u_id',
    data: order.extend({ tax_paise: paise }),
  },
  'order.refunded': {
    label: 'An order is refunded, in part or whole',
    subject: 'order_u_id',
    data: order.extend({ refund_u_id: uId, to_wallet: z.boolean() }),
  },
  'payment.failed': {
    label: 'A payment fails',
    subject: 'order_u_id',
    data: z.object({ order_u_id: uId, amount_paise: paise, method: z.string() }),
  },
  'refund.sent': { label: 'A refund leaves for the bank', subject: 'refund_u_id', data: refund },
  'refund.failed': { label: 'A refund fails at the gateway', subject: 'refund_u_id', data: refund },
  'entitlement.granted': {
    label: 'A course, bundle or e-book is bought or given',
    subject: 'entitlement_u_id',
    data: entitlement,
  },
  'entitlement.ended': {
    label: 'Access to a course, bundle or e-book ends',
    subject: 'entitlement_u_id',
    data: entitlement,
  },
  'session_pack.created': {
    label: 'A pack of sessions is bought',
    subject: 'session_pack_u_id',
    data: z.object({
      session_pack_u_id: uId,
      healer_u_id: uId,
      client_u_id: uId,
      order_u_id: uId.nullable(),
      session_count: z.int(),
      expires_at: instant,
    }),
  },
  'enrolment.created': { label: 'A seat of an event is taken', subject: 'enrolment_u_id', data: enrolment },
  'enrolment.cancelled': {
    label: 'A seat of an event is given back',
    subject: 'enrolment_u_id',
    data: enrolment,
  },
  'intake_form.sent': {
    label: 'A client sends a form before a session (without its answers)',
    subject: 'appointment_u_id',
    data: z.object({ appointment_u_id: uId, healer_u_id: uId, client_u_id: uId }),
  },
  'review.created': {
    label: 'A client reviews a healer (the stars, not the words)',
    subject: 'review_u_id',
    data: z.object({
      review_u_id: uId,
      healer_u_id: uId,
      client_u_id: uId.nullable(),
      stars: z.int().min(1).max(5),
    }),
  },
} as const satisfies Record<string, { label: string; subject: string; data: z.ZodObject }>

export type WebhookEventKind = keyof typeof webhookEvents
export const webhookEventKinds = Object.keys(webhookEvents) as [WebhookEventKind, ...WebhookEventKind[]] // its own keys

/** What belongs to one healer, of which they may hear themselves. */
export const healerEventKinds = [
  'appointment.booked',
  'appointment.rescheduled',
  'appointment.cancelled',
  'appointment.completed',
  'appointment.missed',
  'session_pack.created',
  'enrolment.created',
  'enrolment.cancelled',
  'intake_form.sent',
  'review.created',
  'order.paid',
  'order.refunded',
] as const satisfies readonly WebhookEventKind[]
export type HealerEventKind = (typeof healerEventKinds)[number]

/** Sent by a press in the back office, so that a receiver can be tried. */
export const testEventKind = 'webhook.test'

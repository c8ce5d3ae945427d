import { z } from 'zod'
import { leastGatewayPaise } from '../../business.ts'
import { endpoint, instant, paging, paise, uId } from '../../endpoint.ts'
import { descriptionMax, healingTitleMax } from '../../vocabulary.ts'
import { appointment, appointmentState } from '../appointments/appointments.ts'
import { sessionMode } from '../healers/healers.ts'
import { healingSessionStates } from './rules.ts'

export const healingSessionState = z.enum(healingSessionStates)

/** The fields that both sides see. */
const shared = {
  u_id: uId,
  state: healingSessionState,
  title: z.string(),
  /** The healer's description of the session. */
  description: z.string(),
  starts_at: instant,
  ends_at: instant,
  /** The healer's first service has the healer's id. */
  service_u_id: uId,
  mode: sessionMode,
  price_paise: paise,
  /** The time is held until then: first for the client's answer, after accepting for the payment. */
  stands_until: instant,
  answered_at: instant.nullable(),
  /** The appointment that was booked from this offer. */
  appointment_u_id: uId.nullable(),
  appointment_state: appointmentState.nullable(),
  is_demo: z.boolean(),
  created_at: instant,
}

export const healingSession = z.object({
  ...shared,
  healer: appointment.shape.healer,
  order_u_id: uId.nullable(),
  payment_state: appointment.shape.payment_state,
})
export type HealingSession = z.output<typeof healingSession>

/** The healer's view. */
export const practiceHealingSession = z.object({
  ...shared,
  client_name: z.string(),
  /** The appointment after or during which it was offered. */
  after_appointment_u_id: uId,
})
export type PracticeHealingSession = z.output<typeof practiceHealingSession>

export const healingSessionMessages = {
  offered: 'The offer has been sent to your client',
  withdrawn: 'The offer has been withdrawn',
  declined: 'The offer has been declined. The healer has been notified',
  accepted: 'The time is held for you. Please pay to confirm',
  booked: 'Your healing session is booked',
  titleMissing: 'Please enter a title',
  wordsMissing: 'Please enter a description',
} as const

/** The form of an offer. */
export const healingOffer = z.strictObject({
  appointment_u_id: uId.meta({
    description: 'Any appointment with me of the client to whom the session is offered',
  }),
  title: z
    .string({ error: healingSessionMessages.titleMissing })
    .trim()
    .min(1, { error: healingSessionMessages.titleMissing })
    .max(healingTitleMax),
  description: z
    .string({ error: healingSessionMessages.wordsMissing })
    .trim()
    .min(1, { error: healingSessionMessages.wordsMissing })
    .max(descriptionMax),
  starts_at: instant.meta({ description: 'One of my available times; it is held from now on' }),
  /** Without it the healer's first service, of 45 minutes. The price is the offer's own. */
  service_u_id: uId.optional(),
  mode: sessionMode,
  /** 0, or at least the minimum of the payment gateway; the maximum is a setting. */
  price_paise: paise
    .min(0)
    .refine((price) => price === 0 || price >= leastGatewayPaise, { error: 'Please enter 0, or ₹1 or more' }),
  /** Hours until the offer expires; by default the setting. Never later than the start. */
  stands_hours: z.int().min(1).max(168).optional(),
})

const one = z.object({ uId })

/** Healing sessions: what a healer offers a client who has or had an appointment with them. */
export const healingSessions = {
  'GET /api/website/healing-session': endpoint({
    summary: 'List healing sessions offered to me: those waiting for my answer first, then the latest',
    who: 'client',
    query: z.strictObject(paging(20)),
    data: z.array(healingSession),
    list: true,
  }),
  'GET /api/website/healing-session/{uId}': endpoint({
    summary: 'Get one healing session offered to me',
    who: 'client',
    params: one,
    data: healingSession,
  }),
  'PATCH /api/website/healing-session/{uId}': endpoint({
    summary:
      'Accept an offer, which opens its order, or decline it. A free one, or one paid from the wallet alone, is booked immediately. Send an Idempotency-Key',
    who: 'client',
    params: one,
    body: z.strictObject({
      accepted_by_patient: z.boolean(),
      wallet_discount: z
        .number()
        .min(0)
        .multipleOf(0.01)
        .default(0)
        .meta({ description: 'Rupees to pay from my wallet, such as 250 or 99.5; never paise' }),
    }),
    data: healingSession,
    errors: [
      'offerClosed',
      'notNow',
      'profileIncomplete',
      'guardianNeeded',
      'blocked',
      'insufficientWallet',
      'idempotencyKeyReused',
      'stillWorking',
      'paymentNotComplete',
    ],
  }),
  'PUT /api/website/healing-session-payment/{u_id}': endpoint({
    summary: 'Report that a healing session was paid; the payment gateway is asked before it counts',
    who: 'client',
    params: z.object({ u_id: uId }),
    body: z.strictObject({
      razor_pay_payment_id: z.string().max(64),
      razor_pay_signature: z.string().max(256).optional(),
    }),
    data: healingSession,
    errors: ['orderNotOpen', 'paymentMismatch', 'paymentNotComplete', 'gatewayUnavailable'],
  }),
  'GET /api/practice/healing-session': endpoint({
    summary: 'List healing sessions that I offered, latest first; with an appointment, those to its client',
    who: 'healer',
    query: z.strictObject({ ...paging(20), appointment_u_id: uId.optional() }),
    data: z.array(practiceHealingSession),
    list: true,
  }),
  'POST /api/practice/healing-session': endpoint({
    summary: 'Offer a healing session; its time is held while the offer is open',
    who: 'healer',
    body: healingOffer,
    data: practiceHealingSession,
    created: true,
    errors: [
      'notNow',
      'offerWaiting',
      'slotTaken',
      'slotNotOffered',
      'clientBusy',
      'blocked',
      'idempotencyKeyReused',
    ],
  }),
  'POST /api/practice/healing-session/{uId}/withdraw': endpoint({
    summary: 'Withdraw an offer that was not answered yet; its time is available again',
    who: 'healer',
    params: one,
    data: practiceHealingSession,
    errors: ['offerClosed'],
  }),
}

import { z } from 'zod'
import { endpoint, instant, paging, paise, uId } from '../endpoint.ts'
import { deskPaymentKinds, deskPaymentStates, deskRefundStates } from './payments/desk-payments.ts'
import { orderKinds } from './payments/payments.ts'

/** Colleagues at the counter. Of the front desk, each sees the clients of the healers that they work for. */
const counter = ['desk', 'finance', 'admin'] as const
const finance = ['finance', 'admin'] as const
const required = 'This field is required'

export const tillSessionStates = ['open', 'counted', 'closed'] as const
export type TillSessionState = (typeof tillSessionStates)[number]

const person = z.object({ u_id: uId, name: z.string() })
const reason = z.string().trim().max(300)
const reference = z.string().trim().max(80).default('')
const cash = paise.min(0).max(100_000_000)

const deskPayment = z.object({
  u_id: uId,
  order_u_id: uId,
  title: z.string(),
  client_name: z.string(),
  kind: z.enum(deskPaymentKinds),
  amount_paise: paise,
  reference: z.string(),
  receipt_number: z.string(),
  state: z.enum(deskPaymentStates),
  taken_by: person,
  taken_at: instant,
  end_reason: z.string(),
})
export type DeskPayment = z.output<typeof deskPayment>

const deskRefund = z.object({
  u_id: uId,
  order_u_id: uId,
  title: z.string(),
  client_name: z.string(),
  amount_paise: paise,
  /** What was handed out: cash goes to the next whole rupee. */
  paid_paise: paise.nullable(),
  kind: z.enum(deskPaymentKinds).nullable(),
  state: z.enum(deskRefundStates),
  created_at: instant,
  paid_at: instant.nullable(),
})
export type DeskRefund = z.output<typeof deskRefund>

const session = z.object({
  u_id: uId,
  till: z.object({ u_id: uId, name: z.string() }),
  state: z.enum(tillSessionStates),
  opened_by: person,
  opened_at: instant,
  opening_paise: paise,
  /** Cash that should be in the till now, or should have been when it was counted. */
  expected_paise: paise,
  counted_paise: paise.nullable(),
  /** Counted minus expected; null until it is counted. */
  difference_paise: z.int().nullable(),
  reason: z.string(),
  counted_at: instant.nullable(),
  closed_by: person.nullable(),
  closed_at: instant.nullable(),
})
export type TillSession = z.output<typeof session>

const sums = z.array(z.object({ kind: z.enum(deskPaymentKinds), taken_paise: paise, refunded_paise: paise }))
export type TillSums = z.output<typeof sums>

const wholeSession = session.extend({
  sums,
  payments: z.array(deskPayment),
  refunds: z.array(deskRefund),
  transfers: z.array(
    z.object({ u_id: uId, amount_paise: z.int(), note: z.string(), made_by: person, made_at: instant }),
  ),
})
export type WholeTillSession = z.output<typeof wholeSession>

const till = z.object({
  u_id: uId,
  name: z.string(),
  place: z.string().nullable(),
  cash_paise: paise,
  /** The session that is open or waits for a second colleague. */
  session: z.object({ u_id: uId, state: z.enum(tillSessionStates), opened_by: person }).nullable(),
})
export type Till = z.output<typeof till>

const payable = z.object({
  u_id: uId,
  title: z.string(),
  kind: z.enum(orderKinds),
  client_name: z.string(),
  price_paise: paise,
  /** Taken at the desk already. */
  desk_paise: paise,
  /** From coupon, wallet, points and organisation, as the client chose. */
  other_paise: paise,
  left_paise: paise,
  created_at: instant,
  /** Until when it is held for somebody who is paying; null for what may be paid at any time. */
  held_until: instant.nullable(),
  /** When the session or event begins; null for what has no time. */
  starts_at: instant.nullable(),
})
export type PayableOrder = z.output<typeof payable>

const ofSession = z.object({ sessionId: uId })
const ofPayment = z.object({ paymentId: uId })
const ofRefund = z.object({ refundId: uId })
const ofOrder = z.object({ orderId: uId })

export const tillCalls = {
  'GET /api/staff/counter': endpoint({
    summary: 'List the tills, and my open session with what was taken in it',
    who: counter,
    data: z.object({ tills: z.array(till), mine: wholeSession.nullable() }),
  }),
  'POST /api/staff/counter/{tillId}/open': endpoint({
    summary: 'Open a till. What was counted in it, where that differs from the last closing',
    who: counter,
    params: z.object({ tillId: uId }),
    body: z.strictObject({ counted_paise: cash.optional(), reason: reason.default('') }),
    data: wholeSession,
    created: true,
    errors: ['notNow'],
  }),
  'GET /api/staff/till-sessions': endpoint({
    summary: 'List sessions of tills, latest first',
    who: finance,
    query: z.strictObject({ ...paging(25), state: z.enum(tillSessionStates).optional() }),
    data: z.array(session),
    list: true,
  }),
  'GET /api/staff/till-sessions/{sessionId}': endpoint({
    summary: 'Get a session of a till with all that was taken and paid back in it',
    who: finance,
    params: ofSession,
    data: wholeSession,
  }),
  'POST /api/staff/till-sessions/{sessionId}/transfer': endpoint({
    summary:
      'Put cash from the bank into my open till, or take cash out of it to the bank (a negative amount)',
    who: counter,
    params: ofSession,
    body: z.strictObject({
      amount_paise: z
        .int()
        .min(-100_000_000)
        .max(100_000_000)
        .refine((amount) => amount !== 0 && amount % 100 === 0, { error: 'Please enter whole rupees' }),
      note: reason.default(''),
    }),
    data: wholeSession,
    created: true,
    errors: ['notNow'],
  }),
  'POST /api/staff/till-sessions/{sessionId}/close': endpoint({
    summary:
      'Close my till after counting its cash. Above the limit of the settings it waits for a second colleague',
    who: counter,
    params: ofSession,
    body: z.strictObject({ counted_paise: cash, reason: reason.default('') }),
    data: wholeSession,
    errors: ['notNow'],
  }),
  'POST /api/staff/till-sessions/{sessionId}/confirm': endpoint({
    summary: 'Confirm a colleague’s count that differs, never my own',
    who: finance,
    params: ofSession,
    data: wholeSession,
    errors: ['notNow', 'secondPersonNeeded'],
  }),
  'GET /api/staff/payable-orders': endpoint({
    summary: 'List orders that are not paid yet, latest first; search by client’s name, contact, or order id',
    who: counter,
    query: z.strictObject({ ...paging(25), search: z.string().trim().max(80).optional() }),
    data: z.array(payable),
    list: true,
  }),
  'GET /api/staff/payable-orders/{orderId}': endpoint({
    summary: 'Get what is left to pay of an order',
    who: counter,
    params: ofOrder,
    data: payable,
  }),
  'POST /api/staff/orders/{orderId}/desk-payments': endpoint({
    summary: 'Take money for an order into my open till. Send an Idempotency-Key',
    who: counter,
    params: ofOrder,
    body: z.strictObject({
      kind: z.enum(deskPaymentKinds),
      amount_paise: paise.min(1),
      reference,
    }),
    data: deskPayment.extend({ left_paise: paise }),
    created: true,
    errors: ['notNow', 'orderNotOpen', 'holdExpired', 'paymentNotComplete', 'idempotencyKeyReused'],
  }),
  'POST /api/staff/desk-payments/{paymentId}/reverse': endpoint({
    summary: 'Take back an entry of my open till that was a mistake; finance, one of any open till',
    who: counter,
    params: ofPayment,
    body: z.strictObject({ reason: reason.min(1, { error: required }) }),
    data: deskPayment,
    errors: ['notNow'],
  }),
  'GET /api/staff/desk-refunds': endpoint({
    summary: 'List what is to be paid back at the desk, oldest first, or what was, latest first',
    who: counter,
    query: z.strictObject({ ...paging(25), state: z.enum(deskRefundStates).default('due') }),
    data: z.array(deskRefund),
    list: true,
  }),
  'POST /api/staff/desk-refunds/{refundId}/pay': endpoint({
    summary: 'Pay a refund out of my open till',
    who: counter,
    params: ofRefund,
    body: z.strictObject({ kind: z.enum(deskPaymentKinds), reference }),
    data: deskRefund,
    errors: ['notNow'],
  }),
  'POST /api/staff/desk-refunds/{refundId}/to-wallet': endpoint({
    summary: 'Put a refund into the client’s wallet, because the client wants that',
    who: counter,
    params: ofRefund,
    data: deskRefund,
    errors: ['notNow'],
  }),
}

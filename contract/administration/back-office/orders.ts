import { z } from 'zod'
import { endpoint, instant, paging, paise, uId } from '../../endpoint.ts'
import { orderKinds, orderStates } from '../../money/payments/payments.ts'
import { ledgerTransaction } from './books.ts'

const who = ['finance', 'admin'] as const
const required = 'This field is required'

export const refundRequestStates = ['waiting', 'done', 'refused'] as const
/** `source`: each part is refunded to its source. `wallet`: all of it is refunded to the wallet. */
export const refundDestinations = ['source', 'wallet'] as const
export type RefundDestination = (typeof refundDestinations)[number]

const orderRow = z.object({
  u_id: uId,
  title: z.string(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  client_name: z.string(),
  price_paise: paise,
  refunded_paise: paise,
  receipt_number: z.string().nullable(),
  created_at: instant,
  paid_at: instant.nullable(),
})
export type StaffOrderRow = z.output<typeof orderRow>

const refundRequest = z.object({
  u_id: uId,
  order_u_id: uId,
  title: z.string(),
  price_paise: paise,
  destination: z.enum(refundDestinations),
  reason: z.string(),
  state: z.enum(refundRequestStates),
  asked_by: z.object({ u_id: uId, name: z.string() }),
  asked_at: instant,
  decided_by: z.object({ u_id: uId, name: z.string() }).nullable(),
  decided_at: instant.nullable(),
  decision_reason: z.string(),
})
export type RefundRequest = z.output<typeof refundRequest>

export const staffOrder = orderRow.extend({
  client_u_id: uId,
  parts: z.object({
    gateway_paise: paise,
    desk_paise: paise,
    wallet_paise: paise,
    life_points_paise: paise,
    coupon_paise: paise,
    allowance_paise: paise,
    tax_paise: paise,
  }),
  /** The part of the price that can still be refunded. */
  refundable_paise: paise,
  /** Refunds of this order up to this total need no second person. */
  alone_max_paise: paise,
  payments: z.array(
    z.object({
      id: z.string(),
      amount_paise: paise,
      state: z.string(),
      method: z.string(),
      error: z.string(),
      created_at: instant,
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string().nullable(),
      amount_paise: paise,
      state: z.string(),
      reason: z.string(),
      created_at: instant,
    }),
  ),
  /** All transactions of the ledger for this order; the entries of each sum to zero. */
  ledger: z.array(ledgerTransaction),
  requests: z.array(refundRequest),
})
export type StaffOrder = z.output<typeof staffOrder>

const params = z.object({ orderId: uId })
const requestParams = z.object({ requestId: uId })
const asked = {
  paise: z.int().min(1),
  destination: z.enum(refundDestinations),
}
const preview = z.object({
  gateway_paise: paise,
  desk_paise: paise,
  wallet_paise: paise,
  life_points_paise: paise,
  coupon_paise: paise,
  allowance_paise: paise,
  kept_paise: paise,
  /** Whether it needs a second person. */
  needs_second: z.boolean(),
})
export type RefundShown = z.output<typeof preview>

export const orderDesk = {
  'GET /api/staff/orders': endpoint({
    summary: 'List orders, latest first; search by client’s name, title, order id or payment id',
    who,
    query: z.strictObject({
      ...paging(25),
      search: z.string().trim().max(80).optional(),
      state: z.enum(orderStates).optional(),
      kind: z.enum(orderKinds).optional(),
    }),
    data: z.array(orderRow),
    list: true,
  }),
  'GET /api/staff/orders/{orderId}': endpoint({
    summary: 'Get an order with its payments, refunds and all entries of the ledger; the view is logged',
    who,
    params,
    data: staffOrder,
  }),
  'POST /api/staff/orders/{orderId}/refund-preview': endpoint({
    summary: 'Preview a refund of an amount: where each part would go',
    who,
    params,
    body: z.strictObject(asked),
    data: preview,
    errors: ['orderNotOpen', 'nothingToRefund'],
  }),
  'POST /api/staff/orders/{orderId}/refund': endpoint({
    summary: 'Refund an order fully or partly. Above the limit of the settings it waits for a second person',
    who,
    params,
    body: z.strictObject({ ...asked, reason: z.string().trim().min(1, { error: required }).max(300) }),
    data: refundRequest,
    created: true,
    errors: ['orderNotOpen', 'nothingToRefund', 'refundWaiting', 'stepUpRequired'],
  }),
  'GET /api/staff/refund-requests': endpoint({
    summary: 'List refunds that need a second person, pending and decided, latest first',
    who,
    query: z.strictObject({ ...paging(25), state: z.enum(refundRequestStates).optional() }),
    data: z.array(refundRequest),
    list: true,
  }),
  'POST /api/staff/refund-requests/{requestId}/approve': endpoint({
    summary: 'Approve a colleague’s refund, never one of mine',
    who,
    params: requestParams,
    data: refundRequest,
    errors: ['notNow', 'secondPersonNeeded', 'orderNotOpen', 'nothingToRefund', 'stepUpRequired'],
  }),
  'POST /api/staff/refund-requests/{requestId}/refuse': endpoint({
    summary: 'Reject a pending refund, or withdraw my own, with a reason',
    who,
    params: requestParams,
    body: z.strictObject({ reason: z.string().trim().min(1, { error: required }).max(300) }),
    data: refundRequest,
    errors: ['notNow'],
  }),
}

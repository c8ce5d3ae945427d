import { z } from 'zod'
import { endpoint, instant, paging, paise, uId } from '../../endpoint.ts'
import { couponCode } from './coupons.ts'

/**
 * The kinds of orders. A new kind also needs its rules below, a fulfilment in the domain that sells it, and a label.
 */
export const orderKinds = [
  'appointment',
  'course',
  'bundle',
  'ebook',
  'webinar',
  'workshop',
  'healing-session',
  'wallet-top-up',
  'life-points',
] as const
export const orderKind = z.enum(orderKinds)
export type OrderKind = z.output<typeof orderKind>

/** Sources that pay before the gateway, in the order in which they are used. */
export const paymentSources = ['coupon', 'allowance', 'life-points', 'wallet'] as const
export type PaymentSource = (typeof paymentSources)[number]

interface OrderKindRules {
  /** The sources that can pay it, beside the gateway. */
  takes: readonly PaymentSource[]
  /** Whether the price includes tax and an invoice is issued; money that is added for later use is not a sale yet. */
  isTaxed: boolean
}
/** Organisations pay for sessions only. */
const withoutAllowance = paymentSources.filter((source) => source !== 'allowance')
export const orderKindRules: Record<OrderKind, OrderKindRules> = {
  appointment: { takes: paymentSources, isTaxed: true },
  course: { takes: withoutAllowance, isTaxed: true },
  bundle: { takes: withoutAllowance, isTaxed: true },
  ebook: { takes: withoutAllowance, isTaxed: true },
  webinar: { takes: withoutAllowance, isTaxed: true },
  workshop: { takes: withoutAllowance, isTaxed: true },
  'healing-session': { takes: paymentSources, isTaxed: true },
  'wallet-top-up': { takes: [], isTaxed: false },
  'life-points': { takes: [], isTaxed: false },
}

/**
 * `open`: the client still chooses how to pay. `awaiting-payment`: the sources are fixed, and the gateway has our
 * order. `paid`: fulfilled. `failed`: the last attempt was declined; it can be paid again. `expired`: the hold
 * expired. `refunded`: all parts were refunded, because the product was not available or was cancelled. A partly
 * refunded order stays `paid`.
 */
export const orderStates = ['open', 'awaiting-payment', 'failed', 'paid', 'expired', 'refunded'] as const
export const orderState = z.enum(orderStates)
export type OrderState = z.output<typeof orderState>

export const orderActions = ['start-payment', 'decline', 'fulfil', 'expire', 'refund'] as const
export type OrderAction = (typeof orderActions)[number]

/** States only go forward; `expired` may still be paid late and then leads to `paid` or `refunded`. */
export const orderTransitions: Record<OrderState, Partial<Record<OrderAction, OrderState>>> = {
  open: { 'start-payment': 'awaiting-payment', fulfil: 'paid', expire: 'expired' },
  'awaiting-payment': { decline: 'failed', fulfil: 'paid', expire: 'expired', refund: 'refunded' },
  failed: { 'start-payment': 'awaiting-payment', fulfil: 'paid', expire: 'expired', refund: 'refunded' },
  paid: { refund: 'refunded' },
  expired: { fulfil: 'paid', refund: 'refunded' },
  refunded: {},
}

/** The price by parts, all in positive paise, also the discounts. */
export const priceParts = z.object({
  price_paise: paise,
  coupon_paise: paise,
  /** The part that the client's organisation pays. */
  allowance_paise: paise,
  life_points_paise: paise,
  wallet_paise: paise,
  /** The part that was taken at the desk. */
  desk_paise: paise,
  payable_paise: paise,
  /** The tax included in the price. */
  tax_paise: paise,
  tax_percent: z.number(),
  tax_name: z.string(),
})
export type PriceParts = z.output<typeof priceParts>

/** A tax document of an order: its invoice, or a credit note for a refund. */
export const orderDocument = z.object({
  u_id: uId,
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string(),
  amount_paise: paise,
  /** The part paid by a coupon or organisation. The tax is on the price before it. */
  coupon_paise: paise,
  allowance_paise: paise,
  issued_at: instant,
})
export type OrderDocument = z.output<typeof orderDocument>

/** A refund by destination: the parts that the client received, without the coupon's. */
export const refundedParts = z.object({
  gateway_paise: paise,
  /** Paid back at the desk, or still to be. */
  desk_paise: paise,
  wallet_paise: paise,
  life_points_paise: paise,
})
export type RefundedParts = z.output<typeof refundedParts>

export const order = z.object({
  u_id: uId,
  kind: orderKind,
  item_u_id: uId,
  title: z.string(),
  state: orderState,
  price: priceParts,
  coupon_code: z.string().nullable(),
  /** The applied coupon, not paid yet, with its current discount; null in lists and where it no longer applies. */
  applied_coupon: z.object({ code: z.string(), paise }).nullable(),
  wallet_balance_paise: paise,
  /** The amount that the client's organisation can pay; null without one. */
  allowance: z.object({ organization: z.string(), left_paise: paise }).nullable(),
  /** Whole life points that can be used for it, bought and earned together. */
  life_point_balance: z.int(),
  /** The refunded part of the price, including the shares of a coupon and of the organisation. */
  refunded_paise: paise,
  refunded_money_paise: paise,
  refunded_coupon_paise: paise,
  refunded_allowance_paise: paise,
  refunded_parts: refundedParts,
  expires_at: instant.nullable(),
  created_at: instant,
  paid_at: instant.nullable(),
  receipt_number: z.string().nullable(),
  documents: z.array(orderDocument),
})
export type Order = z.output<typeof order>

/** What opens the gateway's window. */
export const gatewayWindow = z.object({
  script: z.string(),
  key: z.string(),
  order_id: z.string(),
  amount: paise,
  currency: z.literal('INR'),
  name: z.string(),
  description: z.string(),
  prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
})
export type GatewayWindow = z.output<typeof gatewayWindow>

/** Data for opening the gateway's checkout; `nothing-to-pay` if other sources covered the price. */
export const paymentStart = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('paid'), order }),
  z.object({
    outcome: z.literal('gateway'),
    order,
    checkout: gatewayWindow,
  }),
])
export type PaymentStart = z.output<typeof paymentStart>

const claim = {
  razor_pay_payment_id: z.string().max(64),
  razor_pay_signature: z.string().max(256).optional(),
}

export const payments = {
  'GET /api/website/order': endpoint({
    summary: 'List my orders, latest first',
    who: 'client',
    query: z.strictObject({ ...paging(20), type: orderKind.optional() }),
    data: z.array(order),
    list: true,
  }),
  'GET /api/website/order/{orderId}': endpoint({
    summary: 'Get one of my orders',
    who: 'client',
    params: z.object({ orderId: uId }),
    data: order,
  }),
  'POST /api/website/payment/{id}': endpoint({
    summary: 'Fix how an order is paid and start the payment. Send an Idempotency-Key',
    who: 'client',
    params: z.object({ id: uId }),
    body: z.strictObject({
      coupon_code: couponCode.optional(),
      allowance_paise: paise.min(0).default(0),
      life_points: z.int().min(0).max(10_000_000).default(0),
      wallet_paise: paise.min(0).default(0),
    }),
    data: paymentStart,
    errors: [
      'orderNotOpen',
      'holdExpired',
      'insufficientWallet',
      'insufficientAllowance',
      'insufficientLifePoints',
      'balanceOwed',
      'invalidCoupon',
      'paymentNotComplete',
      'gatewayUnavailable',
      'idempotencyKeyReused',
    ],
  }),
  'PUT /api/website/order-payment/{u_id}': endpoint({
    summary: 'Report that an order was paid; the payment gateway is asked before it counts',
    who: 'client',
    params: z.object({ u_id: uId }),
    body: z.strictObject({ ...claim, cart_u_id: z.string().max(64).optional(), order_u_id: uId.optional() }),
    data: order,
    errors: ['paymentMismatch', 'paymentNotComplete', 'gatewayUnavailable'],
  }),
}

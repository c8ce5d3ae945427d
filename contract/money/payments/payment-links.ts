import { z } from 'zod'
import { endpoint, instant, paise, uId } from '../../endpoint.ts'
import { gatewayWindow } from './payments.ts'

const counter = ['desk', 'finance', 'admin'] as const

/** Hours that a payment link is valid. */
export const paymentLinkHours = 72

/** How a link reaches the client. `none`: the colleague hands it over. */
export const linkChannels = ['sms', 'whatsapp', 'email', 'none'] as const
export type LinkChannel = (typeof linkChannels)[number]

/** What a visitor with the link sees: no name, no healer, no time. */
const linked = z.object({
  /** `paid`: nothing is left to pay. `ended`: the order or the link ended. */
  state: z.enum(['open', 'paid', 'ended']),
  company: z.string(),
  /** What is left to pay; null unless it is open. */
  amount_paise: paise.nullable(),
  expires_at: instant,
})
export type LinkedPayment = z.output<typeof linked>

const token = z.object({ token: z.string().max(64) })

/** For colleagues. */
export const staffLinks = {
  'POST /api/staff/orders/{orderId}/payment-link': endpoint({
    summary: 'Make a link by which anybody pays what is left of an order, and send it to the client',
    who: counter,
    params: z.object({ orderId: uId }),
    body: z.strictObject({ channel: z.enum(linkChannels) }),
    data: z.object({ link: z.string(), expires_at: instant }),
    created: true,
    errors: ['orderNotOpen', 'holdExpired'],
  }),
}

/** For anybody who has the link. */
export const paymentLinks = {
  'GET /api/website/payment-link/{token}': endpoint({
    summary: 'Get what a payment link asks for. Opening it changes nothing',
    who: 'any',
    params: token,
    data: linked,
  }),
  'POST /api/website/payment-link/{token}/payment': endpoint({
    summary: 'Start the payment of a link. What the client chose from wallet, points or coupon stays',
    who: 'any',
    params: token,
    data: gatewayWindow,
    errors: ['orderNotOpen', 'holdExpired', 'paymentNotComplete', 'gatewayUnavailable'],
  }),
  'PUT /api/website/payment-link/{token}/payment': endpoint({
    summary: 'Report that a link was paid; the payment gateway is asked before it counts',
    who: 'any',
    params: token,
    body: z.strictObject({
      razor_pay_payment_id: z.string().max(64),
      razor_pay_signature: z.string().max(256),
    }),
    data: linked,
    errors: ['paymentMismatch', 'paymentNotComplete', 'gatewayUnavailable'],
  }),
}

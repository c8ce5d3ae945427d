import { z } from 'zod'
import { endpoint, instant, paise, uId } from '../../endpoint.ts'

/** Coupons and offers that lower the price of an order. */
export const couponCode = z
  .string({ error: 'Please enter a coupon code' })
  .trim()
  .min(1, { error: 'Please enter a coupon code' })
  .max(40)

/** A public coupon, with its discount on this order and its expiry. */
export const offer = z.object({
  coupon_code: z.string(),
  title: z.string(),
  coupon_paise: paise,
  valid_until: instant.nullable(),
})
export type Offer = z.output<typeof offer>

export const coupons = {
  'POST /api/website/apply-coupon': endpoint({
    summary:
      'Apply a coupon to my order. The order remembers it until it ends; a use is held when the payment starts',
    who: 'client',
    body: z.strictObject({ order_u_id: uId, coupon_code: couponCode }),
    data: z.object({ coupon_code: z.string(), title: z.string(), coupon_paise: paise }),
    errors: ['invalidCoupon', 'orderNotOpen'],
  }),
  'POST /api/website/remove-coupon': endpoint({
    summary: 'Remove the applied coupon from my order',
    who: 'client',
    body: z.strictObject({ order_u_id: uId }),
    data: z.object({}),
    errors: ['orderNotOpen'],
  }),
  'GET /api/website/coupon': endpoint({
    summary: 'List public coupons that fit my order',
    who: 'client',
    query: z.strictObject({ order_u_id: uId }),
    data: z.array(offer),
  }),
}

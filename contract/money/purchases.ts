import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'

/**
 * Products that are bought once and kept; free ones are added without an order. Each is also an order kind (payments)
 * and is registered by the module of its domain.
 */
export const purchaseKinds = ['course', 'bundle', 'ebook'] as const
export const purchaseKind = z.enum(purchaseKinds)
export type PurchaseKind = z.output<typeof purchaseKind>

/** Whether the client owns a product, and what they can do with it. */
export const ownership = z.object({
  is_owned: z.boolean(),
  /** The package that included it, if any. */
  bundle_u_id: uId.nullable(),
  /** The order that paid for it, or the order to be paid. */
  order_u_id: uId.nullable(),
  /** Until when it can be returned, if it can be now. */
  return_until: instant.nullable(),
})
export type Ownership = z.output<typeof ownership>

/** `given`: it was free and is owned now. `order`: an order was opened and must be paid. */
export const purchase = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('given') }),
  z.object({ outcome: z.literal('order'), order_u_id: uId }),
])
export type Purchase = z.output<typeof purchase>

const thing = { type: purchaseKind, item_u_id: uId }

export const purchases = {
  'POST /api/website/order': endpoint({
    summary: 'Buy a course, package or e-book. A free one is added immediately; otherwise an order is opened',
    who: 'client',
    body: z.strictObject(thing),
    data: purchase,
    created: true,
    errors: ['courseAlreadyBought', 'bundleAlreadyBought', 'ebookAlreadyBought'],
  }),
  'GET /api/website/ownership': endpoint({
    summary: 'Get whether I own a course, package or e-book',
    who: 'client',
    query: z.strictObject(thing),
    data: ownership,
  }),
  'POST /api/website/order-return/{orderId}': endpoint({
    summary: 'Return a purchase; each part of its price is refunded to its source',
    who: 'client',
    params: z.object({ orderId: uId }),
    data: z.object({}),
    errors: ['returnNotPossible'],
  }),
}

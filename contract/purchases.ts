import { z } from 'zod'
import { endpoint, instant, uId } from './endpoint.ts'

/**
 * What is bought once and then one's own; one that costs nothing is given without an order. Each is also an order kind
 * (payments) and registers its product in its domain's module.
 */
export const purchaseKinds = ['course', 'bundle', 'ebook'] as const
export const purchaseKind = z.enum(purchaseKinds)
export type PurchaseKind = z.output<typeof purchaseKind>

/** Whether the client has a product, and what they may do with it. */
export const ownership = z.object({
  is_owned: z.boolean(),
  /** The bundle it came in, if it did. */
  bundle_u_id: uId.nullable(),
  /** The order that paid for it, or the one that waits to be paid. */
  order_u_id: uId.nullable(),
  /** Until when it may be given back, if it may be now. */
  return_until: instant.nullable(),
})
export type Ownership = z.output<typeof ownership>

/** `given`: it cost nothing and is there. `order`: to be paid. */
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

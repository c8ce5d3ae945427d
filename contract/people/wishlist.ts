import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'
import { searchResult } from '../foundation/search.ts'
import { wishKinds } from '../vocabulary.ts'

/** Kinds of items on a wishlist. */
export const wishKind = z.enum(wishKinds)
export type WishKind = z.output<typeof wishKind>

export const wishlistEntry = searchResult.omit({ u_id: true, path: true }).extend({
  u_id: uId,
  kind: wishKind,
  item_u_id: uId,
  created_at: instant,
})
export type WishlistEntry = z.output<typeof wishlistEntry>

export const wishlistMax = 200

export const wishlist = {
  'GET /api/website/wishlist': endpoint({
    summary: 'List my wishlist, latest first; items no longer offered are left out',
    who: 'client',
    data: z.array(wishlistEntry),
  }),
  'POST /api/website/wishlist': endpoint({
    summary: 'Add an item to my wishlist; adding it again changes nothing',
    who: 'client',
    body: z.strictObject({ kind: wishKind, item_u_id: uId }),
    data: z.object({ u_id: uId }),
    created: true,
    errors: ['notFound', 'wishlistFull'],
  }),
  'DELETE /api/website/wishlist/{wishlistId}': endpoint({
    summary: 'Remove an item from my wishlist',
    who: 'client',
    params: z.object({ wishlistId: uId }),
    data: z.object({}),
  }),
}

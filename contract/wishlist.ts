import { z } from 'zod'
import { endpoint, instant, uId } from './endpoint.ts'
import { searchResult } from './search.ts'
import { wishKinds } from './vocabulary.ts'

/** What a wishlist can hold. */
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
    summary: 'My wishlist, latest first; what is no longer offered is left out',
    who: 'client',
    data: z.array(wishlistEntry),
  }),
  'POST /api/website/wishlist': endpoint({
    summary: 'Put something on my wishlist; what is there already stays',
    who: 'client',
    body: z.strictObject({ kind: wishKind, item_u_id: uId }),
    data: z.object({ u_id: uId }),
    created: true,
    errors: ['notFound', 'wishlistFull'],
  }),
  'DELETE /api/website/wishlist/{wishlistId}': endpoint({
    summary: 'Take something off my wishlist',
    who: 'client',
    params: z.object({ wishlistId: uId }),
    data: z.object({}),
  }),
}

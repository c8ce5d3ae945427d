import type { WishKind } from '@newyou/contract/people/wishlist'

/** The item of a heart button. */
export interface WishItem {
  kind: WishKind
  itemId: string
  title: string
  className?: string | undefined
}

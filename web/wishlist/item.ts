import type { WishKind } from '@newyou/contract/wishlist'

/** What a heart stands beside. */
export interface WishItem {
  kind: WishKind
  itemId: string
  title: string
  className?: string | undefined
}

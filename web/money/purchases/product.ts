import type { PurchaseKind } from '@newyou/contract/money/purchases'

/** A course, bundle or e-book as its buy button needs it. */
export interface Product {
  kind: PurchaseKind
  itemId: string
  pricePaise: number
  /** The address at which its owner uses it. */
  use: string
}

import { addresses } from '@newyou/contract/addresses'
import type { PurchaseKind } from '@newyou/contract/money/purchases'
import { socketEvents } from '@newyou/contract/socket-events'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Trx } from '../../platform/database/database.ts'
import type { Grant, Product } from './products.ts'

type Given = Pick<Grant, 'personId' | 'itemId'> &
  Pick<Product, 'frontEndPath'> & { kind: PurchaseKind; title: string }

/** Says to its owner that a product is theirs, paid for or free. */
export const createPurchaseNews =
  ({ notifications, publicUrl }: { notifications: Notifications; publicUrl: string }) =>
  async (trx: Trx, { kind, title, personId, itemId, frontEndPath }: Given) => {
    await notifications.notify(trx, {
      about: null,
      personId,
      type: kind,
      message: `purchases.${kind}`,
      parameters: { title, link: `${publicUrl}${addresses.myLearning}` },
      frontEndPath,
      targetId: itemId,
      event: socketEvents.course,
    })
  }
export type PurchaseNews = ReturnType<typeof createPurchaseNews>

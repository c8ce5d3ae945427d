import type { Ledger } from '../ledger/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Trx } from '../platform/database/database.ts'
import type { Ids } from '../platform/ids.ts'
import type { Settings } from '../settings/index.ts'
import type { Coupons } from './coupons.ts'
import type { Fulfilment, OrderRow, OrderService } from './fulfilment.ts'
import { lockOrder, may, move } from './order-state.ts'
import { isTaxed, taxInside } from './prices.ts'

interface OrderServiceDependencies {
  clock: Clock
  ids: Ids
  ledger: Ledger
  settings: Settings
  coupons: Coupons
}

/** Where the domains that sell something open and end orders. */
export function createOrderService({
  clock,
  ids,
  ledger,
  settings,
  coupons,
}: OrderServiceDependencies): OrderService {
  return {
    async open(trx, { clientId, kind, itemId, title, pricePaise, earnerId, expiresAt }) {
      const { tax_percent: taxPercent } = await settings.read(trx)
      const basisPoints = isTaxed(kind) ? Math.round(taxPercent * 100) : 0
      const now = clock.now()
      return trx
        .insertInto('orders')
        .values({
          u_id: ids.next(),
          client_id: clientId,
          kind,
          item_u_id: itemId,
          title,
          state: 'open',
          price_paise: pricePaise,
          payable_paise: pricePaise,
          tax_basis_points: basisPoints,
          tax_paise: taxInside(pricePaise, basisPoints),
          earner_id: earnerId,
          expires_at: expiresAt,
          created_at: now,
          updated_at: now,
        })
        .returning('u_id')
        .executeTakeFirstOrThrow()
    },

    async expire(trx, orderId) {
      const order = await lockOrder(trx, orderId)
      if (!may(order, 'expire')) return
      await move(trx, order, 'expire', { updated_at: clock.now() })
      await coupons.freeHeld(trx, orderId)
      await ledger.voidHolds(trx, orderId)
    },
  }
}

/** Ends an order that ran out and sets its thing free. The row is locked. Says whether there was something to end. */
export async function lapse(
  trx: Trx,
  orderService: OrderService,
  fulfilment: Fulfilment,
  order: OrderRow,
): Promise<boolean> {
  if (!may(order, 'expire')) return false
  // What the goods lock comes before accounts, as when an order is paid.
  await fulfilment.release(trx, order)
  await orderService.expire(trx, order.u_id)
  return true
}

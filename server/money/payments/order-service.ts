import type { Settings } from '../../foundation/settings/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Coupons } from './coupons.ts'
import type { MoneyDependencies } from './dependencies.ts'
import type { DeskMoney } from './desk-money.ts'
import { type Fulfilments, kindOf, type OrderRow, type OrderService } from './fulfilment.ts'
import { lockOrder, may, move } from './order-state.ts'
import { isTaxed, taxInside } from './prices.ts'

interface OrderServiceDependencies extends Pick<MoneyDependencies, 'requireMayPay'> {
  db: Database
  fulfilments: Fulfilments
  clock: Clock
  ids: Ids
  ledger: Ledger
  settings: Settings
  coupons: Coupons
  deskMoney: Pick<DeskMoney, 'owe'>
}

/** Opens and ends orders for the domains that sell something. */
export function createOrderService(dependencies: OrderServiceDependencies): OrderService {
  const { db, clock, ids, ledger, settings, coupons, fulfilments, deskMoney, requireMayPay } = dependencies

  /** The row is locked, and so is what its fulfilment releases. */
  async function expire(trx: Trx, order: OrderRow) {
    await move(trx, await deskMoney.owe(trx, order), 'expire', { updated_at: clock.now() })
    await coupons.freeHeld(trx, order.u_id)
    await ledger.voidHolds(trx, order.u_id)
  }

  return {
    async open(trx, { clientId, kind, itemId, title, pricePaise, earnerId, expiresAt }) {
      await requireMayPay(trx, clientId)
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
      if (may(order, 'expire')) await expire(trx, order)
    },

    expireDue: (orderId) =>
      inTransaction(db, async (trx) => {
        const order = await lockOrder(trx, orderId)
        if (!may(order, 'expire') || !order.expires_at || order.expires_at > clock.now()) return false
        await fulfilments.of(kindOf(order)).release(trx, order)
        await expire(trx, order)
        return true
      }),
  }
}

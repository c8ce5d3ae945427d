import { frontEndPathOf } from '@newyou/contract/addresses'
import { paisePerLifePoint, topUpOpenMinutes } from '@newyou/contract/business'
import { socketEvents } from '@newyou/contract/socket-events'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { orderTitle, rupees } from '../../messages/index.ts'
import { after, type Clock, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Fulfilment, OrderRow, OrderService } from '../payments/index.ts'

export const topUpKinds = ['wallet-top-up', 'life-points'] as const
export type TopUpKind = (typeof topUpKinds)[number]
const titles: Record<TopUpKind, (paise: number) => string> = {
  'wallet-top-up': (paise) => orderTitle('titleOfWalletTopUp', rupees('en', paise)),
  'life-points': (paise) =>
    orderTitle('titleOfLifePoints', new Intl.NumberFormat('en-IN').format(paise / paisePerLifePoint)),
}

/** Opens the order by which a wallet is filled or points are bought; it is paid by the one checkout. */
export function createTopUps({
  db,
  clock,
  ids,
  orders,
}: {
  db: Database
  clock: Clock
  ids: Ids
  orders: OrderService
}) {
  return async (clientId: string, kind: TopUpKind, amountPaise: number): Promise<{ order_u_id: string }> => {
    const { u_id: orderId } = await inTransaction(db, (trx) =>
      orders.open(trx, {
        clientId,
        kind,
        // Nothing else is bought, so the product is this top-up itself.
        itemId: ids.next(),
        title: titles[kind](amountPaise),
        pricePaise: amountPaise,
        earnerId: null,
        expiresAt: after(clock.now(), minutes(topUpOpenMinutes)),
      }),
    )
    return { order_u_id: orderId }
  }
}
export type TopUps = ReturnType<typeof createTopUps>

function credit(kind: TopUpKind, { client_id: ownerId, price_paise: amount }: OrderRow) {
  if (kind === 'wallet-top-up') return [{ account: { ownerId, kind: 'wallet' as const }, amount }]
  return [
    // The rupees are owed in points until these are spent.
    { account: { kind: 'points-sold' as const }, amount },
    { account: { kind: 'points-issued' as const }, amount: -amount },
    { account: { ownerId, kind: 'points-bought' as const }, amount },
  ]
}

/** Money in the wallet and bought points as something that is paid for: always there, also when the payment is late. */
export function createTopUpFulfilment(kind: TopUpKind, notifications: Notifications): Fulfilment {
  return {
    async fulfil(trx, order) {
      await notifications.notify(trx, {
        about: null,
        personId: order.client_id,
        type: 'wallet',
        message: kind === 'wallet-top-up' ? 'wallet.moneyAdded' : 'wallet.pointsAdded',
        parameters: { amountPaise: order.price_paise, points: order.price_paise / 100 },
        frontEndPath: frontEndPathOf('wallet'),
        targetId: order.u_id,
        event: socketEvents.wallet,
      })
      return 'given'
    },
    release: async () => {},
    creditTo: (order) => credit(kind, order),
  }
}

import type { Queryable, Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Entry } from '../ledger/index.ts'
import type { MoneyDependencies } from './dependencies.ts'
import type { DeskMoney } from './desk-money.ts'
import { takeEarnings } from './earnings.ts'
import { kindOf, type OrderRefundRow, type OrderRow } from './fulfilment.ts'
import type { Refunds } from './gateway-refunds.ts'
import { lockOrder, move, stateOf } from './order-state.ts'
import { amountOf, type Part, previewOf, type RefundPreview, remaining } from './refund-preview.ts'
import { divide, receivedFor, type Shares, sharesIn } from './shares.ts'

export type RefundRequest = Part & {
  /** The reason, as a key such as `cancelled-by-client`. An order is refunded once per reason. */
  reason: string
  /** The gateway's share is refunded to the wallet too. */
  toWallet?: boolean
  /** The fault is ours; a full refund then releases the use of the coupon too. */
  byOurFault?: boolean
}

const total = (shares: Shares) => Object.values(shares).reduce((sum, share) => sum + share, 0)

/** The opposite of what `settle` posted, for a part of it, without its earnings. */
function entriesOf(order: OrderRow, shares: Shares, taxPaise: number, toWallet: boolean): Entry[] {
  const client = order.client_id
  const { gatewayPaise, deskPaise, walletPaise } = receivedFor(shares, { toWallet })
  return [
    { account: { kind: 'refunds-due' }, amount: gatewayPaise },
    { account: { kind: 'desk-refunds-due' }, amount: deskPaise },
    { account: { ownerId: client, kind: 'wallet' }, amount: walletPaise },
    { account: { ownerId: client, kind: 'points-bought' }, amount: shares.pointsBought },
    { account: { ownerId: client, kind: 'points-earned' }, amount: shares.pointsEarned },
    { account: { kind: 'points-issued' }, amount: -(shares.pointsBought + shares.pointsEarned) },
    { account: { kind: 'points-sold' }, amount: shares.pointsBought },
    { account: { kind: 'goodwill' }, amount: shares.pointsEarned },
    { account: { kind: 'coupons' }, amount: shares.coupon },
    ...(order.organization_id
      ? [
          {
            account: { organizationId: order.organization_id, kind: 'organization-budget' as const },
            amount: shares.allowance,
          },
        ]
      : []),
    { account: { kind: 'tax' }, amount: -taxPaise },
  ]
}

interface SentBack {
  isWhole: boolean
  shares: Shares
  gatewayPaise: number
}

/** Refunds of a part of an order, each share to its source. */
export function createOrderRefunds({
  clock,
  ids,
  ledger,
  refunds,
  deskMoney,
  coupons,
  invoices,
  fulfilments,
  walletChanged,
}: Pick<
  MoneyDependencies,
  'clock' | 'ids' | 'ledger' | 'coupons' | 'invoices' | 'fulfilments' | 'walletChanged'
> & {
  refunds: Refunds
  deskMoney: Pick<DeskMoney, 'due'>
}) {
  const earlierOf = (queryable: Queryable, orderId: string): Promise<OrderRefundRow[]> =>
    queryable
      .selectFrom('order_refund')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .orderBy('u_id')
      .execute()

  /** The opposite of the entries of its payment. Money credited to the client is taken from them again. */
  async function opposite(
    trx: Trx,
    order: OrderRow,
    shares: Shares,
    { tax_paise: taxPaise, to_wallet: toWallet }: OrderRefundRow,
  ) {
    const credit = fulfilments.of(kindOf(order)).creditTo
    if (!credit) {
      const earnings = await takeEarnings(trx, order, total(shares) - taxPaise)
      return {
        entries: [...entriesOf(order, shares, taxPaise, toWallet), ...earnings.entries],
        // A share already paid out becomes the healer's debt, which the next earnings pay off.
        mayOwe: earnings.isSettled,
      }
    }
    const taken = credit({ ...order, price_paise: shares.gateway })
    const entries: Entry[] = [
      { account: { kind: 'refunds-due' }, amount: shares.gateway },
      ...taken.map(({ account, amount }) => ({ account, amount: -amount })),
    ]
    return { entries, mayOwe: false }
  }

  async function write(
    trx: Trx,
    order: OrderRow,
    shares: Shares,
    request: Pick<RefundRequest, 'reason' | 'byOurFault' | 'toWallet'> & { mayOwe?: boolean },
  ): Promise<OrderRefundRow> {
    const pricePaise = total(shares)
    // Tax and earnings shrink together: what is left of each, in proportion.
    const tax = order.tax_paise - order.refunded_tax_paise
    const earnings = order.price_paise - order.refunded_paise - tax
    const { tax: taxPaise } = divide({ tax, earnings }, pricePaise)
    const row = await trx
      .insertInto('order_refund')
      .values({
        u_id: ids.next(),
        order_id: order.u_id,
        reason: request.reason,
        price_paise: pricePaise,
        gateway_paise: shares.gateway,
        desk_paise: shares.desk,
        wallet_paise: shares.wallet,
        points_bought_paise: shares.pointsBought,
        points_earned_paise: shares.pointsEarned,
        coupon_paise: shares.coupon,
        allowance_paise: shares.allowance,
        tax_paise: taxPaise,
        by_our_fault: request.byOurFault ?? false,
        to_wallet: request.toWallet ?? false,
        created_at: clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const { entries, mayOwe } = await opposite(trx, order, shares, row)
    await ledger.post(trx, {
      key: `give-back:${row.u_id}`,
      kind: 'given-back',
      causedBy: order.u_id,
      note: request.reason,
      entries,
      mayOwe: request.mayOwe || mayOwe,
    })
    const { deskPaise } = receivedFor(shares, { toWallet: row.to_wallet })
    if (deskPaise) await deskMoney.due(trx, order.u_id, { amountPaise: deskPaise, reason: request.reason })
    return row
  }

  async function updateOrder(trx: Trx, order: OrderRow, row: OrderRefundRow) {
    const changes = {
      refunded_paise: order.refunded_paise + row.price_paise,
      refunded_tax_paise: order.refunded_tax_paise + row.tax_paise,
      updated_at: clock.now(),
    }
    if (changes.refunded_paise === order.price_paise) return move(trx, order, 'refund', changes)
    return trx
      .updateTable('orders')
      .set(changes)
      .where('u_id', '=', order.u_id)
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  async function sendByGateway(trx: Trx, order: OrderRow, row: OrderRefundRow) {
    const { gatewayPaise } = receivedFor(sharesIn(row), { toWallet: row.to_wallet })
    if (!gatewayPaise) return
    const payment = await trx
      .selectFrom('payment')
      .selectAll()
      .where('order_id', '=', order.u_id)
      .where('use', '=', 'fulfilled')
      .executeTakeFirstOrThrow()
    await refunds.queue(trx, order, payment, { reason: row.reason, amountPaise: gatewayPaise })
  }

  function shown(order: OrderRow, row: OrderRefundRow): RefundPreview {
    return {
      pricePaise: row.price_paise,
      ...receivedFor(sharesIn(row), { toWallet: row.to_wallet }),
      couponPaise: row.coupon_paise,
      allowancePaise: row.allowance_paise,
      keptPaise: order.price_paise - order.refunded_paise,
    }
  }

  return {
    earlierOf,

    /**
     * Preview of `refund` for this part of an order, in exact paise, shown before the client confirms.
     * @throws DomainError notFound, orderNotOpen when it is not paid, nothingToRefund
     */
    async preview(
      queryable: Queryable,
      orderId: string,
      part: Part & { toWallet?: boolean },
    ): Promise<RefundPreview> {
      const order = orNotFound(
        await queryable.selectFrom('orders').selectAll().where('u_id', '=', orderId).executeTakeFirst(),
      )
      if (stateOf(order) !== 'paid') throwError('orderNotOpen')
      return previewOf(order, await earlierOf(queryable, orderId), part)
    },

    /**
     * Refunds a part of a paid order in the caller's transaction: the gateway's share by the gateway (in a job, with
     * the same outbox as all else), the wallet's to the wallet, points to points as they were bought or earned. The
     * healer's earnings and the tax shrink in proportion. The same reason again does nothing, and answers what was
     * done. A full refund makes the order `refunded`. Locks the order, its coupon and then accounts, so whatever
     * locks calendars, claims or people (notifications do) comes before.
     * @throws DomainError notFound, orderNotOpen when it is not paid, nothingToRefund
     */
    async refund(trx: Trx, orderId: string, request: RefundRequest): Promise<RefundPreview> {
      const order = await lockOrder(trx, orderId)
      const earlier = await earlierOf(trx, orderId)
      const done = earlier.find(({ reason }) => reason === request.reason)
      if (done) return shown(order, done)
      if (stateOf(order) !== 'paid') throwError('orderNotOpen')
      if (fulfilments.of(kindOf(order)).creditTo) throwError('orderNotOpen')
      const isWhole = amountOf(order, request) === order.price_paise - order.refunded_paise
      if (isWhole && request.byOurFault) await coupons.freeUsed(trx, orderId)
      const shares = divide({ ...remaining(order, earlier) }, amountOf(order, request))
      const row = await write(trx, order, shares, request)
      const after = await updateOrder(trx, order, row)
      await sendByGateway(trx, after, row)
      await invoices.credit(trx, order, row)
      await walletChanged(trx, order.client_id)
      return shown(after, row)
    },

    /** The part of an order that was refunded at the gateway itself: its full share is the whole order. */
    async partSentBack(trx: Trx, order: OrderRow, amountPaise: number): Promise<SentBack> {
      const left = remaining(order, await earlierOf(trx, order.u_id))
      const isWhole = amountPaise >= left.gateway
      const shares = isWhole
        ? left
        : {
            gateway: amountPaise,
            desk: 0,
            wallet: 0,
            pointsBought: 0,
            pointsEarned: 0,
            coupon: 0,
            allowance: 0,
          }
      return { isWhole, shares, gatewayPaise: shares.gateway }
    },

    /** Books it. The client's resulting debt remains, because the money is gone already. */
    async bookSentBack(trx: Trx, order: OrderRow, { shares }: SentBack, reason: string): Promise<void> {
      const row = await write(trx, order, shares, { reason, mayOwe: true })
      await updateOrder(trx, order, row)
      await invoices.credit(trx, order, row)
    },
  }
}
export type OrderRefunds = ReturnType<typeof createOrderRefunds>

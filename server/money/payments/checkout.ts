import { paisePerLifePoint } from '@newyou/contract/business'
import type { GatewayWindow, PaymentStart } from '@newyou/contract/money/payments/payments'
import type { ProviderOrder } from '../../integrations/payments.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { presentBrand } from '../../platform/present-brand.ts'
import type { MoneyDependencies } from './dependencies.ts'
import { kindOf, type OrderRow } from './fulfilment.ts'
import { lockOrder, may, move, stateOf } from './order-state.ts'
import type { Orders } from './orders.ts'
import { requireNoPayment, requirePayable } from './payable.ts'
import { lockForSettling, settle } from './settle.ts'
import { createSplit, type PaymentRequest } from './split.ts'

interface CheckoutDependencies extends MoneyDependencies {
  orders: Orders
  /** Asks the gateway about all payments of an order, and changes the order accordingly. */
  askAbout: (orderId: string) => Promise<void>
  script: string
  keyId: string
  contactOf: (
    db: MoneyDependencies['db'],
    personId: string,
  ) => Promise<{ firstName: string; email: string | null; phone: string | null } | undefined>
}

/** Our order's key at the gateway: at most 40 characters, a new one each time the split is frozen. */
const receiptOf = (order: Pick<OrderRow, 'u_id' | 'split_number'>) =>
  `${order.u_id.replaceAll('-', '')}-${order.split_number}`

/** Checkout: the split is frozen and the client's own sources are held, then an order is created at the gateway. */
export function createCheckout(dependencies: CheckoutDependencies) {
  const { db, clock, gateway, coupons, fulfilments, orders, requireMayPay } = dependencies
  const { askAbout, script, keyId, contactOf } = dependencies
  const { freeze, isFrozenAs, isItsCoupon, isPaidInFull } = createSplit(dependencies)
  const underway = new Map<string, Promise<OrderRow>>()

  async function lockMine(trx: Trx, personId: string, orderId: string): Promise<OrderRow> {
    const order = await lockOrder(trx, orderId)
    return order.client_id === personId ? order : throwError('notFound')
  }

  /**
   * Sets the order to `awaiting-payment` with this split, or to `paid` if nothing is left to pay. `isFresh`: the
   * split was just frozen, so the gateway cannot have an order for it yet.
   */
  async function prepare(trx: Trx, personId: string, orderId: string, request: PaymentRequest) {
    let order = await lockMine(trx, personId, orderId)
    if (stateOf(order) === 'paid') return { order, isFresh: false }
    await requireMayPay(trx, personId)
    requirePayable(order, clock.now())
    const isFresh = !(await isFrozenAs(trx, order, request))
    if (isFresh) {
      await requireNoPayment(trx, order)
      // Orders paid without the gateway are fulfilled in this transaction: lock calendars and people before money.
      if (await isPaidInFull(trx, order, request))
        await lockForSettling(trx, fulfilments.of(kindOf(order)), order)
      order = await freeze(trx, order, request)
    }
    if (may(order, 'start-payment'))
      order = await move(trx, order, 'start-payment', { updated_at: clock.now() })
    if (order.payable_paise > 0) return { order, isFresh }
    if ((await settle(trx, dependencies, order)) === 'gone') throwError('holdExpired')
    return { order: await lockMine(trx, personId, orderId), isFresh }
  }

  /** The gateway's order for the frozen split. One that was created but never stored is found again. */
  async function makeProviderOrder(order: OrderRow, isFresh: boolean): Promise<OrderRow> {
    const receipt = receiptOf(order)
    const earlier = isFresh ? undefined : await gateway.findOrderByReceipt(receipt)
    const made =
      earlier ??
      (await gateway.createOrder({
        amountPaise: order.payable_paise,
        receipt,
        notes: { order_u_id: order.u_id },
      }))
    return storeProviderOrder(order, made)
  }

  /** Concurrent requests in this process create only one order at the gateway. */
  function oneProviderOrder(order: OrderRow, isFresh: boolean): Promise<OrderRow> {
    const receipt = receiptOf(order)
    const promise =
      underway.get(receipt) ??
      makeProviderOrder(order, isFresh).finally(() => {
        underway.delete(receipt)
      })
    underway.set(receipt, promise)
    return promise
  }

  async function storeProviderOrder(order: OrderRow, made: ProviderOrder): Promise<OrderRow> {
    return inTransaction(db, async (trx) => {
      const current = await lockMine(trx, order.client_id, order.u_id)
      await trx
        .insertInto('provider_order')
        .values({
          provider_order_id: made.id,
          order_id: order.u_id,
          amount_paise: made.amount,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('provider_order_id').doNothing())
        .execute()
      // Another request was faster, or the split is another by now: this one stays known but is not used.
      if (current.provider_order_id || current.split_number !== order.split_number) return current
      return trx
        .updateTable('orders')
        .set({ provider_order_id: made.id, updated_at: clock.now() })
        .where('u_id', '=', order.u_id)
        .returningAll()
        .executeTakeFirstOrThrow()
    })
  }

  /** What opens the gateway's window, for a payer whose contact is known or not. */
  const windowOf = (order: OrderRow, contact?: Awaited<ReturnType<typeof contactOf>>): GatewayWindow => ({
    script,
    key: keyId,
    order_id: order.provider_order_id ?? throwError('stillWorking'),
    amount: order.payable_paise,
    currency: 'INR',
    name: presentBrand().names.en,
    description: contact ? order.title : '',
    prefill: {
      name: contact?.firstName ?? '',
      email: contact?.email ?? '',
      contact: contact?.phone ?? '',
    },
  })

  async function present(personId: string, order: OrderRow): Promise<PaymentStart> {
    const shown = await orders.present(order)
    if (stateOf(order) === 'paid') return { outcome: 'paid', order: shown }
    return { outcome: 'gateway', order: shown, checkout: windowOf(order, await contactOf(db, personId)) }
  }

  /** The sources that the client chose for an order. */
  const chosenIn = async (order: OrderRow): Promise<PaymentRequest> => ({
    ...(order.coupon_id && { couponCode: await coupons.codeOf(db, order.coupon_id) }),
    allowancePaise: order.allowance_paise,
    lifePoints: order.life_points_paise / paisePerLifePoint,
    walletPaise: order.wallet_paise,
  })

  /**
   * Starts the payment of what is left of an order for a payer with a link. What its client chose stays.
   * @throws DomainError holdExpired, orderNotOpen, paymentNotComplete, gatewayUnavailable
   */
  async function byLink(orderId: string): Promise<GatewayWindow> {
    const before = await db
      .selectFrom('orders')
      .selectAll()
      .where('u_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const request = await chosenIn(before)
    const { order, isFresh } = await inTransaction(db, (trx) =>
      prepare(trx, before.client_id, orderId, request),
    )
    if (stateOf(order) === 'paid') throwError('orderNotOpen')
    return windowOf(order.provider_order_id ? order : await oneProviderOrder(order, isFresh))
  }

  /**
   * Starts or continues the payment of the client's own order with this split. Repeating it gives the same answer;
   * another split is frozen again until a payment for the previous one arrives. A coupon that is new to the order
   * counts as a guess from this address.
   * @throws DomainError notFound, holdExpired, orderNotOpen, invalidCoupon, tooManyRequests, insufficientLifePoints,
   * insufficientAllowance, insufficientWallet, paymentNotComplete, gatewayUnavailable
   */
  async function startPayment(
    { personId, address }: { personId: string; address: string },
    orderId: string,
    request: PaymentRequest,
  ): Promise<PaymentStart> {
    const before = orNotFound(
      await db
        .selectFrom('orders')
        .selectAll()
        .where('u_id', '=', orderId)
        .where('client_id', '=', personId)
        .executeTakeFirst(),
    )
    if (before.provider_order_id && !(await isFrozenAs(db, before, request))) await askAbout(orderId)
    const frozen = () => inTransaction(db, (trx) => prepare(trx, personId, orderId, request))
    const isGuess = request.couponCode !== undefined && !(await isItsCoupon(db, before, request.couponCode))
    const { order, isFresh } = await (isGuess ? coupons.guarded({ personId, address }, frozen) : frozen())
    if (stateOf(order) === 'paid' || order.provider_order_id) return present(personId, order)
    return present(personId, await oneProviderOrder(order, isFresh))
  }

  return Object.assign(startPayment, { byLink })
}
export type StartPayment = ReturnType<typeof createCheckout>

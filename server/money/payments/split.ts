import { leastGatewayPaise, paisePerLifePoint } from '@newyou/contract/business'
import { paymentReplies } from '../../messages/replies/money.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { MoneyDependencies } from './dependencies.ts'
import type { OrderRow } from './fulfilment.ts'
import { paysWith } from './prices.ts'

/** How an order is paid; the rest is paid by the gateway. */
export interface PaymentRequest {
  couponCode?: string
  /** Share of the client's organisation. */
  allowancePaise: number
  /** Whole points. */
  lifePoints: number
  walletPaise: number
}

type SplitDependencies = Pick<
  MoneyDependencies,
  'clock' | 'ledger' | 'coupons' | 'walletChanged' | 'allowanceOf'
>

/** The split of an order over its sources: checked, held and frozen, so that the gateway gets the rest. */
export function createSplit({ clock, ledger, coupons, walletChanged, allowanceOf }: SplitDependencies) {
  /** The request names the coupon that the order's split was frozen with. */
  async function isItsCoupon(queryable: Queryable, order: OrderRow, code: string | undefined) {
    if (!order.coupon_id || !code) return !order.coupon_id && !code
    return (await coupons.codeOf(queryable, order.coupon_id)).toLowerCase() === code.trim().toLowerCase()
  }

  const isFrozenAs = async (queryable: Queryable, order: OrderRow, request: PaymentRequest) =>
    order.split_number > 0 &&
    order.wallet_paise === request.walletPaise &&
    order.allowance_paise === request.allowancePaise &&
    order.life_points_paise === request.lifePoints * paisePerLifePoint &&
    (await isItsCoupon(queryable, order, request.couponCode))

  function requireSources(order: OrderRow, request: PaymentRequest) {
    if (request.allowancePaise > 0 && !paysWith(order.kind, 'allowance'))
      throwError('invalidInput', { errors: { allowance_paise: paymentReplies.allowanceSessionsOnly } })
    if (request.lifePoints > 0 && !paysWith(order.kind, 'life-points'))
      throwError('invalidInput', { errors: { life_points: paymentReplies.noLifePoints } })
    if (request.walletPaise > 0 && !paysWith(order.kind, 'wallet'))
      throwError('invalidInput', { errors: { wallet_paise: paymentReplies.noWallet } })
  }

  /**
   * The rest for the gateway after what was taken at the desk, the coupon, the allowance, life points and the wallet, in
   * this order. Each takes from what the previous one left.
   */
  function requireSplit(order: OrderRow, couponPaise: number, request: PaymentRequest): number {
    const afterCoupon = order.price_paise - order.desk_paise - couponPaise
    if (afterCoupon < 0) throwError('invalidCoupon')
    const afterAllowance = afterCoupon - request.allowancePaise
    if (afterAllowance < 0)
      throwError('invalidInput', { errors: { allowance_paise: paymentReplies.abovePrice } })
    const afterPoints = afterAllowance - request.lifePoints * paisePerLifePoint
    if (afterPoints < 0) throwError('invalidInput', { errors: { life_points: paymentReplies.abovePrice } })
    const payable = afterPoints - request.walletPaise
    if (payable < 0) throwError('invalidInput', { errors: { wallet_paise: paymentReplies.abovePrice } })
    if (payable > 0 && payable < leastGatewayPaise)
      throwError('invalidInput', {
        errors: { wallet_paise: paymentReplies.leaveOneRupee },
      })
    return payable
  }

  /** Whether these sources leave nothing for the gateway; a coupon that does not fit is refused when it is taken. */
  async function isPaidInFull(trx: Trx, order: OrderRow, request: PaymentRequest): Promise<boolean> {
    const own =
      order.desk_paise + request.allowancePaise + request.lifePoints * paisePerLifePoint + request.walletPaise
    if (own >= order.price_paise) return true
    if (!request.couponCode) return false
    const { paise } = await coupons.quote(trx, order, request.couponCode)
    return own + paise >= order.price_paise
  }

  /** Holds the coupon's use for this split, or releases the one that it had. */
  async function takeCoupon(trx: Trx, order: OrderRow, request: PaymentRequest) {
    if (request.couponCode) return coupons.hold(trx, order, request.couponCode)
    await coupons.freeHeld(trx, order.u_id)
    return { couponId: null, paise: 0 }
  }

  /** @throws DomainError insufficientAllowance if the client is in no organisation */
  async function payingOrganization(trx: Trx, order: OrderRow, { allowancePaise }: PaymentRequest) {
    if (allowancePaise === 0) return null
    const allowance = await allowanceOf(trx, order.client_id)
    return allowance?.organizationId ?? throwError('insufficientAllowance')
  }

  async function requireAllowance(
    trx: Trx,
    order: OrderRow,
    { allowancePaise }: PaymentRequest,
    organizationId: string,
  ) {
    const allowance = await allowanceOf(trx, order.client_id, order.u_id)
    if (allowance?.organizationId !== organizationId || allowancePaise > allowance.leftPaise)
      throwError('insufficientAllowance')
  }

  async function freeze(trx: Trx, order: OrderRow, request: PaymentRequest): Promise<OrderRow> {
    const { client_id: ownerId, u_id: orderId } = order
    requireSources(order, request)
    const coupon = await takeCoupon(trx, order, request)
    const payable = requireSplit(order, coupon.paise, request)
    const organizationId = await payingOrganization(trx, order, request)
    const organizationIds = [order.organization_id, organizationId].filter((id) => id !== null)
    await ledger.lockOwned(trx, ownerId, organizationIds)
    await ledger.voidHolds(trx, orderId)
    const free = await ledger.lockOwned(trx, ownerId, organizationIds)
    // Asked again under the locks: another order may just have used it.
    if (organizationId) await requireAllowance(trx, order, request, organizationId)
    const isInDebt = Object.values(free).some((paise) => paise < 0)
    if (isInDebt && (request.walletPaise > 0 || request.lifePoints > 0)) throwError('balanceOwed')
    const pointsPaise = request.lifePoints * paisePerLifePoint
    // Earned points were given, bought ones paid for: so the earned ones go first.
    const pointsEarned = Math.min(pointsPaise, free.pointsEarnedPaise)
    const pointsBought = pointsPaise - pointsEarned
    if (pointsBought > free.pointsBoughtPaise) throwError('insufficientLifePoints')
    await ledger.hold(trx, orderId, { ownerId, kind: 'wallet' }, request.walletPaise)
    await ledger.hold(trx, orderId, { ownerId, kind: 'points-bought' }, pointsBought)
    await ledger.hold(trx, orderId, { ownerId, kind: 'points-earned' }, pointsEarned)
    if (organizationId)
      await ledger.hold(trx, orderId, { organizationId, kind: 'organization-budget' }, request.allowancePaise)
    await walletChanged(trx, ownerId)
    return trx
      .updateTable('orders')
      .set({
        coupon_id: coupon.couponId,
        applied_coupon_id: coupon.couponId,
        coupon_paise: coupon.paise,
        organization_id: organizationId,
        allowance_paise: request.allowancePaise,
        life_points_paise: pointsPaise,
        points_bought_paise: pointsBought,
        wallet_paise: request.walletPaise,
        payable_paise: payable,
        split_number: order.split_number + 1,
        provider_order_id: null,
        updated_at: clock.now(),
      })
      .where('u_id', '=', orderId)
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  return { freeze, isFrozenAs, isItsCoupon, isPaidInFull }
}

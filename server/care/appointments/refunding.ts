import type { CancelPreview } from '@newyou/contract/care/appointments/cancel-preview'
import type { TemplateKey } from '../../messages/index.ts'
import { lockOrder, type Payments } from '../../money/payments/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { locking, waitBriefly } from '../../platform/database/locks.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import type { Platform } from '../../platform/platform.ts'
import { countSession, type NextFree } from '../healers/index.ts'
import type { SessionPacks } from '../session-packs/index.ts'
import { type Actor, type Found, findFor, lockFor } from './actor-access.ts'
import { basisPoints, cashRefund, noRefund, refundLabel } from './cancel-preview.ts'
import { releaseClaim } from './claims.ts'
import type { AppointmentNotifications } from './notifications.ts'
import { jointOf, type TogetherRefund, togetherRefundQueue } from './together.ts'

interface RefundingDependencies extends Pick<Platform, 'config' | 'jobs'> {
  clock: Clock
  nextFree: NextFree
  pageCache: PageCache
  payments: Pick<Payments, 'refund' | 'previewRefund'>
  appointmentNotifications: AppointmentNotifications
  sessionPacks: Pick<SessionPacks, 'refund'>
}

interface AllBack {
  state: 'healer-no-show' | 'cancelled'
  reason: string
  /** Message to the client. */
  message: TemplateKey
}

/** Ends appointments and refunds what was paid for them, in the caller's transaction. */
export function createRefunding(dependencies: RefundingDependencies) {
  const { clock, config, jobs, nextFree, pageCache, payments, appointmentNotifications, sessionPacks } =
    dependencies

  /** The refund of a share of the price, by destination. */
  async function previewAt(
    queryable: Queryable,
    appointment: Found,
    percent: number,
  ): Promise<CancelPreview> {
    const { order_id: orderId, order_state: orderState } = appointment
    // A free session cannot come back in part: it does as long as anything would.
    if (appointment.is_free) return { ...noRefund(percent, 0), is_free_session_back: percent > 0 }
    if (appointment.session_pack_id) return { ...noRefund(percent, 0), is_pack_session_back: percent > 0 }
    if (appointment.state === 'held' || !orderId || orderState !== 'paid' || !appointment.price_paise)
      return noRefund(100, 0)
    if (percent === 0) return noRefund(0, appointment.price_paise)
    const preview = await payments.previewRefund(queryable, orderId, { basisPoints: basisPoints(percent) })
    return {
      refund_percent: percent,
      refund_paise: cashRefund(preview),
      gateway_paise: preview.gatewayPaise,
      desk_paise: preview.deskPaise,
      wallet_paise: preview.walletPaise,
      life_points_paise: preview.lifePointsPaise,
      coupon_paise: preview.couponPaise,
      allowance_paise: preview.allowancePaise,
      kept_paise: preview.keptPaise,
      is_free_session_back: false,
      is_pack_session_back: false,
    }
  }

  /** The time is no longer a released one. */
  const endRelease = (
    trx: Trx,
    appointmentId: string,
    by: 'taken' | 'client' | 'healer' | 'start',
    now: Date,
  ) =>
    trx
      .updateTable('slot_release')
      .set({ ended_at: now, ended_by: by })
      .where('appointment_id', '=', appointmentId)
      .where('ended_at', 'is', null)
      .execute()

  /** Takes the time out of both calendars, whatever state it was in. */
  async function setFree(trx: Trx, appointment: Found, now: Date) {
    await releaseClaim(trx, appointment.claim_id)
    if (appointment.state !== 'held' && !appointment.is_companion)
      await countSession(trx, pageCache, appointment.healer_id, -1)
    await nextFree.refresh(trx, appointment.healer_id, now)
  }

  /**
   * Returns the free session or session of a pack. The caller has ended the appointment under its lock, so it happens
   * once.
   */
  async function returnFreeSession(trx: Trx, { client_id: clientId }: Found) {
    locking(trx, 'person', clientId)
    await trx
      .updateTable('person')
      .set((of) => ({ demo_appointment_count: of('demo_appointment_count', '+', 1) }))
      .where('u_id', '=', clientId)
      .execute()
  }

  /** Returns a free session or one of a pack in kind. */
  async function returnSession(trx: Trx, appointment: Found, by: Actor['side']) {
    if (appointment.is_free) await returnFreeSession(trx, appointment)
    if (appointment.session_pack_id)
      await sessionPacks.refund(trx, appointment.session_pack_id, { byHealer: by === 'healer' })
  }

  /** The money last: ledger accounts are locked after calendars and people. */
  async function refund(trx: Trx, appointment: Found, percent: number, reason: string, byOurFault: boolean) {
    const { order_id: orderId, order_state: orderState, price_paise: price } = appointment
    if (!orderId || orderState !== 'paid' || percent === 0 || price === 0) return
    await payments.refund(trx, orderId, { basisPoints: basisPoints(percent), reason, byOurFault })
  }

  /** What the one who booked paid for others is an order of its own, and follows as a job: orders are locked first. */
  async function refundRest(trx: Trx, { joint_id: jointId, is_companion: isCompanion }: Found) {
    if (!jointId || isCompanion) return
    const { rest_order_id: orderId } = await jointOf(trx, jointId)
    if (orderId) await jobs.send<TogetherRefund>(trx, togetherRefundQueue, { orderId })
  }

  /** Under the locks of order, calendar and appointment; what was seen before them may be old. */
  async function underLock(trx: Trx, actor: Actor, appointmentId: string) {
    await waitBriefly(trx, config.DATABASE_WAIT_MS)
    const seen = await findFor(trx, actor, appointmentId)
    if (seen.order_id) await lockOrder(trx, seen.order_id)
    const appointment = await lockFor(trx, actor, appointmentId)
    return { appointment, now: clock.now() }
  }

  /** The session did not take place through no fault of the client: refunds everything. */
  async function returnAll(trx: Trx, appointment: Found, now: Date, { state, reason, message }: AllBack) {
    await trx
      .updateTable('appointment')
      .set({ state, cancelled_by: state === 'cancelled' ? null : 'healer', updated_at: now })
      .where('u_id', '=', appointment.u_id)
      .execute()
    await setFree(trx, appointment, now)
    await appointmentNotifications.lockPeople(trx, appointment)
    const preview = await previewAt(trx, appointment, 100)
    await returnSession(trx, appointment, 'healer')
    await appointmentNotifications.notify(trx, appointment, 'client', {
      message,
      parameters: refundLabel(appointment, preview),
    })
    await refund(trx, appointment, 100, reason, true)
    await refundRest(trx, appointment)
  }

  return { underLock, setFree, returnSession, refund, returnAll, previewAt, endRelease }
}

export type Refunding = ReturnType<typeof createRefunding>

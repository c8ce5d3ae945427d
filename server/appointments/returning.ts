import type { CancelPreview } from '@newyou/contract/appointments/appointments'
import { sql } from 'kysely'
import type { SessionPacks } from '../bundles/index.ts'
import type { NextFree } from '../healers/index.ts'
import type { TemplateKey } from '../messages/index.ts'
import { lockOrder, type Payments } from '../payments/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Queryable, Trx } from '../platform/database/database.ts'
import { locking } from '../platform/database/locks.ts'
import { type Actor, type Found, findFor, lockFor } from './actor-access.ts'
import type { AppointmentNotifications } from './notifications.ts'
import { backOf, basisPoints, nothing, received } from './refund-amounts.ts'

interface ReturningDependencies {
  clock: Clock
  nextFree: NextFree
  payments: Pick<Payments, 'refund' | 'previewRefund'>
  appointmentNotifications: AppointmentNotifications
  sessionPacks: Pick<SessionPacks, 'refund'>
}

interface AllBack {
  state: 'healer-no-show' | 'cancelled'
  reason: string
  /** What the client is told. */
  message: TemplateKey
}

/** Ends appointments and refunds what was paid for them, in the caller's transaction. */
export function createReturning(dependencies: ReturningDependencies) {
  const { clock, nextFree, payments, appointmentNotifications, sessionPacks } = dependencies

  /** The refund of a share of the price, by destination. */
  async function previewAt(
    queryable: Queryable,
    appointment: Found,
    percent: number,
  ): Promise<CancelPreview> {
    const { order_id: orderId, order_state: orderState } = appointment
    // A free session cannot come back in part: it does as long as anything would.
    if (appointment.is_free) return { ...nothing(percent, 0), is_free_session_back: percent > 0 }
    if (appointment.session_pack_id) return { ...nothing(percent, 0), is_pack_session_back: percent > 0 }
    if (appointment.state === 'held' || !orderId || orderState !== 'paid' || !appointment.price_paise)
      return nothing(100, 0)
    if (percent === 0) return nothing(0, appointment.price_paise)
    const preview = await payments.previewRefund(queryable, orderId, { basisPoints: basisPoints(percent) })
    return {
      refund_percent: percent,
      refund_paise: received(preview),
      gateway_paise: preview.gatewayPaise,
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
  const endHandBack = (
    trx: Trx,
    appointmentId: string,
    by: 'taken' | 'client' | 'healer' | 'start',
    now: Date,
  ) =>
    trx
      .updateTable('slot_hand_back')
      .set({ ended_at: now, ended_by: by })
      .where('appointment_id', '=', appointmentId)
      .where('ended_at', 'is', null)
      .execute()

  /** Takes the time out of both calendars, whatever state it was in. */
  async function setFree(trx: Trx, appointment: Found, now: Date) {
    await trx
      .updateTable('slot_claim')
      .set({ state: 'released' })
      .where('u_id', '=', appointment.claim_id)
      .execute()
    if (appointment.state !== 'held')
      await trx
        .updateTable('healer')
        .set((of) => ({ session_count: sql<number>`greatest(${of.ref('session_count')} - 1, 0)` }))
        .where('u_id', '=', appointment.healer_id)
        .execute()
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

  /** What was not paid for in money comes back as it was given. */
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

  /** Under the locks of order, calendar and appointment; what was seen before them may be old. */
  async function underLock(trx: Trx, actor: Actor, appointmentId: string) {
    await sql`set local lock_timeout = '2s'`.execute(trx)
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
      parameters: backOf(appointment, preview),
    })
    await refund(trx, appointment, 100, reason, true)
  }

  return { underLock, setFree, returnSession, refund, returnAll, previewAt, endHandBack }
}

export type Returning = ReturnType<typeof createReturning>

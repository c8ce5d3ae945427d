import type { CancelPreview } from '@newyou/contract/care/appointments/cancel-preview'
import { refundPercent } from '@newyou/contract/care/appointments/policy'
import type { Settlement } from '@newyou/contract/care/appointments/rules'
import type { Payments } from '../../money/payments/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import {
  type Actor,
  type Found,
  factsOf,
  findFor,
  lockFor,
  partiesOf,
  policyOf,
  requireAllowed,
} from './actor-access.ts'
import { refundLabel } from './cancel-preview.ts'
import type { AppointmentNotifications } from './notifications.ts'
import type { Refunding } from './refunding.ts'
import { reportIsOver } from './report-time.ts'
import type { Following } from './series-following.ts'
import type { SlotHolders } from './slot-holders.ts'
import type { TogetherEnding } from './together-ending.ts'

interface CancellingDependencies {
  accounts: Pick<Accounts, 'knownAs'>
  db: Database
  clock: Clock
  payments: Pick<Payments, 'orderService'>
  appointmentNotifications: AppointmentNotifications
  refunding: Refunding
  slotHolders: SlotHolders
  following: Pick<Following, 'letGo'>
  togetherEnding: Pick<TogetherEnding, 'withdraw'>
}

/** All ways in which an appointment ends with a refund: by the published policy, in exact paise, and once. */
export function createCancelling(dependencies: CancellingDependencies) {
  const { accounts, db, clock, payments, appointmentNotifications, refunding, slotHolders } = dependencies
  const { following, togetherEnding } = dependencies
  const { underLock, setFree, returnSession, refund, returnAll, previewAt, endRelease } = refunding

  const previewOf = (queryable: Queryable, side: Actor['side'], appointment: Found, now: Date) =>
    previewAt(
      queryable,
      appointment,
      // A session together ends for all, and everybody is refunded.
      appointment.joint_id
        ? 100
        : refundPercent(
            side,
            factsOf(appointment, appointment.hold_until),
            policyOf(appointment),
            now.getTime(),
          ),
    )

  const admit = (trx: Trx, appointment: Found, now: Date) =>
    returnAll(trx, appointment, now, {
      state: 'healer-no-show',
      reason: 'healer-absent',
      message: 'appointments.absenceAdmitted',
    })

  return {
    /** The refund if it were cancelled now. @throws DomainError notFound, notNow */
    async preview(actor: Actor, appointmentId: string): Promise<CancelPreview> {
      const appointment = await findFor(db, actor, appointmentId)
      const now = clock.now()
      requireAllowed(actor.side, 'cancel', appointment, now)
      return previewOf(db, actor.side, appointment, now)
    },

    /**
     * Cancels by the policy. `shownPaise` is the refund that the client was shown: if it has changed, nothing
     * happens. A healer needs none, because the refund is always full. `onlyHeld`: not if it was paid meanwhile.
     * @throws DomainError notFound, notNow, refundChanged
     */
    cancel: (actor: Actor, appointmentId: string, shownPaise?: number, { onlyHeld = false } = {}) =>
      inTransaction(db, async (trx) => {
        const { appointment, now } = await underLock(trx, actor, appointmentId)
        const { side } = actor
        requireAllowed(side, 'cancel', appointment, now)
        if (onlyHeld && appointment.state !== 'held') throwError('notNow')
        const preview = await previewOf(trx, side, appointment, now)
        if (shownPaise !== undefined && shownPaise !== preview.refund_paise)
          throwError('refundChanged', { data: preview })
        if (appointment.joint_id && appointment.state !== 'held')
          return togetherEnding.withdraw(trx, actor, appointment, now)
        await trx
          .updateTable('appointment')
          .set({ state: 'cancelled', cancelled_by: side, is_reschedule_open: false, updated_at: now })
          .where('u_id', '=', appointmentId)
          .execute()
        if (appointment.state === 'released') await endRelease(trx, appointmentId, side, now)
        await setFree(trx, appointment, now)
        await appointmentNotifications.lockPeople(trx, appointment)
        if (preview.is_free_session_back || preview.is_pack_session_back)
          await returnSession(trx, appointment, side)
        if (appointment.state === 'held') {
          await slotHolders.letGo(trx, appointment, now)
          await following.letGo(trx, appointment)
          if (appointment.order_id) await payments.orderService.expire(trx, appointment.order_id)
          return appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
        }
        await appointmentNotifications.notify(trx, appointment, 'client', {
          message: 'appointments.cancelledForClient',
          parameters: { by: side, ...refundLabel(appointment, preview) },
        })
        if (side === 'client')
          await appointmentNotifications.notify(trx, appointment, 'healer', {
            message: 'appointments.cancelledForHealer',
          })
        else await appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
        await refund(trx, appointment, preview.refund_percent, `cancelled-by-${side}`, side === 'healer')
        // Nothing is owed for a session that was to be paid later.
        if (appointment.pay_by && appointment.order_id)
          await payments.orderService.expire(trx, appointment.order_id)
      }),

    /** The healer was absent: the client is refunded in full. @throws DomainError notFound, notNow */
    admitAbsence: (actor: Actor, appointmentId: string) =>
      inTransaction(db, async (trx) => {
        const { appointment, now } = await underLock(trx, actor, appointmentId)
        requireAllowed(actor.side, 'admit-absence', appointment, now)
        await appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
        await admit(trx, appointment, now)
      }),

    /**
     * After a refund in the gateway's dashboard: ends a future appointment. The order is locked; the caller books its
     * money.
     */
    async endRefunded(trx: Trx, orderId: string) {
      const { u_id, client_id: personId } = await trx
        .selectFrom('appointment')
        .select(['u_id', 'client_id'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      const appointment = await lockFor(trx, { side: 'client', personId }, u_id)
      const now = clock.now()
      if (appointment.state !== 'confirmed' || appointment.starts_at <= now) return
      if (appointment.joint_id)
        return togetherEnding.withdraw(trx, { side: 'client', personId }, appointment, now)
      await trx
        .updateTable('appointment')
        .set({ state: 'cancelled', cancelled_by: 'client', is_reschedule_open: false, updated_at: now })
        .where('u_id', '=', u_id)
        .execute()
      await setFree(trx, appointment, now)
      await appointmentNotifications.lockPeople(trx, appointment)
      await appointmentNotifications.notify(trx, appointment, 'healer', {
        message: 'appointments.cancelledForHealer',
      })
    },

    /** A report that the healer did not answer counts as admitted. */
    async admitOverdue() {
      const rows = await db
        .selectFrom('appointment')
        .select(['u_id', 'client_id'])
        .where('state', '=', 'reported')
        .where(reportIsOver('reported_at', clock.now()))
        .orderBy('reported_at')
        .limit(50)
        .execute()
      for (const { u_id, client_id } of rows)
        await inTransaction(db, async (trx) => {
          const actor: Actor = { side: 'client', personId: client_id }
          const { appointment, now } = await underLock(trx, actor, u_id)
          if (appointment.state === 'reported') await admit(trx, appointment, now)
        })
    },

    /**
     * Settles by the room's attendance, once. `isStillSo` is asked under the locks; a person who enters waits for them.
     * Resolves with whether it was settled.
     */
    settle: (appointmentId: string, settlement: Settlement, isStillSo: (trx: Trx) => Promise<boolean>) =>
      inTransaction(db, async (trx) => {
        const { client_id: personId } = await trx
          .selectFrom('appointment')
          .select('client_id')
          .where('u_id', '=', appointmentId)
          .executeTakeFirstOrThrow()
        const { appointment, now } = await underLock(trx, { side: 'client', personId }, appointmentId)
        if (appointment.state !== 'confirmed' || !(await isStillSo(trx))) return false
        if (settlement === 'healer-absent') await admit(trx, appointment, now)
        if (settlement === 'nobody-met')
          await returnAll(trx, appointment, now, {
            state: 'cancelled',
            reason: 'nobody-met',
            message: 'appointments.nobodyMet',
          })
        if (settlement === 'held' || settlement === 'client-absent')
          await trx
            .updateTable('appointment')
            .set({ state: settlement === 'held' ? 'completed' : 'no-show', updated_at: now })
            .where('u_id', '=', appointmentId)
            .execute()
        await appointmentNotifications.lockPeople(trx, appointment)
        if (settlement === 'client-absent')
          await appointmentNotifications.notify(trx, appointment, 'client', {
            message: 'appointments.noShowForClient',
            parameters: { reportHours: policyOf(appointment).report_hours },
          })
        if (settlement === 'healer-absent' || settlement === 'nobody-met')
          await appointmentNotifications.notify(trx, appointment, 'healer', {
            message: 'appointments.refundedForHealer',
            parameters: {
              healer: settlement === 'healer-absent' ? 'absent' : 'other',
              reportHours: policyOf(appointment).report_hours,
            },
          })
        const { healer } = await partiesOf(trx, appointment, accounts)
        for (const one of [personId, healer.personId])
          await appointmentNotifications.refreshScreens(trx, one, appointmentId)
        return true
      }),

    /** Sessions about which neither side reported anything were held. */
    async completeOver() {
      const now = clock.now()
      // A concurrent change of one of them holds its row; then its state is read again.
      await db
        .updateTable('appointment')
        .set({ state: 'completed', is_reschedule_open: false, updated_at: now })
        .where('state', '=', 'confirmed')
        .where(reportIsOver('ends_at', now))
        .execute()
    },
  }
}

export type Cancelling = ReturnType<typeof createCancelling>

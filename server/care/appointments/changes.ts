import type { AppointmentAction } from '@newyou/contract/care/appointments/rules'
import { appointmentReplies } from '../../messages/replies/care.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import type { NextFree } from '../healers/index.ts'
import {
  type Actor,
  type Found,
  findFor,
  lockFor,
  otherSide,
  policyOf,
  requireAllowed,
} from './actor-access.ts'
import { claimSlot, releaseClaim, withoutClientsOwn } from './claims.ts'
import type { Disputes } from './disputes.ts'
import type { AppointmentNotifications } from './notifications.ts'
import type { PayLater } from './pay-later.ts'
import type { Reminders } from './reminders.ts'
import { slotOfAppointment } from './slot.ts'
import type { Slots } from './slots.ts'
import { membersOf } from './together.ts'

interface ChangesDependencies {
  db: Database
  clock: Clock
  ids: Ids
  nextFree: NextFree
  slots: Slots
  payLater: Pick<PayLater, 'movedPayBy'>
  reminders: Pick<Reminders, 'schedule'>
  disputes: Pick<Disputes, 'open'>
  appointmentNotifications: AppointmentNotifications
}

/**
 * Changes of a booked appointment that move no money. Each change locks the healer's calendar and
 * the appointment, asks the rules of the contract, and notifies the other side in the same transaction.
 */
export function createChanges(dependencies: ChangesDependencies) {
  const { db, clock, ids, nextFree, slots, payLater, reminders, disputes, appointmentNotifications } =
    dependencies

  async function locked(trx: Trx, actor: Actor, appointmentId: string, action: AppointmentAction) {
    const appointment = await lockFor(trx, actor, appointmentId)
    const now = clock.now()
    requireAllowed(actor.side, action, appointment, now)
    return { appointment, now }
  }

  /** What the healer says of a session together is true of all who had it. */
  async function withOthers(trx: Trx, actor: Actor, appointment: Found): Promise<Found[]> {
    if (!appointment.joint_id) return [appointment]
    const others = await membersOf(trx, appointment.joint_id)
    const all = [appointment]
    for (const { u_id, state } of others)
      if (u_id !== appointment.u_id && state === 'confirmed') all.push(await lockFor(trx, actor, u_id))
    return all.filter(({ state }) => state === 'confirmed')
  }

  const update = (trx: Trx, appointmentId: string) =>
    trx.updateTable('appointment').where('u_id', '=', appointmentId)

  /** Releases the old time and takes the new one, or changes neither. */
  async function takeInstead(trx: Trx, appointment: Found, startsAt: Date, now: Date) {
    const slot = slotOfAppointment(appointment, startsAt)
    await releaseClaim(trx, appointment.claim_id)
    await slots.requireFree(trx, appointment.client_id, slot, now)
    const claimId = ids.next()
    const isOurs = await claimSlot(trx, {
      u_id: claimId,
      ...slot,
      clientId: appointment.client_id,
      state: 'booked',
      holdUntil: null,
      now,
    })
    if (!isOurs) await slots.refuseTaken(trx, appointment.client_id, slot, now)
    return { claimId, endsAt: slot.endsAt }
  }

  return {
    /** Confirms attendance, and notifies the other side once. @throws DomainError notFound, notNow */
    confirm: (actor: Actor, appointmentId: string) =>
      inTransaction(db, async (trx) => {
        const { appointment, now } = await locked(trx, actor, appointmentId, 'confirm')
        const column = actor.side === 'client' ? 'client_confirmed_at' : 'healer_confirmed_at'
        if (appointment[column]) return
        await update(trx, appointmentId)
          // A client who confirms the visit accepts the new time.
          .set({
            [column]: now,
            updated_at: now,
            ...(actor.side === 'client' ? { is_reschedule_open: false } : {}),
          })
          .execute()
        await appointmentNotifications.notify(trx, appointment, otherSide(actor.side), {
          message: 'appointments.confirmed',
        })
        await appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
      }),

    /**
     * Reschedules to another available time of the same healer. Order and payment stay. If the healer reschedules it, the
     * client is asked to accept.
     * @throws DomainError notFound, notNow, notAllowed (unpaid and too near), slotNotOffered, slotTaken, clientBusy
     */
    async reschedule(actor: Actor, appointmentId: string, startsAt: Date) {
      const seen = await findFor(db, actor, appointmentId)
      const slot = { ...slotOfAppointment(seen, startsAt), clientId: seen.client_id }
      await slots.inClearedSlot(slot, async (trx) => {
        const { appointment, now } = await locked(trx, actor, appointmentId, 'reschedule')
        if (appointment.starts_at.getTime() === startsAt.getTime())
          throwError('invalidInput', { errors: { starts_at: appointmentReplies.sameTime } })
        const payBy = await payLater.movedPayBy(trx, actor.side, appointment, startsAt, now)
        const isHealer = actor.side === 'healer'
        const taking = takeInstead(trx, appointment, startsAt, now)
        const { claimId, endsAt } = await (isHealer ? taking.catch(withoutClientsOwn) : taking)
        await update(trx, appointmentId)
          .set({
            claim_id: claimId,
            starts_at: startsAt,
            ends_at: endsAt,
            pay_by: payBy,
            pay_reminded_at: null,
            late_minutes: null,
            late_side: null,
            rescheduled_from: appointment.starts_at,
            rescheduled_by: actor.side,
            is_reschedule_open: isHealer,
            // The side that chose the time confirms it.
            client_confirmed_at: isHealer || actor.acting ? null : now,
            healer_confirmed_at: isHealer ? now : null,
            updated_at: now,
          })
          .execute()
        await nextFree.refresh(trx, appointment.healer_id, now)
        await reminders.schedule(trx, { appointmentId, startsAt, policy: policyOf(appointment) })
        const rescheduled = { ...appointment, starts_at: startsAt, ends_at: endsAt }
        if (isHealer)
          await appointmentNotifications.notify(trx, rescheduled, 'client', {
            message: 'appointments.rescheduledForClient',
          })
        else {
          await appointmentNotifications.lockPeople(trx, appointment)
          await appointmentNotifications.notify(trx, rescheduled, 'healer', {
            message: 'appointments.rescheduledForHealer',
          })
          // The client's booking message names the old time.
          await appointmentNotifications.notify(trx, rescheduled, 'client', {
            message: 'appointments.rescheduledByYou',
          })
        }
        await appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
      })
    },

    /** The client accepts the time that the healer chose. @throws DomainError notFound, notNow */
    acceptReschedule: (actor: Actor, appointmentId: string) =>
      inTransaction(db, async (trx) => {
        const { appointment, now } = await locked(trx, actor, appointmentId, 'accept-reschedule')
        await update(trx, appointmentId)
          .set({ is_reschedule_open: false, client_confirmed_at: now, updated_at: now })
          .execute()
        await appointmentNotifications.notify(trx, appointment, 'healer', {
          message: 'appointments.rescheduleAccepted',
        })
        await appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
      }),

    /** The client is at the place of the session, by the word of either side. @throws DomainError notFound, notNow */
    arrive: (actor: Actor, appointmentId: string) =>
      inTransaction(db, async (trx) => {
        const { appointment, now } = await locked(trx, actor, appointmentId, 'arrive')
        if (appointment.arrived_at) return
        await update(trx, appointmentId)
          .set({ arrived_at: now, arrived_by: actor.side, updated_at: now })
          .execute()
        if (actor.side === 'client')
          await appointmentNotifications.notify(trx, appointment, 'healer', {
            message: 'appointments.arrivedForHealer',
          })
        await appointmentNotifications.refreshScreens(trx, appointment.client_id, appointmentId)
        await appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
      }),

    /** The session was held, and its earnings are the healer's. @throws DomainError notFound, notNow */
    complete: (actor: Actor, appointmentId: string) =>
      inTransaction(db, async (trx) => {
        const { appointment, now } = await locked(trx, actor, appointmentId, 'complete')
        for (const one of await withOthers(trx, actor, appointment)) {
          await update(trx, one.u_id).set({ state: 'completed', updated_at: now }).execute()
          await appointmentNotifications.refreshScreens(trx, one.client_id, one.u_id)
        }
        await appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
      }),

    /** The client did not come; they are notified, and may object. @throws DomainError notFound, notNow */
    markNoShow: (actor: Actor, appointmentId: string) =>
      inTransaction(db, async (trx) => {
        const { appointment, now } = await locked(trx, actor, appointmentId, 'mark-no-show')
        const all = await withOthers(trx, actor, appointment)
        await appointmentNotifications.lockPeople(trx, ...all)
        for (const one of all) {
          await update(trx, one.u_id).set({ state: 'no-show', updated_at: now }).execute()
          await appointmentNotifications.notify(trx, one, 'client', {
            message: 'appointments.noShowForClient',
            parameters: { reportHours: policyOf(one).report_hours },
          })
        }
        await appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
      }),

    /** The client says that the healer did not come; the healer is asked. @throws DomainError notFound, notNow */
    reportAbsence: (actor: Actor, appointmentId: string) =>
      inTransaction(db, async (trx) => {
        const { appointment, now } = await locked(trx, actor, appointmentId, 'report-absence')
        await update(trx, appointmentId)
          .set({ state: 'reported', reported_at: now, updated_at: now })
          .execute()
        await appointmentNotifications.notify(trx, appointment, 'healer', {
          message: 'appointments.reportedForHealer',
          parameters: { reportHours: policyOf(appointment).report_hours },
        })
        await appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
      }),

    /**
     * The healer says that they did come: staff decide, from the log of the room. @throws DomainError notFound,
     * notNow
     */
    denyAbsence: (actor: Actor, appointmentId: string) =>
      inTransaction(db, async (trx) => {
        const { appointment, now } = await locked(trx, actor, appointmentId, 'deny-absence')
        await disputes.open(trx, appointment, { side: 'client', stateBefore: 'completed' }, now)
        await appointmentNotifications.notify(trx, appointment, 'client', {
          message: 'appointments.absenceDenied',
        })
        await appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
      }),
  }
}

export type Changes = ReturnType<typeof createChanges>

import { refundPercent, releasedTimePolicy } from '@newyou/contract/care/appointments/policy'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { levelOf } from '../../platform/watch/failures.ts'
import type { Logger } from '../../platform/watch/logger.ts'
import type { NextFree } from '../healers/index.ts'
import {
  type Actor,
  type Found,
  factsOf,
  findFor,
  lockFor,
  policyOf,
  requireAllowed,
} from './actor-access.ts'
import { refundLabel } from './cancel-preview.ts'
import { type AppointmentRow, claimSlot, rangeOf, releaseClaim } from './claims.ts'
import type { AppointmentNotifications } from './notifications.ts'
import type { Refunding } from './refunding.ts'
import type { Reminders } from './reminders.ts'
import { slotOfAppointment } from './slot.ts'
import type { Slots } from './slots.ts'

const takenQueue = 'released-time-taken'
const finishedAtOnce = 100

interface SlotReleaseDependencies {
  db: Database
  clock: Clock
  ids: Ids
  jobs: Jobs
  logger: Logger
  nextFree: NextFree
  slots: Slots
  reminders: Pick<Reminders, 'schedule'>
  refunding: Refunding
  appointmentNotifications: AppointmentNotifications
}

type Follow = (trx: Trx, appointment: { healer_id: string }) => Promise<void>

/**
 * A client releases a time, even too late for a refund: others can book it immediately, and it stays the client's
 * until another client books it. Then the first client is refunded in full; if no one books it, the policy at the
 * moment of releasing applies. One booking pays for one released session. Every decision holds the lock of the
 * healer's calendar.
 */
export function createSlotReleases(dependencies: SlotReleaseDependencies) {
  const { db, clock, ids, jobs, logger, nextFree, slots, reminders, refunding } = dependencies
  const { appointmentNotifications } = dependencies
  const followers: Follow[] = []

  const setState = (trx: Trx, { u_id }: Pick<Found, 'u_id'>, state: string, now: Date) =>
    trx
      .updateTable('appointment')
      .set({ state, updated_at: now, is_reschedule_open: false })
      .where('u_id', '=', u_id)
      .execute()

  /** Ends a session whose released time was booked, or whose start has come; once. */
  const finish = ({ u_id: appointmentId, client_id: personId }: Pick<AppointmentRow, 'u_id' | 'client_id'>) =>
    inTransaction(db, async (trx) => {
      const { appointment, now } = await refunding.underLock(trx, { side: 'client', personId }, appointmentId)
      const given = await trx
        .selectFrom('slot_release')
        .select(['taken_by', 'percent'])
        .where('appointment_id', '=', appointmentId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      if (!given || appointment.state !== 'released') return
      const isTaken = given.taken_by !== null
      if (!isTaken && appointment.starts_at > now) return
      const preview = await refunding.previewAt(trx, appointment, isTaken ? 100 : given.percent)
      await setState(trx, appointment, 'cancelled', now)
      await trx
        .updateTable('appointment')
        .set({ cancelled_by: 'client' })
        .where('u_id', '=', appointmentId)
        .execute()
      await refunding.endRelease(trx, appointmentId, isTaken ? 'taken' : 'start', now)
      await refunding.setFree(trx, appointment, now)
      await appointmentNotifications.lockPeople(trx, appointment)
      if (preview.is_free_session_back || preview.is_pack_session_back)
        await refunding.returnSession(trx, appointment, 'client')
      await appointmentNotifications.notify(trx, appointment, 'client', {
        message: isTaken ? 'appointments.releasedTaken' : 'appointments.releasedKept',
        parameters: refundLabel(appointment, preview),
      })
      await refunding.refund(
        trx,
        appointment,
        preview.refund_percent,
        isTaken ? 'released-time-taken' : 'released-times',
        false,
      )
    })
  jobs.work<Pick<AppointmentRow, 'u_id' | 'client_id'>>(takenQueue, finish)

  return {
    /** Registers work of another domain in the transaction in which a time is released. */
    onReleased(follow: Follow) {
      followers.push(follow)
    },

    /** @throws DomainError notFound, notNow */
    release: (actor: Actor, appointmentId: string) =>
      inTransaction(db, async (trx) => {
        const appointment = await lockFor(trx, actor, appointmentId)
        const now = clock.now()
        requireAllowed('client', 'release', appointment, now)
        const facts = factsOf(appointment, null)
        const percent = refundPercent('client', facts, policyOf(appointment), now.getTime())
        await trx
          .insertInto('slot_release')
          .values({
            u_id: ids.next(),
            appointment_id: appointmentId,
            healer_id: appointment.healer_id,
            client_id: appointment.client_id,
            service_id: appointment.service_id,
            place_id: appointment.place_id,
            during: rangeOf(slotOfAppointment(appointment)),
            released_at: now,
            percent,
          })
          .execute()
        await setState(trx, appointment, 'released', now)
        await releaseClaim(trx, appointment.claim_id)
        await nextFree.refresh(trx, appointment.healer_id, now)
        for (const follow of followers) await follow(trx, appointment)
        await appointmentNotifications.notify(trx, appointment, 'healer', {
          message: 'appointments.releasedForHealer',
        })
        await appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
      }),

    /**
     * Undoes a release, if no other client has booked or is paying.
     * @throws DomainError notFound, notNow, slotTaken, clientBusy
     */
    async takeBack(actor: Actor, appointmentId: string) {
      const seen = await findFor(db, actor, appointmentId)
      const slot = { ...slotOfAppointment(seen), clientId: seen.client_id }
      await slots.inClearedSlot(slot, async (trx) => {
        const appointment = await lockFor(trx, actor, appointmentId)
        const now = clock.now()
        requireAllowed('client', 'take-back', appointment, now)
        await slots.requireFree(trx, appointment.client_id, slot, now, { isTakingBack: true })
        const claimId = ids.next()
        const isOurs = await claimSlot(trx, {
          u_id: claimId,
          ...slot,
          state: 'booked',
          holdUntil: null,
          now,
        })
        if (!isOurs) await slots.refuseTaken(trx, appointment.client_id, slot, now)
        const taken = await trx
          .selectFrom('slot_release')
          .select('taken_by')
          .where('appointment_id', '=', appointmentId)
          .where('ended_at', 'is', null)
          .where('taken_by', 'is not', null)
          .executeTakeFirst()
        // Booked by another, who has let it go again: the refund is on its way.
        if (taken) throwError('notNow')
        await refunding.endRelease(trx, appointmentId, 'client', now)
        await setState(trx, appointment, 'confirmed', now)
        await trx
          .updateTable('appointment')
          .set({ claim_id: claimId })
          .where('u_id', '=', appointmentId)
          .execute()
        await nextFree.refresh(trx, appointment.healer_id, now)
        const { starts_at: startsAt } = appointment
        await reminders.schedule(trx, { appointmentId, startsAt, policy: policyOf(appointment) })
        await appointmentNotifications.notify(trx, appointment, 'healer', {
          message: 'appointments.takenBackForHealer',
        })
        await appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
      })
    },

    /**
     * Called when an appointment is booked, under the calendar's lock: if its time was released, it is taken now. The
     * refund follows in a transaction of its own, because an order is locked before a calendar. A free booking only
     * pays for a free session. There is no full refund after such a booking: two clients who know each other would both
     * get everything back, and the healer nothing.
     */
    async taken(trx: Trx, booked: Pick<AppointmentRow, 'u_id' | 'healer_id' | 'client_id' | 'starts_at'>) {
      const { rows } = await sql<{ u_id: string; client_id: string }>`
        update slot_release b set taken_by = ${booked.u_id} where b.u_id = (
          select g.u_id from slot_release g
          join appointment a on a.u_id = g.appointment_id
          join appointment t on t.u_id = ${booked.u_id}
          where g.healer_id = ${booked.healer_id} and g.client_id <> ${booked.client_id}
            and g.ended_at is null and g.taken_by is null and g.during && tstzrange(t.starts_at, t.ends_at)
            and g.service_id is not distinct from t.service_id and g.place_id is not distinct from t.place_id
            and (t.price_paise > 0 or t.session_pack_id is not null
              or (a.price_paise = 0 and a.session_pack_id is null))
          order by lower(g.during) = ${booked.starts_at} desc, g.released_at, g.u_id limit 1)
        returning b.appointment_id as u_id, b.client_id`.execute(trx)
      if (rows.length === 0) return
      // The time may have been released after it was held: when a payment came late.
      const { policy } = await trx
        .selectFrom('appointment')
        .select('policy')
        .where('u_id', '=', booked.u_id)
        .executeTakeFirstOrThrow()
      await trx
        .updateTable('appointment')
        .set({ policy: JSON.stringify(releasedTimePolicy(policyOf({ policy }))) })
        .where('u_id', '=', booked.u_id)
        .execute()
      for (const appointment of rows) await jobs.send(trx, takenQueue, appointment)
    },

    /**
     * Every minute: ends released times that were not booked until their start, and those that were booked and not
     * finished.
     */
    async finishDue() {
      const due = await db
        .selectFrom('slot_release as b')
        .innerJoin('appointment as a', 'a.u_id', 'b.appointment_id')
        .select(['a.u_id', 'a.client_id'])
        .where('b.ended_at', 'is', null)
        .where((of) => of.or([of('b.taken_by', 'is not', null), of('a.starts_at', '<=', clock.now())]))
        .orderBy('b.released_at')
        .limit(finishedAtOnce)
        .execute()
      for (const appointment of due)
        try {
          await finish(appointment)
        } catch (error) {
          // One that cannot be finished now is tried again in a minute, and holds up no other.
          logger[levelOf(error)](
            { err: error, appointment: appointment.u_id },
            'a released session was not ended',
          )
        }
    },
  }
}

export type SlotReleases = ReturnType<typeof createSlotReleases>

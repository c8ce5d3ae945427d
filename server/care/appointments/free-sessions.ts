import type { SessionMode } from '@newyou/contract/care/healers/healers'
import { appointmentReplies } from '../../messages/replies/care.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import { countSession, findVerified, type NextFree } from '../healers/index.ts'
import { type Actor, findFor, lockFor, requireAllowed } from './actor-access.ts'
import type { Booked } from './booked.ts'
import { type BookingRequest, passGate } from './booking-gate.ts'
import type { Cancelling } from './cancelling.ts'
import { releaseClaim } from './claims.ts'
import type { InstantBooking } from './instant-booking.ts'
import type { AppointmentNotifications } from './notifications.ts'
import { firstSlot } from './slot.ts'
import type { Slots } from './slots.ts'

/** Free sessions are held online. */
type FreeRequest = BookingRequest & { mode: SessionMode }

interface FreeSessionDependencies {
  db: Database
  clock: Clock
  accounts: Pick<Accounts, 'isProfileComplete'>
  guardians: Pick<GuardiansModule, 'requireConsent'>
  nextFree: NextFree
  pageCache: PageCache
  slots: Slots
  instantBooking: InstantBooking
  booked: Booked
  appointmentNotifications: AppointmentNotifications
  cancelling: Pick<Cancelling, 'cancel'>
}

interface OtherIntern {
  internId: string
  /** Without it the time stays. */
  startsAt?: Date | undefined
  description?: string | undefined
}

/** Free first sessions with interns: the same times, rules and policy as a paid one, and no order. */
export function createFreeSessions(dependencies: FreeSessionDependencies) {
  const {
    db,
    clock,
    accounts,
    guardians,
    nextFree,
    pageCache,
    slots,
    instantBooking,
    booked,
    appointmentNotifications,
    cancelling,
  } = dependencies

  /**
   * Concurrent bookings wait here for the person's row, so that each free session is used once. @throws DomainError
   * noFreeSession
   */
  async function takeFromCount(trx: Trx, clientId: string) {
    locking(trx, 'person', clientId)
    const person = await trx
      .updateTable('person')
      .set((of) => ({ demo_appointment_count: of('demo_appointment_count', '-', 1) }))
      .where('u_id', '=', clientId)
      .where('demo_appointment_count', '>', 0)
      .returning('u_id')
      .executeTakeFirst()
    if (!person) throwError('noFreeSession')
  }

  async function count(clientId: string): Promise<number> {
    const person = await db
      .selectFrom('person')
      .select('demo_appointment_count')
      .where('u_id', '=', clientId)
      .executeTakeFirst()
    return orNotFound(person).demo_appointment_count
  }

  async function requireIntern(clientId: string, request: { healerId: string; mode: SessionMode }) {
    const { healer, service } = await passGate({ db, accounts, guardians }, clientId, request)
    if (!healer.is_intern) throwError('notFound')
    return service
  }

  /** The client's own free session; paid ones are not found. @throws DomainError notFound */
  async function findFree(actor: Actor, appointmentId: string) {
    const appointment = await findFor(db, actor, appointmentId)
    return appointment.is_free ? appointment : throwError('notFound')
  }

  return {
    count,

    /** @throws DomainError notFound */
    async check(healerId: string) {
      const healer = orNotFound(await findVerified(db, healerId))
      return { is_healer_intern: healer.is_intern, is_healer_available: healer.next_free_at !== null }
    },

    /**
     * Books a free session, confirmed at once. Resolves with its id.
     * @throws DomainError profileIncomplete, notFound, notAllowed, noFreeSession, slotNotOffered, slotTaken, clientBusy
     */
    async book(clientId: string, request: FreeRequest): Promise<string> {
      const service = await requireIntern(clientId, request)
      if ((await count(clientId)) < 1) throwError('noFreeSession')
      const one = { service, placeId: null }
      const { u_id } = await instantBooking.book(clientId, one, request, async (trx) => {
        await takeFromCount(trx, clientId)
        return { is_free: true }
      })
      return u_id
    },

    /** @throws DomainError notFound, notNow */
    async cancel(clientId: string, appointmentId: string) {
      const actor: Actor = { side: 'client', personId: clientId }
      await findFree(actor, appointmentId)
      await cancelling.cancel(actor, appointmentId)
    },

    /**
     * Another intern, as long as the appointment may be rescheduled. The count stays.
     * @throws DomainError notFound, notNow, notAllowed, slotNotOffered, slotTaken, clientBusy
     */
    async changeIntern(clientId: string, appointmentId: string, wanted: OtherIntern) {
      const actor: Actor = { side: 'client', personId: clientId }
      const seen = await findFree(actor, appointmentId)
      const mode = seen.mode as SessionMode // checked by the table
      await requireIntern(clientId, { healerId: wanted.internId, mode })
      const slot = firstSlot(wanted.internId, wanted.startsAt ?? seen.starts_at)
      const change = async (trx: Trx) => {
        const before = await lockFor(trx, actor, appointmentId)
        const now = clock.now()
        requireAllowed('client', 'reschedule', before, now)
        if (before.healer_id === slot.healerId)
          throwError('invalidInput', { errors: { healer_intern_u_id: appointmentReplies.sameIntern } })
        await releaseClaim(trx, before.claim_id)
        const after = {
          claim_id: await instantBooking.take(trx, clientId, slot, now),
          healer_id: slot.healerId,
          starts_at: slot.startsAt,
          ends_at: slot.endsAt,
          ...(wanted.description && { description: wanted.description }),
        }
        await trx
          .updateTable('appointment')
          .set({
            ...after,
            rescheduled_from: null,
            rescheduled_by: null,
            is_reschedule_open: false,
            client_confirmed_at: null,
            healer_confirmed_at: null,
            updated_at: now,
          })
          .where('u_id', '=', appointmentId)
          .execute()
        await countSession(trx, pageCache, before.healer_id, -1)
        await nextFree.refresh(trx, before.healer_id, now)
        await appointmentNotifications.lockPeople(trx, before, { ...before, ...after })
        await appointmentNotifications.notify(trx, before, 'healer', {
          message: 'appointments.cancelledForHealer',
        })
        await booked(trx, { ...before, ...after }, now)
      }
      await slots.inClearedSlot({ ...slot, clientId }, change, seen.healer_id)
    },
  }
}

export type FreeSessions = ReturnType<typeof createFreeSessions>

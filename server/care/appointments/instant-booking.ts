import type { Clock } from '../../platform/clock.ts'
import type { Database, Trx } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Booked } from './booked.ts'
import type { BookingRequest } from './booking.ts'
import { claimSlot, endOf } from './claims.ts'
import type { AppointmentNotifications } from './notifications.ts'
import type { Slot, Slots } from './slots.ts'
import { releaseVisitorHold } from './visitor-holds.ts'

interface InstantBookingDependencies {
  db: Database
  clock: Clock
  ids: Ids
  slots: Slots
  booked: Booked
  appointmentNotifications: Pick<AppointmentNotifications, 'lockPeople'>
}

/**
 * Appointments that are confirmed immediately, because there is nothing to pay: free sessions and sessions of a pack.
 */
export function createInstantBooking({
  db,
  clock,
  ids,
  slots,
  booked,
  appointmentNotifications,
}: InstantBookingDependencies) {
  /** Under the calendar's lock. Resolves with the claim. @throws DomainError slotNotOffered, slotTaken, clientBusy */
  async function take(trx: Trx, clientId: string, { healerId, startsAt }: Slot, now: Date): Promise<string> {
    const place = { healerId, startsAt }
    await slots.requireFree(trx, clientId, place, now)
    const claimId = ids.next()
    const isOurs = await claimSlot(trx, {
      u_id: claimId,
      clientId,
      ...place,
      state: 'booked',
      holdUntil: null,
      now,
    })
    if (!isOurs) await slots.refuseTaken(trx, clientId, place, now)
    return claimId
  }

  return {
    take,

    /**
     * Books it without payment; `spend` takes one free session or session of a pack, in the same transaction. The
     * caller has checked that the client may book. Resolves with its id.
     * @throws DomainError slotNotOffered, slotTaken, clientBusy, and what `spend` throws
     */
    async book(
      clientId: string,
      request: BookingRequest,
      by: { is_free: true } | { session_pack_id: string },
      spend: (trx: Trx) => Promise<void>,
    ): Promise<string> {
      if (!request.holdId) await slots.requireFree(db, clientId, request, clock.now())
      return slots.inClearedSlot({ ...request, clientId }, async (trx) => {
        const now = clock.now()
        const { healerId, startsAt, mode, description } = request
        if (request.holdId) await releaseVisitorHold(trx, request.holdId)
        const claimId = await take(trx, clientId, request, now)
        await appointmentNotifications.lockPeople(trx, { healer_id: healerId, client_id: clientId })
        await spend(trx)
        const policy = await slots.policyFor(trx, request)
        const appointment = await trx
          .insertInto('appointment')
          .values({
            u_id: ids.next(),
            healer_id: healerId,
            client_id: clientId,
            claim_id: claimId,
            ...by,
            state: 'confirmed',
            starts_at: startsAt,
            ends_at: endOf(startsAt),
            mode,
            description,
            price_paise: 0,
            policy: JSON.stringify(policy),
            created_at: now,
            updated_at: now,
          })
          .returning(['u_id', 'healer_id', 'client_id', 'starts_at'])
          .executeTakeFirstOrThrow()
        await booked(trx, appointment, now)
        return appointment.u_id
      })
    },
  }
}
export type InstantBooking = ReturnType<typeof createInstantBooking>

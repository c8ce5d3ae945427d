import { askedHours } from '@newyou/contract/care/appointments/asked'
import type { BookingPolicy } from '@newyou/contract/care/appointments/policy'
import { after, type Clock, hours } from '../../platform/clock.ts'
import type { Database, Trx } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Service } from '../healers/index.ts'
import { noteActing } from './acting.ts'
import type { Booked } from './booked.ts'
import type { BookingRequest } from './booking-gate.ts'
import { claimSlot } from './claims.ts'
import type { AppointmentNotifications } from './notifications.ts'
import { type Slot, slotOf } from './slot.ts'
import type { Slots } from './slots.ts'
import { releaseVisitorHold } from './visitor-holds.ts'

/** A booking that is about to be written. */
export interface Booking {
  u_id: string
  slot: Slot
  policy: BookingPolicy
}

/** How it is paid: by nothing, a free session, a session of a pack, or an order that is paid later. */
export interface PaidBy {
  is_free?: true
  session_pack_id?: string
  joint_id?: string
  later?: { orderId: string; payBy: Date; pricePaise: number }
}

interface InstantBookingDependencies {
  db: Database
  clock: Clock
  ids: Ids
  slots: Slots
  booked: Booked
  appointmentNotifications: Pick<AppointmentNotifications, 'lockPeople'>
}

/**
 * Appointments that are confirmed immediately, because there is nothing to pay now: free sessions, sessions of a pack,
 * services that cost nothing, and sessions that are paid later.
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
  async function take(trx: Trx, clientId: string, slot: Slot, now: Date): Promise<string> {
    await slots.requireFree(trx, clientId, slot, now)
    const claimId = ids.next()
    const isOurs = await claimSlot(trx, {
      u_id: claimId,
      clientId,
      ...slot,
      state: 'booked',
      holdUntil: null,
      now,
    })
    if (!isOurs) await slots.refuseTaken(trx, clientId, slot, now)
    return claimId
  }

  return {
    take,

    /**
     * Books it without payment; `spend` takes one free session or session of a pack, or opens the order that is paid
     * later, in the same transaction. The caller has checked that the client may book.
     * @throws DomainError slotNotOffered, slotTaken, clientBusy, and what `spend` throws
     */
    async book(
      clientId: string,
      { service, placeId }: { service: Service; placeId: string | null },
      request: BookingRequest,
      spend: (trx: Trx, booking: Booking) => Promise<PaidBy>,
    ): Promise<{ u_id: string; order_u_id: string | null }> {
      const slot = slotOf(service, request.startsAt, placeId)
      if (!request.holdId) await slots.requireFree(db, clientId, slot, clock.now())
      return slots.inClearedSlot({ ...slot, clientId }, async (trx) => {
        const now = clock.now()
        const { healerId, mode, description } = request
        if (request.holdId) await releaseVisitorHold(trx, request.holdId)
        const claimId = await take(trx, clientId, slot, now)
        await appointmentNotifications.lockPeople(trx, { healer_id: healerId, client_id: clientId })
        const u_id = ids.next()
        if (request.acting) await noteActing(trx, request.acting, u_id)
        const policy = await slots.policyFor(trx, slot)
        const { later, ...inKind } = await spend(trx, { u_id, slot, policy })
        const limits = [after(now, hours(askedHours)), later?.payBy ?? slot.startsAt, slot.startsAt]
        const askUntil = request.asks ? new Date(Math.min(...limits.map(Number))) : undefined
        const appointment = await trx
          .insertInto('appointment')
          .values({
            u_id,
            healer_id: healerId,
            client_id: clientId,
            booked_by: request.payerId ?? null,
            claim_id: claimId,
            ...inKind,
            ...(later && { order_id: later.orderId, pay_by: later.payBy }),
            state: 'confirmed',
            service_id: service.serviceId,
            service_name: service.name,
            service_name_hi: service.nameHi,
            starts_at: slot.startsAt,
            ends_at: slot.endsAt,
            mode,
            place_id: placeId,
            description,
            price_paise: later?.pricePaise ?? 0,
            booked_at_desk_by: request.acting?.staffId ?? null,
            ask_until: askUntil ?? null,
            policy: JSON.stringify(policy),
            created_at: now,
            updated_at: now,
          })
          .returning(['u_id', 'healer_id', 'client_id', 'starts_at', 'ends_at', 'policy'])
          .executeTakeFirstOrThrow()
        await booked(trx, appointment, now, { payBy: later?.payBy, askUntil })
        return { u_id, order_u_id: later?.orderId ?? null }
      })
    },
  }
}
export type InstantBooking = ReturnType<typeof createInstantBooking>

import { payByOf } from '@newyou/contract/care/appointments/pay-later'
import type { Settings } from '../../foundation/settings/index.ts'
import { orderTitle } from '../../messages/index.ts'
import { payLaterReplies } from '../../messages/replies/pay-later.ts'
import type { OrderService } from '../../money/payments/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Acting } from './acting.ts'
import { type BookingRequest, type Passed, passDeskGate } from './booking-gate.ts'
import type { Booking, InstantBooking } from './instant-booking.ts'
import type { PayLater } from './pay-later.ts'
import type { Slot } from './slot.ts'

interface DeskBookingDependencies {
  db: Database
  clock: Clock
  guardians: Pick<GuardiansModule, 'requireConsent'>
  instantBooking: Pick<InstantBooking, 'book'>
  orders: Pick<OrderService, 'open'>
  payLater: Pick<PayLater, 'requireTrusted'>
  settings: Pick<Settings, 'read'>
}

/** Until when a session is to be paid that the desk books: in person until its start, and online as any paid later. */
const payByFor = ({ placeId, startsAt }: Slot, hours: number, now: Date) =>
  new Date((placeId === null ? payByOf(startsAt, hours, now.getTime()) : undefined) ?? startsAt)

/** Booking by a colleague for a client: confirmed at once, and paid later by default. */
export function createDeskBooking(dependencies: DeskBookingDependencies) {
  const { clock, instantBooking, orders, payLater, settings } = dependencies

  async function openOrder(
    trx: Trx,
    clientId: string,
    { healer, service, placeId }: Passed,
    { u_id, slot, policy }: Booking,
  ) {
    const now = clock.now()
    // Whoever books a released time pays for the refund of who released it.
    if (policy.was_released) throwError('notAllowed', { message: payLaterReplies.releasedAtDesk })
    if (placeId === null) await payLater.requireTrusted(trx, clientId, healer.u_id, now)
    const { pay_later_hours: hours } = await settings.read(trx)
    const order = await orders.open(trx, {
      clientId,
      kind: 'appointment',
      itemId: u_id,
      title: orderTitle('titleOfSession', healer.full_name),
      pricePaise: service.pricePaise,
      earnerId: healer.person_id,
      expiresAt: null,
    })
    const { pricePaise } = service
    return { later: { orderId: order.u_id, payBy: payByFor(slot, hours, now), pricePaise } }
  }

  /**
   * The limits of unpaid sessions, which keep strangers from emptying a calendar, do not count here.
   * @throws DomainError guardianNeeded, notFound, notAllowed (a service for others, a released time, prepaid only),
   * invalidInput, slotNotOffered, slotTaken, clientBusy
   */
  return async (clientId: string, request: BookingRequest & { acting: Acting }) => {
    const offered = await passDeskGate(dependencies, clientId, request)
    const isFree = offered.service.pricePaise === 0
    return instantBooking.book(clientId, offered, request, async (trx, booking) =>
      isFree ? {} : openOrder(trx, clientId, offered, booking),
    )
  }
}
export type DeskBooking = ReturnType<typeof createDeskBooking>

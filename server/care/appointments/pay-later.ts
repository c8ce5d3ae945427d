import { payByOf } from '@newyou/contract/care/appointments/pay-later'
import type { Settings } from '../../foundation/settings/index.ts'
import { orderTitle } from '../../messages/index.ts'
import { payLaterReplies } from '../../messages/replies/pay-later.ts'
import type { OrderService } from '../../money/payments/index.ts'
import { after, type Clock, days, hours } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Actor, Found } from './actor-access.ts'
import type { BookingRequest, Passed } from './booking-gate.ts'
import type { Booking, InstantBooking } from './instant-booking.ts'

/** How long an unpaid session that ended by itself counts, and how many make a client pay at once. */
const remembered = days(180)
const lapsesAllowed = 1
/** What the client has to pay after the healer moved an unpaid session near, and to answer. */
const afterHealersMove = hours(24)

interface PayLaterDependencies {
  clock: Clock
  instantBooking: Pick<InstantBooking, 'book'>
  orders: Pick<OrderService, 'open'>
  settings: Pick<Settings, 'read'>
}

/**
 * Sessions that are confirmed at once and paid until some hours before: the appointment's `pay_by`, which is null again
 * once it is paid. Their order has no end of its own.
 */
export function createPayLater({ clock, instantBooking, orders, settings }: PayLaterDependencies) {
  /**
   * The client missed a session unpaid, or let unpaid ones end more than once: with this healer they pay at once. The
   * appointments themselves say so, and after some months it is forgotten.
   */
  async function requireTrusted(trx: Trx, clientId: string, healerId: string, now: Date) {
    const { missed, lapsed } = await trx
      .selectFrom('appointment')
      .select((of) => [
        of.fn.countAll<number>().filterWhere('state', '=', 'no-show').as('missed'),
        of.fn.countAll<number>().filterWhere('state', '=', 'lapsed').as('lapsed'),
      ])
      .where('healer_id', '=', healerId)
      .where('client_id', '=', clientId)
      .where('pay_by', '>', after(now, -remembered))
      .executeTakeFirstOrThrow()
    if (missed > 0 || lapsed > lapsesAllowed)
      throwError('notAllowed', { message: payLaterReplies.prepaidOnly })
  }

  return {
    requireTrusted,

    /**
     * Books a session that is paid later. The client's row is locked, so that bookings at once respect the limit.
     * @throws DomainError notAllowed (not offered, too near, a released time, prepaid only), tooManyHolds, slotNotOffered,
     * slotTaken, clientBusy
     */
    async book(clientId: string, offered: Passed, request: BookingRequest) {
      const { healer, service } = offered
      if (!service.paysLater) throwError('notAllowed', { message: payLaterReplies.notOffered })
      const { pricePaise } = service
      const openOrder = async (trx: Trx, { u_id, slot, policy }: Booking) => {
        const now = clock.now()
        const rules = await settings.read(trx)
        const due = payByOf(slot.startsAt, rules.pay_later_hours, now.getTime())
        if (due === undefined) throwError('notAllowed', { message: payLaterReplies.tooNear })
        // Whoever books a released time pays for the refund of who released it.
        if (policy.was_released) throwError('notAllowed', { message: payLaterReplies.wasReleased })
        await requireTrusted(trx, clientId, healer.u_id, now)
        const { unpaid, today } = await trx
          .selectFrom('appointment')
          .select((of) => [
            of.fn.countAll<number>().filterWhere('state', '=', 'confirmed').as('unpaid'),
            of.fn
              .countAll<number>()
              .filterWhere('created_at', '>', after(now, -days(1)))
              .as('today'),
          ])
          .where('client_id', '=', clientId)
          // Series have a limit of their own.
          .where('series_id', 'is', null)
          .where('joint_id', 'is', null)
          .where('pay_by', 'is not', null)
          .executeTakeFirstOrThrow()
        if (unpaid >= rules.pay_later_max || today >= rules.unpaid_holds_daily)
          throwError('tooManyHolds', { message: payLaterReplies.tooMany })
        const order = await orders.open(trx, {
          clientId,
          kind: 'appointment',
          itemId: u_id,
          title: orderTitle('titleOfSession', healer.full_name),
          pricePaise,
          earnerId: healer.person_id,
          expiresAt: null,
        })
        return { later: { orderId: order.u_id, payBy: new Date(due), pricePaise } }
      }
      return { ...(await instantBooking.book(clientId, offered, request, openOrder)), hold_until: null }
    },

    /**
     * Until when a session that is moved is to be paid; null if it is paid, or never was to be paid later. A client pays
     * before they move it near; one whom the healer moves gets time for it. @throws DomainError notAllowed
     */
    async movedPayBy(
      trx: Trx,
      side: Actor['side'],
      { pay_by: before, starts_at: startedAt }: Pick<Found, 'pay_by' | 'starts_at'>,
      startsAt: Date,
      now: Date,
    ): Promise<Date | null> {
      if (!before) return null
      // It is paid where they meet.
      if (before.getTime() === startedAt.getTime()) return startsAt
      const { pay_later_hours: rule } = await settings.read(trx)
      const due = payByOf(startsAt, rule, now.getTime())
      if (due !== undefined) return new Date(due)
      if (side === 'client') throwError('notAllowed', { message: payLaterReplies.payBeforeMoving })
      return new Date(Math.min(startsAt.getTime(), after(now, afterHealersMove).getTime()))
    },
  }
}

export type PayLater = ReturnType<typeof createPayLater>

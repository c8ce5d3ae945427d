import type { Fulfilment, OrderRow } from '../../money/payments/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import type { Enrolled } from './enrolled.ts'
import { meetsBlocked } from './meeting.ts'
import {
  type EnrolmentRow,
  type EventRow,
  hasRoom,
  isOpen,
  livingSeat,
  lockEvent,
  seatsChanged,
} from './seats.ts'

interface FulfilmentDependencies {
  clock: Clock
  pageCache: PageCache
  enrolled: Enrolled
}

/** A seat as something that is paid for. Locks follow the order, then the event, then people. */
export function createEnrolmentFulfilment({
  clock,
  pageCache,
  enrolled,
}: FulfilmentDependencies): Fulfilment {
  /** The event is locked before its seat is looked at. */
  async function ofOrder(trx: Trx, order: OrderRow): Promise<{ event: EventRow; seat: EnrolmentRow }> {
    const event = await lockEvent(trx, order.item_u_id)
    const seat = await trx
      .selectFrom('enrolment')
      .selectAll()
      .where('order_id', '=', order.u_id)
      .executeTakeFirstOrThrow()
    return { event, seat }
  }

  async function expire(trx: Trx, { event, seat }: { event: EventRow; seat: EnrolmentRow }, now: Date) {
    const expired = await trx
      .updateTable('enrolment')
      .set({ state: 'lapsed', updated_at: now })
      .where('u_id', '=', seat.u_id)
      .where('state', '=', 'held')
      .returning('u_id')
      .executeTakeFirst()
    if (expired) await seatsChanged(trx, pageCache, event)
  }

  /**
   * Whether the client may have the seat: by their hold while it lasts, later only if a seat is free. Never where they
   * would meet a host or speaker and one has blocked the other.
   */
  async function mayHave(trx: Trx, { event, seat }: { event: EventRow; seat: EnrolmentRow }, now: Date) {
    if (!isOpen(event, now)) return false
    const living = await livingSeat(trx, seat.client_id, event.u_id)
    if (living && living.u_id !== seat.u_id) return false
    if (await meetsBlocked(trx, seat.client_id, event, now)) return false
    const isKept = seat.state === 'held' && seat.hold_until !== null && seat.hold_until > now
    return isKept || hasRoom(trx, event, now)
  }

  return {
    async lock(trx, order) {
      await lockEvent(trx, order.item_u_id)
    },

    async fulfil(trx, order) {
      const now = clock.now()
      const { event, seat } = await ofOrder(trx, order)
      if (seat.state === 'enrolled') return 'given'
      if (seat.state !== 'held' && seat.state !== 'lapsed') return 'gone'
      if (!(await mayHave(trx, { event, seat }, now))) {
        await expire(trx, { event, seat }, now)
        return 'gone'
      }
      await trx
        .updateTable('enrolment')
        .set({ state: 'enrolled', hold_until: null, updated_at: now })
        .where('u_id', '=', seat.u_id)
        .execute()
      await enrolled(trx, seat, event, now)
      return 'given'
    },

    async startsOf(queryable, orders) {
      const events = await queryable
        .selectFrom('event')
        .select(['u_id', 'starts_at'])
        .where(
          'u_id',
          'in',
          orders.map(({ item_u_id }) => item_u_id),
        )
        .execute()
      const starts = new Map(events.map((event) => [event.u_id, event.starts_at]))
      return new Map(
        orders.flatMap(({ u_id, item_u_id: eventId }) => {
          const startsAt = starts.get(eventId)
          return startsAt ? [[u_id, startsAt]] : []
        }),
      )
    },

    /** Until its end an event may be cancelled by staff, with a full refund. */
    async finalAt(queryable, order) {
      const event = await queryable
        .selectFrom('event')
        .select('ends_at')
        .where('u_id', '=', order.item_u_id)
        .executeTakeFirst()
      return event?.ends_at
    },

    async takeBack(trx, order) {
      const now = clock.now()
      const { event, seat } = await ofOrder(trx, order)
      if (seat.state !== 'enrolled' || event.starts_at <= now) return
      await trx
        .updateTable('enrolment')
        .set({ state: 'cancelled', updated_at: now })
        .where('u_id', '=', seat.u_id)
        .execute()
      await seatsChanged(trx, pageCache, event)
    },

    async release(trx, order) {
      await expire(trx, await ofOrder(trx, order), clock.now())
    },
  }
}

import type { SeatGiveBack } from '@newyou/contract/events/enrolments'
import { sql } from 'kysely'
import { lockOrder, type Payments, refundWay } from '../payments/index.ts'
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../platform/database/database.ts'
import { fail } from '../platform/http/errors.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { PageCache } from '../platform/pages/page-cache.ts'
import type { EventNotifications } from './notifications.ts'
import { type EnrolmentRow, type EventRow, eventChanged, lockEvent, seatOf, seatsChanged } from './seats.ts'

const callOffQueue = 'event-called-off'
const whole = { basisPoints: 10_000 }

const refundOf = (preview: SeatGiveBack) => ({
  isRefunded: refundWay(preview),
  refundPaise: preview.refund_paise,
})

interface CancellingDependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  pageCache: PageCache
  payments: Pick<Payments, 'orderService' | 'refund' | 'previewRefund'>
  eventNotifications: EventNotifications
}

const nothing: SeatGiveBack = {
  refund_paise: 0,
  gateway_paise: 0,
  wallet_paise: 0,
  life_points_paise: 0,
  coupon_paise: 0,
}

/** Seats that come back: by the client until the published hours, by staff at any time, each with a full refund. */
export function createEnrolmentCancelling({
  db,
  clock,
  jobs,
  pageCache,
  payments,
  eventNotifications,
}: CancellingDependencies) {
  /** Not so when it cost nothing, or the gateway's own people have sent the money back already. */
  async function isPaid(queryable: Queryable, orderId: string) {
    const order = await queryable
      .selectFrom('orders')
      .select('state')
      .where('u_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return order.state === 'paid'
  }

  /** The money last: ledger accounts are locked after people. */
  async function giveMoneyBack(
    trx: Trx,
    { order_id: orderId }: Pick<EnrolmentRow, 'order_id'>,
    request: { reason: string; byOurFault: boolean },
  ) {
    if (orderId && (await isPaid(trx, orderId))) await payments.refund(trx, orderId, { ...whole, ...request })
  }

  async function previewOf(
    queryable: Queryable,
    { order_id: orderId }: Pick<EnrolmentRow, 'order_id'>,
  ): Promise<SeatGiveBack> {
    if (!orderId || !(await isPaid(queryable, orderId))) return nothing
    const preview = await payments.previewRefund(queryable, orderId, whole)
    return {
      refund_paise: preview.gatewayPaise + preview.walletPaise + preview.lifePointsPaise,
      gateway_paise: preview.gatewayPaise,
      wallet_paise: preview.walletPaise,
      life_points_paise: preview.lifePointsPaise,
      coupon_paise: preview.couponPaise,
    }
  }

  /** @throws DomainError notNow when the published hours have come */
  function demandTime(seat: Pick<EnrolmentRow, 'give_back_until'>) {
    if (!seat.give_back_until || seat.give_back_until <= clock.now()) fail('notNow')
  }

  const end = (trx: Trx, seat: EnrolmentRow, state: 'given-back' | 'called-off' | 'lapsed', now: Date) =>
    trx
      .updateTable('enrolment')
      .set({ state, hold_until: null, updated_at: now })
      .where('u_id', '=', seat.u_id)
      .execute()

  async function callOffSeat(trx: Trx, seen: EnrolmentRow, eventId: string) {
    const now = clock.now()
    if (seen.order_id) await lockOrder(trx, seen.order_id)
    const event: EventRow = await lockEvent(trx, eventId)
    const seat = await trx
      .selectFrom('enrolment')
      .selectAll()
      .where('u_id', '=', seen.u_id)
      .executeTakeFirstOrThrow()
    if (seat.state === 'held') {
      await end(trx, seat, 'lapsed', now)
      if (seat.order_id) await payments.orderService.expire(trx, seat.order_id)
    }
    if (seat.state !== 'enrolled') return
    const preview = await previewOf(trx, seat)
    await end(trx, seat, 'called-off', now)
    await eventNotifications.notify(trx, seat.client_id, event, {
      message: 'events.cancelled',
      parameters: refundOf(preview),
    })
    await giveMoneyBack(trx, seat, { reason: 'called-off', byOurFault: true })
  }

  // Each seat by itself: one that cannot be ended now is tried again with the job, and the others are done.
  jobs.work<{ eventId: string }>(callOffQueue, async ({ eventId }) => {
    const seats = await db
      .selectFrom('enrolment')
      .selectAll()
      .where('event_id', '=', eventId)
      .where('state', 'in', ['held', 'enrolled'])
      .orderBy('order_id')
      .execute()
    for (const seat of seats) await inTransaction(db, (trx) => callOffSeat(trx, seat, eventId))
  })

  return {
    /** What would go back if the seat were given back now. @throws DomainError notFound, notEnrolled, notNow */
    async preview(clientId: string, eventId: string): Promise<SeatGiveBack> {
      const { seat } = await seatOf(db, clientId, eventId)
      demandTime(seat)
      return previewOf(db, seat)
    },

    /**
     * Gives a seat back with all its money. `shownPaise` is what the client was shown: when another sum would go back
     * by now, nothing happens.
     * @throws DomainError notFound, notEnrolled, notNow, refundChanged
     */
    refund: (clientId: string, eventId: string, shownPaise: number): Promise<SeatGiveBack> =>
      inTransaction(db, async (trx) => {
        const now = clock.now()
        const { order_id: orderId } = (await seatOf(trx, clientId, eventId)).seat
        if (orderId) await lockOrder(trx, orderId)
        await lockEvent(trx, eventId)
        const { event, seat } = await seatOf(trx, clientId, eventId)
        demandTime(seat)
        const preview = await previewOf(trx, seat)
        if (preview.refund_paise !== shownPaise) fail('refundChanged', { data: preview })
        await end(trx, seat, 'given-back', now)
        await seatsChanged(trx, pageCache, event)
        await eventNotifications.notify(trx, clientId, event, {
          message: 'events.enrolmentCancelled',
          parameters: refundOf(preview),
        })
        await giveMoneyBack(trx, seat, { reason: 'given-back-by-client', byOurFault: false })
        return preview
      }),

    /** Who would lose a seat if the event were cancelled now, and what all of them would get back. */
    async whatCallingOffReturns(eventId: string) {
      const { enrolled, refund } = await db
        .selectFrom('enrolment as e')
        .leftJoin('orders as o', (join) => join.onRef('o.u_id', '=', 'e.order_id').on('o.state', '=', 'paid'))
        .select([
          sql<number>`count(*)::int`.as('enrolled'),
          sql<number>`coalesce(sum(o.price_paise - o.given_back_paise - o.coupon_paise), 0)::bigint`.as(
            'refund',
          ),
        ])
        .where('e.event_id', '=', eventId)
        .where('e.state', '=', 'enrolled')
        .executeTakeFirstOrThrow()
      return { enrolled, refund_paise: refund }
    },

    /**
     * Staff cancel an event: it can no longer be joined, and all who have a seat get the whole price back and are
     * notified. `also` is done in the same transaction.
     * @throws DomainError notFound, notNow when it is over or cancelled already
     */
    callOff: (eventId: string, also: (trx: Trx) => Promise<void> = async () => {}) =>
      inTransaction(db, async (trx) => {
        const event = await lockEvent(trx, eventId)
        if (event.state === 'cancelled' || event.ends_at <= clock.now()) fail('notNow')
        await also(trx)
        await trx
          .updateTable('event')
          .set((of) => ({ state: 'cancelled', revision: of('revision', '+', 1), updated_at: clock.now() }))
          .where('u_id', '=', eventId)
          .execute()
        await jobs.send(trx, callOffQueue, { eventId }, { key: eventId })
        await eventChanged(trx, pageCache, event)
      }),
  }
}
export type EnrolmentCancelling = ReturnType<typeof createEnrolmentCancelling>

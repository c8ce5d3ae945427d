import type { EnrolmentRefund } from '@newyou/contract/learning/events/enrolments'
import { sql } from 'kysely'
import { lockOrder, type Payments, refundWay } from '../../money/payments/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import type { EventNotifications } from './notifications.ts'
import { type EnrolmentRow, type EventRow, eventChanged, lockEvent, seatOf, seatsChanged } from './seats.ts'

// Jobs that wait for the next version of the server have this name.
const cancelledEventQueue = 'event-called-off'
const whole = { basisPoints: 10_000 }

const refundOf = (preview: EnrolmentRefund) => ({
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

const nothing: EnrolmentRefund = {
  refund_paise: 0,
  gateway_paise: 0,
  desk_paise: 0,
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
      .selectFrom('order_money')
      .select('state')
      .where('u_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return order.state === 'paid'
  }

  /** The money last: ledger accounts are locked after people. */
  async function refundMoney(
    trx: Trx,
    { order_id: orderId }: Pick<EnrolmentRow, 'order_id'>,
    request: { reason: string; byOurFault: boolean },
  ) {
    if (orderId && (await isPaid(trx, orderId))) await payments.refund(trx, orderId, { ...whole, ...request })
  }

  async function previewOf(
    queryable: Queryable,
    { order_id: orderId }: Pick<EnrolmentRow, 'order_id'>,
  ): Promise<EnrolmentRefund> {
    if (!orderId || !(await isPaid(queryable, orderId))) return nothing
    const preview = await payments.previewRefund(queryable, orderId, whole)
    return {
      refund_paise: preview.gatewayPaise + preview.walletPaise + preview.lifePointsPaise,
      gateway_paise: preview.gatewayPaise,
      desk_paise: preview.deskPaise,
      wallet_paise: preview.walletPaise,
      life_points_paise: preview.lifePointsPaise,
      coupon_paise: preview.couponPaise,
    }
  }

  /** @throws DomainError notNow when the published hours have come */
  function requireTime(seat: Pick<EnrolmentRow, 'cancellable_until'>) {
    if (!seat.cancellable_until || seat.cancellable_until <= clock.now()) throwError('notNow')
  }

  const end = (trx: Trx, seat: EnrolmentRow, state: 'cancelled' | 'event-cancelled' | 'lapsed', now: Date) =>
    trx
      .updateTable('enrolment')
      .set({ state, hold_until: null, updated_at: now })
      .where('u_id', '=', seat.u_id)
      .execute()

  async function refundSeat(trx: Trx, seen: EnrolmentRow, eventId: string) {
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
    await end(trx, seat, 'event-cancelled', now)
    await eventNotifications.notify(trx, seat.client_id, event, {
      message: 'events.cancelled',
      parameters: refundOf(preview),
    })
    await refundMoney(trx, seat, { reason: 'event-cancelled', byOurFault: true })
  }

  // Each seat by itself: one that cannot be ended now is tried again with the job, and the others are done.
  jobs.work<{ eventId: string }>(cancelledEventQueue, async ({ eventId }) => {
    const seats = await db
      .selectFrom('enrolment')
      .selectAll()
      .where('event_id', '=', eventId)
      .where('state', 'in', ['held', 'enrolled'])
      .orderBy('order_id')
      .execute()
    for (const seat of seats) await inTransaction(db, (trx) => refundSeat(trx, seat, eventId))
  })

  return {
    /** The refund if the enrolment were cancelled now. @throws DomainError notFound, notEnrolled, notNow */
    async preview(clientId: string, eventId: string): Promise<EnrolmentRefund> {
      const { seat } = await seatOf(db, clientId, eventId)
      requireTime(seat)
      return previewOf(db, seat)
    },

    /**
     * Cancels an enrolment and refunds it in full. `shownPaise` is what the client was shown: when another sum would go back
     * by now, nothing happens.
     * @throws DomainError notFound, notEnrolled, notNow, refundChanged
     */
    refund: (clientId: string, eventId: string, shownPaise: number): Promise<EnrolmentRefund> =>
      inTransaction(db, async (trx) => {
        const now = clock.now()
        const { order_id: orderId } = (await seatOf(trx, clientId, eventId)).seat
        if (orderId) await lockOrder(trx, orderId)
        await lockEvent(trx, eventId)
        const { event, seat } = await seatOf(trx, clientId, eventId)
        requireTime(seat)
        const preview = await previewOf(trx, seat)
        if (preview.refund_paise !== shownPaise) throwError('refundChanged', { data: preview })
        await end(trx, seat, 'cancelled', now)
        await seatsChanged(trx, pageCache, event)
        await eventNotifications.notify(trx, clientId, event, {
          message: 'events.enrolmentCancelled',
          parameters: refundOf(preview),
        })
        await refundMoney(trx, seat, { reason: 'cancelled-by-client', byOurFault: false })
        return preview
      }),

    /** Number of seats lost if the event were cancelled now, and the total refund. */
    async refundsOfCancelling(eventId: string) {
      const { enrolled, refund } = await db
        .selectFrom('enrolment as e')
        .leftJoin('order_money as o', (join) =>
          join.onRef('o.u_id', '=', 'e.order_id').on('o.state', '=', 'paid'),
        )
        .select([
          sql<number>`count(*)::int`.as('enrolled'),
          sql<number>`coalesce(sum(o.price_paise - o.refunded_paise - o.coupon_paise), 0)::bigint`.as(
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
    cancelEvent: (eventId: string, also: (trx: Trx) => Promise<void> = async () => {}) =>
      inTransaction(db, async (trx) => {
        const event = await lockEvent(trx, eventId)
        if (event.state === 'cancelled' || event.ends_at <= clock.now()) throwError('notNow')
        await also(trx)
        await trx
          .updateTable('event')
          .set((of) => ({ state: 'cancelled', revision: of('revision', '+', 1), updated_at: clock.now() }))
          .where('u_id', '=', eventId)
          .execute()
        await jobs.send(trx, cancelledEventQueue, { eventId }, { key: eventId })
        await eventChanged(trx, pageCache, event)
      }),
  }
}
export type EnrolmentCancelling = ReturnType<typeof createEnrolmentCancelling>

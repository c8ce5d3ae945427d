import { seatHoldMinutes } from '@newyou/contract/business'
import type { Enrolling, Enrolment } from '@newyou/contract/learning/events/enrolments'
import type { EventKind } from '@newyou/contract/learning/events/events'
import type { Settings } from '../../foundation/settings/index.ts'
import { eventReplies } from '../../messages/replies/learning.ts'
import type { OrderService } from '../../money/payments/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import { after, type Clock, hours, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import type { Enrolled } from './enrolled.ts'
import { requireNoBlockedMeeting } from './meeting.ts'
import {
  type EnrolmentRow,
  type EventRow,
  hasRoom,
  isOpen,
  kindOf,
  livingSeat,
  lockEvent,
  seatsChanged,
} from './seats.ts'

interface EnrollingDependencies {
  db: Database
  clock: Clock
  ids: Ids
  guardians: Pick<GuardiansModule, 'requireConsent'>
  orders: OrderService
  settings: Settings
  pageCache: PageCache
  enrolled: Enrolled
}

/** A seat as its client sees it. */
const presentSeat = (seat: EnrolmentRow, now: Date): Enrolment => ({
  u_id: seat.u_id,
  event_u_id: seat.event_id,
  state: seat.state as Enrolment['state'], // only living seats are shown
  order_u_id: seat.order_id,
  hold_until: seat.hold_until?.toISOString() ?? null,
  cancellable_until:
    seat.state === 'enrolled' && seat.cancellable_until && seat.cancellable_until > now
      ? seat.cancellable_until.toISOString()
      : null,
})

/** Taking a seat: at once when it costs nothing, else held for ten minutes while its order is paid. */
export function createEnrolling(dependencies: EnrollingDependencies) {
  const { db, clock, ids, guardians, orders, settings, pageCache, enrolled } = dependencies

  /** Most who come too late learn it from a plain read and never wait for the event. @throws DomainError seatsGone */
  async function requireRoom(clientId: string, eventId: string, now: Date) {
    const event = orNotFound(
      await db.selectFrom('event').selectAll().where('u_id', '=', eventId).executeTakeFirst(),
    )
    if (!isOpen(event, now) || (await hasRoom(db, event, now))) return
    if (!(await livingSeat(db, clientId, eventId))) throwError('seatsGone')
  }

  /** Ends an order of the client whose hold ran out. */
  async function endExpiredOrder(clientId: string, eventId: string) {
    const seat = await livingSeat(db, clientId, eventId)
    if (seat?.state === 'held' && seat.order_id && seat.hold_until && seat.hold_until <= clock.now())
      await orders.expireDue(seat.order_id)
  }

  /** The hold that is still valid; an expired one is released. @throws DomainError alreadyEnrolled */
  async function earlierHold(trx: Trx, clientId: string, event: EventRow, now: Date) {
    const seat = await livingSeat(trx, clientId, event.u_id)
    if (!seat) return undefined
    if (seat.state === 'enrolled') return throwError('alreadyEnrolled')
    if (seat.order_id && seat.hold_until && seat.hold_until > now)
      return { order_u_id: seat.order_id, hold_until: seat.hold_until.toISOString() }
    await trx
      .updateTable('enrolment')
      .set({ state: 'lapsed', updated_at: now })
      .where('u_id', '=', seat.u_id)
      .execute()
    return undefined
  }

  async function ruleOf(trx: Trx, event: EventRow, now: Date): Promise<Date | null> {
    if (event.ends_at <= now) return null
    const { event_cancel_hours: before } = await settings.read(trx)
    return after(event.starts_at, -hours(before))
  }

  const seatFor = (
    trx: Trx,
    clientId: string,
    event: EventRow,
    values: Pick<EnrolmentRow, 'state' | 'order_id' | 'hold_until' | 'cancellable_until'> & { now: Date },
  ) => {
    const { now, ...columns } = values
    return trx
      .insertInto('enrolment')
      .values({
        u_id: ids.next(),
        event_id: event.u_id,
        client_id: clientId,
        ...columns,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  async function hold(
    trx: Trx,
    clientId: string,
    event: EventRow,
    { earnerId, now }: { earnerId: string; now: Date },
  ): Promise<Enrolling> {
    const holdUntil = after(now, minutes(seatHoldMinutes))
    const { u_id: orderId } = await orders.open(trx, {
      clientId,
      kind: kindOf(event),
      itemId: event.u_id,
      title: event.title,
      pricePaise: event.price_paise,
      earnerId,
      expiresAt: holdUntil,
    })
    const seat = {
      order_id: orderId,
      hold_until: holdUntil,
      cancellable_until: await ruleOf(trx, event, now),
    }
    await seatFor(trx, clientId, event, { ...seat, state: 'held', now })
    await seatsChanged(trx, pageCache, event)
    return { outcome: 'order', order_u_id: orderId, hold_until: holdUntil.toISOString() }
  }

  return {
    /**
     * Takes a seat. Asked again while the order waits, the same order answers.
     * @throws DomainError guardianNeeded, notFound, alreadyEnrolled, seatsGone, enrolmentClosed, blocked, notAllowed
     * (one's own event)
     */
    async enrol(clientId: string, kind: EventKind, eventId: string): Promise<Enrolling> {
      await guardians.requireConsent(db, clientId)
      await requireRoom(clientId, eventId, clock.now())
      await endExpiredOrder(clientId, eventId)
      return inTransaction(db, async (trx) => {
        const now = clock.now()
        const event = await lockEvent(trx, eventId)
        orNotFound(event.kind === kind ? event : undefined)
        const { person_id: earnerId } = await trx
          .selectFrom('healer_card')
          .select('person_id')
          .where('u_id', '=', event.healer_id)
          .executeTakeFirstOrThrow()
        if (earnerId === clientId) throwError('notAllowed', { message: eventReplies.ownEvent })
        const earlier = await earlierHold(trx, clientId, event, now)
        if (!isOpen(event, now)) throwError('enrolmentClosed')
        await requireNoBlockedMeeting(trx, clientId, event, now)
        if (earlier) return { outcome: 'order', ...earlier }
        if (!(await hasRoom(trx, event, now))) throwError('seatsGone')
        if (event.price_paise > 0) return hold(trx, clientId, event, { earnerId, now })
        const returnUntil = await ruleOf(trx, event, now)
        const free = { state: 'enrolled', order_id: null, hold_until: null, cancellable_until: returnUntil }
        const seat = await seatFor(trx, clientId, event, { ...free, now })
        await enrolled(trx, seat, event, now)
        return { outcome: 'enrolled', enrolment: presentSeat(seat, now) }
      })
    },

    /** The next introductory webinar. @throws DomainError notFound */
    async introduction(): Promise<string> {
      const row = await db
        .selectFrom('event')
        .select('u_id')
        .where('state', '=', 'planned')
        .where('is_introduction', '=', true)
        .where('kind', '=', 'webinar')
        .where('ends_at', '>', clock.now())
        .orderBy('starts_at')
        .orderBy('u_id')
        .executeTakeFirst()
      return orNotFound(row).u_id
    },

    /** The seat that the client has or keeps now. */
    async seat(clientId: string, eventId: string): Promise<Enrolment | null> {
      const now = clock.now()
      const seat = await livingSeat(db, clientId, eventId)
      const isDead = seat?.state === 'held' && seat.hold_until && seat.hold_until <= now
      return seat && !isDead ? presentSeat(seat, now) : null
    },

    /**
     * The order that a browser says was paid: the named one, or that of the client's latest seat.
     * @throws DomainError notFound
     */
    async orderOf(clientId: string, kind: EventKind, eventId: string, orderId?: string): Promise<string> {
      let wanted = db
        .selectFrom('enrolment as n')
        .innerJoin('event as e', 'e.u_id', 'n.event_id')
        .select('n.order_id')
        .where('n.client_id', '=', clientId)
        .where('n.event_id', '=', eventId)
        .where('n.order_id', 'is not', null)
        .where('e.kind', '=', kind)
      if (orderId) wanted = wanted.where('n.order_id', '=', orderId)
      const row = await wanted.orderBy('n.created_at', 'desc').orderBy('n.u_id', 'desc').executeTakeFirst()
      return orNotFound(row?.order_id ?? undefined)
    },
  }
}
export type EventEnrolling = ReturnType<typeof createEnrolling>

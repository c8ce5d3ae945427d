import {
  bookableInterval,
  freeStarts,
  isFree,
  isOffered,
  lockCalendar,
  type NextFree,
  readRules,
  takenBetween,
  widened,
} from '../healers/index.ts'
import type { OrderService } from '../payments/index.ts'
import type { Queryable, Trx } from '../platform/database/database.ts'
import { fail, found } from '../platform/http/errors.ts'
import { clientsOwn, endOf, expiredHolds, releaseHold } from './claims.ts'
import type { SlotHolders } from './slot-holders.ts'

/** A time with a healer that somebody would like to have. */
export interface Slot {
  healerId: string
  startsAt: Date
}

/** How many free times somebody who came too late is offered instead. */
const offersInstead = 6

/** Whether a time can be had, for who books and for who moves. */
export function createSlots({
  nextFree,
  orders,
  slotHolders,
}: {
  nextFree: NextFree
  orders: OrderService
  slotHolders: SlotHolders
}) {
  async function refuseTaken(
    queryable: Queryable,
    clientId: string,
    { healerId, startsAt }: Slot,
    now: Date,
  ) {
    const own = await clientsOwn(queryable, clientId, startsAt, now)
    if (own?.healing_session_u_id && !own.appointment_u_id)
      fail('clientBusy', {
        message: 'A healing session is offered to you at this time. Please accept or decline it first',
        data: own,
      })
    if (own) fail('clientBusy', { data: own })
    const rules = found(await readRules(queryable, healerId))
    const horizon = bookableInterval(rules, now)
    const taken = await takenBetween(queryable, healerId, widened(horizon), now)
    const later = freeStarts(rules, taken, { from: startsAt, to: horizon.to }, offersInstead)
    const free = later.length ? later : freeStarts(rules, taken, horizon, offersInstead)
    fail('slotTaken', { data: { next_free: free.map((start) => start.toISOString()) } })
  }

  /** @throws DomainError slotNotOffered, slotTaken, clientBusy */
  async function demandFree(queryable: Queryable, clientId: string, wish: Slot, now: Date) {
    const { healerId, startsAt } = wish
    const rules = found(await readRules(queryable, healerId))
    if (!isOffered(rules, startsAt, now)) fail('slotNotOffered')
    const interval = widened({ from: startsAt, to: endOf(startsAt) })
    const taken = await takenBetween(queryable, healerId, interval, now)
    if (!isFree(rules, startsAt, taken)) await refuseTaken(queryable, clientId, wish, now)
  }

  /**
   * Sets free what dead holds and offers keep from this healer and this client, and takes the healer's calendar, and
   * that of the one whom the client leaves for her. All who book lock orders first and calendars then, each in the
   * order of their ids, so that nobody waits in a circle.
   */
  async function clearTheWay(
    trx: Trx,
    clientId: string,
    { healerId, startsAt }: Slot,
    now: Date,
    alsoHealerId = healerId,
  ) {
    const slot = { healerId, clientId, startsAt }
    const expired = await expiredHolds(trx, slot, now)
    for (const { order_id } of expired) if (order_id) await orders.expire(trx, order_id)
    const ended = await slotHolders.expiredIn(trx, slot, now)
    const healers = new Set([healerId, alsoHealerId, ...[...expired, ...ended].map((one) => one.healer_id)])
    for (const one of [...healers].sort()) await lockCalendar(trx, one)
    for (const appointment of expired)
      if (await releaseHold(trx, nextFree, appointment, now)) await slotHolders.unpaid(trx, appointment, now)
    for (const hold of ended) await hold.lapse(trx)
  }

  return { clearTheWay, demandFree, refuseTaken }
}

export type Slots = ReturnType<typeof createSlots>

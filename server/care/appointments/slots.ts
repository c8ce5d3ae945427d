import { type BookingPolicy, releasedTimePolicy } from '@newyou/contract/care/appointments/policy'
import { serviceLimits } from '@newyou/contract/care/healers/services'
import { sql } from 'kysely'
import type { Settings } from '../../foundation/settings/index.ts'
import { appointmentReplies } from '../../messages/replies/care.ts'
import type { OrderService } from '../../money/payments/index.ts'
import { requireUnblocked } from '../../people/blocks/index.ts'
import { after, days } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { waitBriefly } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  bookableInterval,
  freeStarts,
  type Interval,
  isFree,
  isOffered,
  lockCalendar,
  occupiedBetween,
  readRules,
  widened,
} from '../healers/index.ts'
import { clientsOwn, expiredHolds, rangeOf } from './claims.ts'
import type { Slot, SlotOfTwo } from './slot.ts'
import type { SlotHolders } from './slot-holders.ts'

/** The number of available times offered to a client whose time was taken. */
const offersInstead = 6
/** How often expired holds of a slot are cleared before the booking decides. */
const attempts = 3

interface SlotDependencies extends Pick<Platform, 'config' | 'db' | 'clock'> {
  orders: OrderService
  settings: Pick<Settings, 'read'>
  slotHolders: SlotHolders
}

/** Whether a slot is free, for bookings and reschedules. */
export function createSlots({ config, db, clock, orders, settings, slotHolders }: SlotDependencies) {
  /** The rules of the slot's service, at its place if it has one, whose rooms are asked about `within`. */
  const rulesFor = (queryable: Queryable, slot: Slot, now: Date, within?: Interval) => {
    const { healerId, serviceId, placeId, startsAt, endsAt } = slot
    const interval = widened(within ?? { from: startsAt, to: endsAt })
    return readRules(queryable, healerId, serviceId, placeId === null ? null : { placeId, now, ...interval })
  }

  async function refuseTaken(queryable: Queryable, clientId: string | null, slot: Slot, now: Date) {
    const { startsAt } = slot
    const own = await clientsOwn(queryable, clientId, slot, now)
    if (own?.healing_session_u_id && !own.appointment_u_id)
      throwError('clientBusy', {
        message: appointmentReplies.offeredToYou,
        data: own,
      })
    if (own?.order_u_id)
      throwError('clientBusy', {
        message: appointmentReplies.heldByYou,
        data: own,
      })
    if (own) throwError('clientBusy', { data: own })
    const ahead = { from: now, to: after(now, days(serviceLimits.horizonMax)) }
    const rules = orNotFound(await rulesFor(queryable, slot, now, ahead))
    const horizon = bookableInterval(rules, now)
    const occupied = await occupiedBetween(queryable, slot.healerId, widened(horizon), now)
    const later = freeStarts(rules, occupied, { from: startsAt, to: horizon.to }, offersInstead)
    const free = later.length ? later : freeStarts(rules, occupied, horizon, offersInstead)
    throwError('slotTaken', { data: { next_free: free.map((start) => start.toISOString()) } })
  }

  /**
   * A client cannot book a time that they released themselves, only withdraw the release: booking it would refund the
   * first payment.
   */
  async function refuseOwnReleased(queryable: Queryable, clientId: string, slot: Slot) {
    const own = await queryable
      .selectFrom('slot_release')
      .select('appointment_id as appointment_u_id')
      .where('healer_id', '=', slot.healerId)
      .where('client_id', '=', clientId)
      .where('ended_at', 'is', null)
      .where(sql<boolean>`during && ${rangeOf(slot)}`)
      .executeTakeFirst()
    if (own)
      throwError('clientBusy', {
        message: appointmentReplies.releasedByYou,
        data: own,
      })
  }

  /**
   * `clientId` is null for a visitor. `isTakingBack`: the client withdraws the release of this time. `beginsNow`: whatever
   * notice and hours say.
   * @throws DomainError slotNotOffered, slotTaken, clientBusy, blocked
   */
  async function requireFree(
    queryable: Queryable,
    clientId: string | null,
    asked: Slot,
    now: Date,
    { isTakingBack = false, beginsNow = false } = {},
  ) {
    const { healerId, startsAt } = asked
    if (clientId && !isTakingBack) {
      await requireUnblocked(queryable, clientId, healerId)
      await refuseOwnReleased(queryable, clientId, asked)
    }
    const rules = orNotFound(await rulesFor(queryable, asked, now))
    if (!beginsNow && !isOffered(rules, startsAt, now)) throwError('slotNotOffered')
    const interval = widened({ from: startsAt, to: asked.endsAt })
    const occupied = await occupiedBetween(queryable, healerId, interval, now)
    if (!isFree(rules, startsAt, occupied)) await refuseTaken(queryable, clientId, asked, now)
  }

  /**
   * The policy that an appointment at this time gets: another one where a client has released it. Asked under the
   * calendar's lock, so that what was said before paying is what holds.
   */
  async function policyFor(trx: Trx, slot: Slot): Promise<BookingPolicy> {
    const { booking_policy: policy } = await settings.read(trx)
    const released = await trx
      .selectFrom('slot_release')
      .select('u_id')
      .where('healer_id', '=', slot.healerId)
      .where('service_id', 'is not distinct from', slot.serviceId)
      .where('place_id', 'is not distinct from', slot.placeId)
      .where('ended_at', 'is', null)
      .where('taken_by', 'is', null)
      .where(sql<boolean>`during && ${rangeOf(slot)}`)
      .executeTakeFirst()
    return released ? releasedTimePolicy(policy) : policy
  }

  /** Ends expired holds of these two in the slot, each in its own transaction. */
  async function releaseExpired(slot: SlotOfTwo) {
    const now = clock.now()
    for (const { order_id: orderId } of await expiredHolds(db, slot, now))
      if (orderId) await orders.expireDue(orderId)
    for (const { healer_id: healerId, expire } of await slotHolders.expiredIn(db, slot, now))
      await inTransaction(db, async (trx) => {
        await lockCalendar(trx, healerId)
        await expire(trx)
      })
  }

  async function isInTheWay(trx: Trx, slot: SlotOfTwo) {
    const now = clock.now()
    if ((await expiredHolds(trx, slot, now)).length) return true
    return (await slotHolders.expiredIn(trx, slot, now)).length > 0
  }

  async function isAnyInTheWay(trx: Trx, wanted: readonly SlotOfTwo[]) {
    for (const slot of wanted) if (await isInTheWay(trx, slot)) return true
    return false
  }

  /**
   * Runs `work` in a transaction that holds the calendar of the slot's healer, and of another one where the client
   * leaves that healer, after expired holds of this slot were released.
   */
  const inClearedSlot = <T>(slot: SlotOfTwo, work: (trx: Trx) => Promise<T>, alsoHealerId?: string) =>
    inClearedSlots([slot], work, alsoHealerId)

  /** The same with several slots of one healer. */
  async function inClearedSlots<T>(
    wanted: readonly SlotOfTwo[],
    work: (trx: Trx) => Promise<T>,
    alsoHealerId?: string,
  ): Promise<T> {
    const healerIds = [...wanted.map(({ healerId }) => healerId), ...(alsoHealerId ? [alsoHealerId] : [])]
    for (let attempt = 1; ; attempt++) {
      for (const slot of wanted) await releaseExpired(slot)
      const outcome = await inTransaction(db, async (trx) => {
        await waitBriefly(trx, config.DATABASE_WAIT_MS)
        for (const healerId of [...new Set(healerIds)].sort()) await lockCalendar(trx, healerId)
        // A hold may have run out since: it is released first, never while this transaction holds a calendar.
        if (attempt < attempts && (await isAnyInTheWay(trx, wanted))) return undefined
        return { result: await work(trx) }
      })
      if (outcome) return outcome.result
    }
  }

  return { inClearedSlot, inClearedSlots, requireFree, policyFor, refuseTaken }
}

export type Slots = ReturnType<typeof createSlots>

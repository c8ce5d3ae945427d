import { slotHoldMinutes } from '@newyou/contract/business'
import type { SessionMode } from '@newyou/contract/healers'
import { sql } from 'kysely'
import type { Accounts } from '../accounts/index.ts'
import {
  bookableStretch,
  findVerified,
  freeStarts,
  type HealerRow,
  isFree,
  isOffered,
  lockCalendar,
  type NextFree,
  readRules,
  takenBetween,
  widened,
} from '../healers/index.ts'
import type { OrderDesk } from '../payments/index.ts'
import { after, type Clock, minutes } from '../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../platform/database/database.ts'
import { fail, found } from '../platform/http/errors.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Chance } from '../platform/ids.ts'
import { claimSlot, clientsOwn, deadHolds, endOf, releaseHold } from './claims.ts'

export interface Wish {
  healerId: string
  startsAt: Date
  mode: SessionMode
  description: string
}

interface BookingParts {
  db: Database
  clock: Clock
  chance: Chance
  accounts: Pick<Accounts, 'isProfileComplete'>
  nextFree: NextFree
  orders: OrderDesk
}

/** How many free times somebody who came too late is offered instead. */
const offersInstead = 6

/** Holding a time while its order is paid: section 4, the booking gate, and section 5. */
export function createBooking({ db, clock, chance, accounts, nextFree, orders }: BookingParts) {
  async function refuseTaken(
    queryable: Queryable,
    clientId: string,
    { healerId, startsAt }: Wish,
    now: Date,
  ) {
    const own = await clientsOwn(queryable, clientId, startsAt, now)
    if (own) fail('clientBusy', { data: { appointment_u_id: own.u_id } })
    const rules = found(await readRules(queryable, healerId))
    const horizon = bookableStretch(rules, now)
    const taken = await takenBetween(queryable, healerId, widened(horizon), now)
    const later = freeStarts(rules, taken, { from: startsAt, to: horizon.to }, offersInstead)
    const free = later.length ? later : freeStarts(rules, taken, horizon, offersInstead)
    fail('slotTaken', { data: { next_free: free.map((start) => start.toISOString()) } })
  }

  /** @throws DomainError slotNotOffered, slotTaken, clientBusy */
  async function demandFree(queryable: Queryable, clientId: string, wish: Wish, now: Date) {
    const { healerId, startsAt } = wish
    const rules = found(await readRules(queryable, healerId))
    if (!isOffered(rules, startsAt, now)) fail('slotNotOffered')
    const stretch = widened({ from: startsAt, to: endOf(startsAt) })
    const taken = await takenBetween(queryable, healerId, stretch, now)
    if (!isFree(rules, startsAt, taken)) await refuseTaken(queryable, clientId, wish, now)
  }

  /**
   * Sets free what dead holds keep from this healer and this client, and takes the healer's calendar. All who book
   * lock orders first and calendars then, each in the order of their ids, so that nobody waits in a circle.
   */
  async function clearTheWay(trx: Trx, healerId: string, clientId: string, startsAt: Date, now: Date) {
    const dead = await deadHolds(trx, healerId, clientId, startsAt, now)
    for (const { order_id } of dead) if (order_id) await orders.expire(trx, order_id)
    const healers = new Set([healerId, ...dead.map((appointment) => appointment.healer_id)])
    for (const one of [...healers].sort()) await lockCalendar(trx, one)
    for (const appointment of dead) await releaseHold(trx, nextFree, appointment, now)
  }

  async function hold(trx: Trx, healer: HealerRow, clientId: string, wish: Wish) {
    const now = clock.now()
    const { startsAt } = wish
    await sql`set local lock_timeout = '2s'`.execute(trx)
    await clearTheWay(trx, healer.u_id, clientId, startsAt, now)
    // Under the lock nobody changes the hours or takes a time of this healer, so this is how it is.
    await demandFree(trx, clientId, wish, now)
    const [appointmentId, claimId] = [chance.uId(), chance.uId()]
    const holdUntil = after(now, minutes(slotHoldMinutes))
    const isOurs = await claimSlot(trx, {
      u_id: claimId,
      healerId: healer.u_id,
      clientId,
      startsAt,
      state: 'held',
      holdUntil,
      now,
    })
    if (!isOurs) await refuseTaken(trx, clientId, wish, now)
    const order = await orders.open(trx, {
      clientId,
      kind: 'appointment',
      itemId: appointmentId,
      title: `Session with ${healer.full_name}`,
      pricePaise: healer.price_paise,
      earnerId: healer.person_id,
      expiresAt: holdUntil,
    })
    await trx
      .insertInto('appointment')
      .values({
        u_id: appointmentId,
        healer_id: healer.u_id,
        client_id: clientId,
        claim_id: claimId,
        order_id: order.u_id,
        state: 'held',
        starts_at: startsAt,
        ends_at: endOf(startsAt),
        mode: wish.mode,
        description: wish.description,
        price_paise: healer.price_paise,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await nextFree.refresh(trx, healer.u_id, now)
    return { u_id: appointmentId, order_u_id: order.u_id, hold_until: holdUntil.toISOString() }
  }

  return {
    /**
     * Keeps a free time for the client while she pays, and opens its order.
     * @throws DomainError profileIncomplete, notFound, notAllowed (one's own hours), slotNotOffered, slotTaken, clientBusy
     */
    async book(viewer: Viewer, wish: Wish) {
      const clientId = viewer.personId
      if (!(await accounts.isProfileComplete(db, clientId))) fail('profileIncomplete')
      const healer = found(await findVerified(db, wish.healerId))
      if (healer.person_id === clientId)
        fail('notAllowed', { message: 'You cannot book a session with yourself' })
      if (!healer.modes.includes(wish.mode))
        fail('invalidInput', { errors: { mode: 'This healer does not meet people this way' } })
      // Most who come too late learn it from a plain read and never wait for the healer's calendar.
      await demandFree(db, clientId, wish, clock.now())
      return inTransaction(db, (trx) => hold(trx, healer, clientId, wish))
    },
  }
}

import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { appointmentReplies } from '../../messages/replies/care.ts'
import { after, hours } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { Appointment, SlotClaim } from '../../platform/database/schema.ts'
import { DomainError, throwError } from '../../platform/http/errors.ts'
import { busyWith, lockCalendar, type NextFree, roomsToTry, withTheWay } from '../healers/index.ts'
import type { Slot, SlotOfTwo } from './slot.ts'

export type AppointmentRow = Selectable<Appointment>

export const rangeOf = ({ startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>): RawBuilder<string> =>
  sql<string>`tstzrange(${startsAt}, ${endsAt})`

/** `clientId` is null for a visitor, whose time is only held. */
export interface SlotRequest extends SlotOfTwo {
  u_id: string
  state: 'held' | 'booked'
  holdUntil: Date | null
  now: Date
  /** An earlier claim of the same appointment: its breaks are kept, whatever the healer's are now. */
  earlierClaimId?: string
}

/** The time for which the healer is taken: with the breaks of the service, or those of an earlier claim. */
const busyFor = (wanted: SlotRequest) =>
  wanted.earlierClaimId
    ? sql<string>`(select busy from slot_claim where u_id = ${wanted.earlierClaimId})`
    : busyWith(wanted, { from: wanted.startsAt, to: wanted.endsAt })

/**
 * Takes a time for a healer and a client, and a free room of its place; false if one of them is not free. Waits for
 * concurrent claims. Expired holds of visitors do not block it.
 */
export async function claimSlot(trx: Trx, wanted: SlotRequest): Promise<boolean> {
  await trx
    .deleteFrom('slot_claim')
    .where((of) => of.or([of('healer_id', '=', wanted.healerId), of('place_id', '=', wanted.placeId)]))
    .where('client_id', 'is', null)
    .where('hold_until', '<=', wanted.now)
    .execute()
  if (wanted.placeId === null) return insertClaim(trx, wanted, {})
  const way = withTheWay(wanted.healerId, { from: wanted.startsAt, to: wanted.endsAt })
  // Two clients may find the same room free: who comes second tries the next one.
  for (const roomId of await roomsToTry(trx, wanted.placeId, busyFor(wanted))) {
    const place = {
      place_id: wanted.placeId,
      travel: way,
      treatment_room_id: roomId,
      room_taken: roomId === null ? null : busyFor(wanted),
    }
    if (await insertClaim(trx, wanted, place)) return true
  }
  return false
}

type ClaimedPlace = Partial<
  Pick<Insertable<SlotClaim>, 'place_id' | 'treatment_room_id'> & {
    travel: RawBuilder<string>
    room_taken: RawBuilder<string> | null
  }
>

async function insertClaim(trx: Trx, wanted: SlotRequest, place: ClaimedPlace): Promise<boolean> {
  const claimed = await trx
    .insertInto('slot_claim')
    .values({
      u_id: wanted.u_id,
      healer_id: wanted.healerId,
      client_id: wanted.clientId,
      service_id: wanted.serviceId,
      during: rangeOf(wanted),
      busy: busyFor(wanted),
      ...place,
      state: wanted.state,
      hold_until: wanted.holdUntil,
      created_at: wanted.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('u_id')
    .executeTakeFirst()
  return claimed !== undefined
}

/**
 * Takes a time for a client who comes to a session that the healer and room are taken for already: the range of such a
 * companion is empty, so it is in nobody's way but the client's. False if the client is not free.
 */
export async function joinClaim(
  trx: Trx,
  { u_id, clientId, now, ...slot }: Slot & { u_id: string; clientId: string; now: Date },
): Promise<boolean> {
  const claimed = await trx
    .insertInto('slot_claim')
    .values({
      u_id,
      healer_id: slot.healerId,
      client_id: clientId,
      service_id: slot.serviceId,
      during: rangeOf(slot),
      busy: sql<string>`'empty'::tstzrange`,
      state: 'booked',
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('u_id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** A client's commitments at a time: an appointment, booked or held, or an open offer. */
export async function clientsOwn(db: Queryable, clientId: string | null, slot: Slot, now: Date) {
  return (
    db
      .selectFrom('slot_claim as c')
      .leftJoin('appointment as a', 'a.claim_id', 'c.u_id')
      .leftJoin('healing_session as s', 's.claim_id', 'c.u_id')
      .select(['a.u_id as appointment_u_id', 's.u_id as healing_session_u_id'])
      // The unpaid order, while the time is only held for it.
      .select((of) =>
        of.case().when('c.state', '=', 'held').then(of.ref('a.order_id')).end().as('order_u_id'),
      )
      .where('c.client_id', '=', clientId)
      .where(sql<boolean>`c.during && ${rangeOf(slot)}`)
      .where((of) =>
        of.or([
          of('c.state', '=', 'booked'),
          of.and([of('c.state', '=', 'held'), of('c.hold_until', '>', now)]),
        ]),
      )
      .executeTakeFirst()
  )
}

/** Rethrows, hiding from a healer what occupies their client at that time. */
export function withoutClientsOwn(error: unknown): never {
  if (error instanceof DomainError && error.code === 'clientBusy')
    throwError('clientBusy', { message: appointmentReplies.clientBusy })
  throw error
}

/** The longest break before a session and after it. */
const longestBreak = hours(2)

/** Claims of a healer's, client's or place's time that are only held, with those whose breaks may reach into it. */
export const heldAcross = (db: Queryable, { healerId, clientId, placeId, startsAt, endsAt }: SlotOfTwo) =>
  db
    .selectFrom('slot_claim as c')
    .where('c.state', '=', 'held')
    .where(
      sql<boolean>`coalesce(c.busy, c.during) && ${rangeOf({ startsAt: after(startsAt, -longestBreak), endsAt: after(endsAt, longestBreak) })}`,
    )

    .where((of) =>
      of.or([
        of('c.healer_id', '=', healerId),
        of('c.client_id', '=', clientId),
        of('c.place_id', '=', placeId),
      ]),
    )

/** Orders of appointments with an expired hold that still blocks a time, in the order of their ids. */
export const expiredHolds = (db: Queryable, slot: SlotOfTwo, now: Date) =>
  heldAcross(db, slot)
    .innerJoin('appointment as a', 'a.claim_id', 'c.u_id')
    // Those of a series end with the first one.
    .leftJoin('appointment as first', (join) =>
      join.onRef('first.series_id', '=', 'a.series_id').on('first.series_number', '=', 1),
    )
    .select((of) => of.fn.coalesce('a.order_id', 'first.order_id').as('order_id'))
    .distinct()
    .where('c.hold_until', '<=', now)
    .orderBy('order_id')
    .execute()

/** Frees the claimed time in both calendars, whatever state it was in. */
export const releaseClaim = (trx: Trx, claimId: string) =>
  trx.updateTable('slot_claim').set({ state: 'released' }).where('u_id', '=', claimId).execute()

/** Keeps the claimed time `until` then; null: forever. */
export const keepClaim = (trx: Trx, claimId: string, until: Date | null) =>
  trx
    .updateTable('slot_claim')
    .set(until ? { hold_until: until } : { state: 'booked', hold_until: null })
    .where('u_id', '=', claimId)
    .execute()

/**
 * Releases a held time and ends its appointment. Booked or already released ones stay unchanged. Resolves with
 * whether something was released.
 */
export async function releaseHold(
  trx: Trx,
  nextFree: NextFree,
  appointment: AppointmentRow,
  now: Date,
): Promise<boolean> {
  await lockCalendar(trx, appointment.healer_id)
  const released = await trx
    .updateTable('slot_claim')
    .set({ state: 'released' })
    .where('u_id', '=', appointment.claim_id)
    .where('state', '=', 'held')
    .returning('u_id')
    .executeTakeFirst()
  if (!released) return false
  await trx
    .updateTable('appointment')
    .set({ state: 'lapsed', updated_at: now })
    .where('u_id', '=', appointment.u_id)
    .where('state', '=', 'held')
    .execute()
  await nextFree.refresh(trx, appointment.healer_id, now)
  return true
}

import { appointmentMinutes } from '@newyou/contract/business'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { lockCalendar, type NextFree } from '../healers/index.ts'
import { after, minutes } from '../platform/clock.ts'
import type { Queryable, Trx } from '../platform/database/database.ts'
import type { Appointment } from '../platform/database/schema.ts'

export type AppointmentRow = Selectable<Appointment>

export const endOf = (start: Date): Date => after(start, minutes(appointmentMinutes))

const rangeFrom = (start: Date): RawBuilder<string> => sql<string>`tstzrange(${start}, ${endOf(start)})`

export interface SlotRequest {
  u_id: string
  healerId: string
  clientId: string
  startsAt: Date
  state: 'held' | 'booked'
  holdUntil: Date | null
  now: Date
}

/** Takes a time for a healer and a client; false when one of the two is not free. Waits for others who are about to. */
export async function claimSlot(trx: Trx, wanted: SlotRequest): Promise<boolean> {
  const claimed = await trx
    .insertInto('slot_claim')
    .values({
      u_id: wanted.u_id,
      healer_id: wanted.healerId,
      client_id: wanted.clientId,
      during: rangeFrom(wanted.startsAt),
      state: wanted.state,
      hold_until: wanted.holdUntil,
      created_at: wanted.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('u_id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** What a client has across a time: an appointment, booked or held and being paid, or an offer that stands. */
export async function clientsOwn(db: Queryable, clientId: string, startsAt: Date, now: Date) {
  return db
    .selectFrom('slot_claim as c')
    .leftJoin('appointment as a', 'a.claim_id', 'c.u_id')
    .leftJoin('healing_session as s', 's.claim_id', 'c.u_id')
    .select(['a.u_id as appointment_u_id', 's.u_id as healing_session_u_id'])
    .where('c.client_id', '=', clientId)
    .where(sql<boolean>`c.during && ${rangeFrom(startsAt)}`)
    .where((of) =>
      of.or([
        of('c.state', '=', 'booked'),
        of.and([of('c.state', '=', 'held'), of('c.hold_until', '>', now)]),
      ]),
    )
    .executeTakeFirst()
}

/** A slot of one healer and one client. */
export interface SlotOfTwo {
  healerId: string
  clientId: string
  startsAt: Date
}

/** Claims that keep a time from a healer or from a client, and are held only. */
export const heldAcross = (db: Queryable, { healerId, clientId, startsAt }: SlotOfTwo) =>
  db
    .selectFrom('slot_claim as c')
    .where('c.state', '=', 'held')
    .where(sql<boolean>`c.during && ${rangeFrom(startsAt)}`)
    .where((of) => of.or([of('c.healer_id', '=', healerId), of('c.client_id', '=', clientId)]))

/** Appointments whose hold ran out unpaid and still stands in the way of a time, in the order of their orders. */
export const expiredHolds = (db: Queryable, slot: SlotOfTwo, now: Date) =>
  heldAcross(db, slot)
    .innerJoin('appointment as a', 'a.claim_id', 'c.u_id')
    .selectAll('a')
    .where('c.hold_until', '<=', now)
    .orderBy('a.order_id')
    .execute()

/**
 * Sets a held time free and ends its appointment. What is booked or was set free before stays as it is. Says
 * whether there was something to set free.
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

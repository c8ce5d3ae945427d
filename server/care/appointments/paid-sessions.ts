import { adultAge, homeZone } from '@newyou/contract/business'
import type { PaidSession } from '@newyou/contract/care/appointments/paid-sessions'
import type { AppointmentState } from '@newyou/contract/care/appointments/rules'
import type { HealerCard } from '@newyou/contract/care/healers/healers'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { sql } from 'kysely'
import { dayIn } from '../../platform/clock.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Actor, bookedAt, placeOf, policyOf } from './actor-access.ts'
import { paymentStateOf } from './client-appointments.ts'

/** The guardian of a client without an account who is still under 18, as a condition on a table called a. */
const isMyChild = (personId: string, now: Date) => sql<boolean>`exists (select from ward w
  where w.person_id = a.client_id and w.guardian_id = ${personId}
    and w.dob > ${dayIn(homeZone, now)}::date - make_interval(years => ${adultAge}))`

/**
 * Whose appointment it is for what this person does: their child's, who has no account, else their own. Others' stay
 * unknown to them, because every further question asks for an appointment of this client.
 */
export async function clientHere(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  personId: string,
  appointmentId: string,
): Promise<string> {
  const row = await db
    .selectFrom('appointment as a')
    .select('a.client_id')
    .where('a.u_id', '=', appointmentId)
    .where(isMyChild(personId, clock.now()))
    .executeTakeFirst()
  return row?.client_id ?? personId
}

/** Sessions that somebody booked and pays for others: the facts alone, by columns that are named here. */
export function createPaidSessions({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const paidBy = (personId: string) =>
    db
      .selectFrom('appointment as a')
      .innerJoin('slot_claim as c', 'c.u_id', 'a.claim_id')
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .innerJoin('person_name as p', 'p.u_id', 'a.client_id')
      .leftJoin('order_money as o', 'o.u_id', 'a.order_id')
      .where('a.booked_by', '=', personId)

  const selected = (personId: string) =>
    paidBy(personId)
      .select(['a.u_id', 'a.state', 'a.starts_at', 'a.ends_at', 'a.mode', 'a.price_paise', 'a.order_id'])
      .select(['a.created_at', 'a.is_reschedule_open', 'a.cancelled_by', 'a.policy', 'c.hold_until'])
      .select(['o.state as order_state', 'o.paid_at', 'o.refunded_paise', placeOf.as('place')])
      .select(['h.u_id as healer_id', 'h.full_name', 'h.title', 'h.image', 'h.time_zone'])
      .select([
        sql<string>`coalesce((select d.name from dependant_name d where d.payer_id = a.booked_by and d.person_id = a.client_id order by d.created_at desc limit 1), p.first_name)`.as(
          'for_name',
        ),
        isMyChild(personId, clock.now()).as('is_my_child'),
      ])
  type Row = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>

  const present = (row: Row): PaidSession => ({
    u_id: row.u_id,
    for_name: row.for_name,
    is_my_child: row.is_my_child,
    state: row.state as AppointmentState, // checked by the table
    payment_state: paymentStateOf(row.order_state),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    mode: row.mode as MeetingMode, // checked by the table
    place: row.place,
    healer: {
      u_id: row.healer_id,
      full_name: row.full_name,
      title: row.title,
      image: row.image as HealerCard['image'], // written by our own picture code
      time_zone: row.time_zone,
    },
    price_paise: row.price_paise,
    refunded_paise: row.refunded_paise ?? 0,
    order_u_id: row.order_id,
    booked_at: bookedAt(row),
    hold_until: row.state === 'held' ? (row.hold_until?.toISOString() ?? null) : null,
    is_reschedule_open: row.is_reschedule_open,
    cancelled_by: row.cancelled_by as Actor['side'] | null, // checked by the table
    policy: policyOf(row),
  })

  return {
    async list(personId: string, { page, size }: { page: number; size: number }) {
      const [rows, { total }] = await Promise.all([
        selected(personId)
          .orderBy('a.starts_at', 'desc')
          .orderBy('a.u_id')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        paidBy(personId)
          .select((of) => of.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { rows: rows.map(present), total }
    },

    /** @throws DomainError notFound, also for one's own */
    one: async (personId: string, appointmentId: string) =>
      present(orNotFound(await selected(personId).where('a.u_id', '=', appointmentId).executeTakeFirst())),

    /** The client for whom this person booked, to cancel and reschedule by the same rules. @throws DomainError notFound */
    async actorFor(personId: string, appointmentId: string): Promise<Actor> {
      const row = await paidBy(personId)
        .select('a.client_id')
        .where('a.u_id', '=', appointmentId)
        .executeTakeFirst()
      return { side: 'client', personId: orNotFound(row).client_id }
    },
  }
}

export type PaidSessions = ReturnType<typeof createPaidSessions>

import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import type { AppointmentState } from '@newyou/contract/care/appointments/rules'
import type { HealerCard } from '@newyou/contract/care/healers/healers'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { type SqlBool, sql } from 'kysely'
import { type RefundedRow, refundedIn } from '../../money/payments/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import {
  historyColumns,
  placeOf,
  presentHistory,
  presentService,
  roomOf,
  seriesOf,
  serviceColumns,
} from './actor-access.ts'

/** Payment state for the client, by the state of the order. */
const paymentStates: Record<string, Appointment['payment_state']> = {
  open: 'pending',
  'awaiting-payment': 'pending',
  failed: 'failed',
  paid: 'paid',
  refunded: 'refunded',
}
export const paymentStateOf = (orderState: string | null): Appointment['payment_state'] =>
  paymentStates[orderState ?? ''] ?? 'none'

interface ListOptions {
  isHistory: boolean
  requestType: 'all' | 'paid' | 'demo'
  page: number
  size: number
}

/** Appointments as their client sees them; those of others are not found. */
export function createReading({ db, clock }: { db: Database; clock: Clock }) {
  const mine = (clientId: string) =>
    db
      .selectFrom('appointment as a')
      .innerJoin('slot_claim as c', 'c.u_id', 'a.claim_id')
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .leftJoin('order_money as o', 'o.u_id', 'a.order_id')
      .where('a.client_id', '=', clientId)

  const selected = (clientId: string) =>
    mine(clientId)
      .select(['a.u_id', 'a.state', 'a.starts_at', 'a.ends_at', 'a.mode', 'a.description', 'a.price_paise'])
      .select(['a.order_id', 'a.created_at', 'c.hold_until', 'o.state as order_state'])
      .select(['o.refunded_paise', ...historyColumns, ...serviceColumns])
      .select([placeOf.as('place'), seriesOf.as('series'), roomOf.as('room_u_id')])
      .select(
        sql<
          RefundedRow[]
        >`coalesce((select json_agg(g) from order_refund_money g where g.order_id = a.order_id), '[]')`.as(
          'refunds',
        ),
      )
      .select(
        sql<Appointment['release']>`(select json_build_object('percent', b.percent, 'ended_by', b.ended_by)
          from slot_release b where b.appointment_id = a.u_id order by b.released_at desc limit 1)`.as(
          'release',
        ),
      )
      .select(['h.u_id as healer_id', 'h.full_name', 'h.title', 'h.image', 'h.time_zone', 'h.main_category'])

  type Row = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>

  const present = (row: Row): Appointment => {
    const { parts, couponPaise, allowancePaise } = refundedIn(row.refunds)
    return {
      u_id: row.u_id,
      state: row.state as AppointmentState, // checked by the table
      payment_state: paymentStateOf(row.order_state),
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      ...presentService(row),
      ...presentHistory(row),
      mode: row.mode as MeetingMode, // checked by the table
      description: row.description,
      price_paise: row.price_paise,
      refunded_paise: row.refunded_paise ?? 0,
      refunded_money_paise: (row.refunded_paise ?? 0) - couponPaise - allowancePaise,
      refunded_coupon_paise: couponPaise,
      refunded_allowance_paise: allowancePaise,
      refunded_parts: parts,
      order_u_id: row.order_id,
      release: row.release,
      healer: {
        u_id: row.healer_id,
        full_name: row.full_name,
        title: row.title,
        image: row.image as HealerCard['image'], // written by our own picture code
        time_zone: row.time_zone,
        main_category: row.main_category,
      },
      created_at: row.created_at.toISOString(),
    }
  }

  return {
    /** Upcoming ones, soonest first; or past, cancelled and expired ones, latest first. */
    async list(clientId: string, { isHistory, requestType, page, size }: ListOptions) {
      const isComing = sql<SqlBool>`(a.state in ('held', 'confirmed', 'released', 'reported', 'disputed') and (a.ends_at > ${clock.now()} or a.state in ('reported', 'disputed')))`
      const wanted = isHistory ? sql<SqlBool>`not ${isComing}` : isComing
      const fits =
        requestType === 'all'
          ? wanted
          : sql<SqlBool>`${wanted} and ${requestType === 'demo' ? sql`a.is_free` : sql`not a.is_free`}`
      const [rows, { total }] = await Promise.all([
        selected(clientId)
          .where(fits)
          .orderBy('a.starts_at', isHistory ? 'desc' : 'asc')
          .orderBy('a.u_id')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        mine(clientId)
          .where(fits)
          .select((of) => of.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { rows: rows.map(present), total }
    },

    /** For who paid it, also for somebody else; then without words. @throws DomainError notFound */
    async paid(personId: string, appointmentId: string): Promise<Appointment> {
      const row = await db
        .selectFrom('appointment')
        .select('client_id')
        .where('u_id', '=', appointmentId)
        .where((of) => of.or([of('client_id', '=', personId), of('booked_by', '=', personId)]))
        .executeTakeFirst()
      const { client_id: clientId } = orNotFound(row)
      const found = present(
        orNotFound(await selected(clientId).where('a.u_id', '=', appointmentId).executeTakeFirst()),
      )
      return clientId === personId ? found : { ...found, description: '' }
    },

    /** @throws DomainError notFound, also for another person's */
    async one(clientId: string, appointmentId: string): Promise<Appointment> {
      return present(
        orNotFound(await selected(clientId).where('a.u_id', '=', appointmentId).executeTakeFirst()),
      )
    },
  }
}

export type Reading = ReturnType<typeof createReading>

import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { sql } from 'kysely'
import { documentNumber } from '../../money/payments/index.ts'
import type { Queryable } from '../../platform/database/database.ts'

/** One session on a receipt for a claim. */
export interface ClaimedSession {
  starts_at: string
  mode: MeetingMode
  /** Name and address; null online. */
  place: string | null
  /** What the client paid and did not get back: not the part of coupons, points or an organisation. */
  paid_paise: number
  /** Null where no tax invoice was issued. */
  invoice_number: string | null
  code: string | null
  healer: {
    u_id: string
    full_name: string
    title: string
    qualifications: string
    register_name: string
    register_number: string
  }
  issuer: unknown
}

const sessionsMax = 200

/** Sessions of a client that were held and paid, oldest first. */
export async function claimedSessions(
  db: Queryable,
  clientId: string,
  which: { appointmentId: string } | { from: string; to: string; zone: string },
): Promise<ClaimedSession[]> {
  let query = db
    .selectFrom('session_times as a')
    .innerJoin('order_money as o', 'o.u_id', 'a.order_id')
    .innerJoin('healer_standing as h', 'h.u_id', 'a.healer_id')
    .leftJoin('place_card as p', 'p.u_id', 'a.place_id')
    .leftJoin('order_invoice as i', 'i.order_id', 'o.u_id')
    .leftJoin('claim_code as c', 'c.appointment_id', 'a.u_id')
    .select(['a.starts_at', 'a.mode', 'p.name as place_name', 'p.address', 'p.city', 'c.code', 'i.issuer'])
    .select(['i.kind', 'i.financial_year', 'i.number'])
    .select(['h.u_id as healer_id', 'h.full_name', 'h.title', 'h.qualifications'])
    .select(['h.register_name', 'h.register_number'])
    .select(
      sql<number>`(o.payable_paise + o.desk_paise + o.wallet_paise
        - coalesce((select sum(r.gateway_paise + r.desk_paise + r.wallet_paise)
        from order_refund_money r where r.order_id = o.u_id), 0))::float8`.as('paid_paise'),
    )
    .where('a.client_id', '=', clientId)
    .where('a.state', '=', 'completed')
    .where('o.paid_at', 'is not', null)
  query =
    'appointmentId' in which
      ? query.where('a.u_id', '=', which.appointmentId)
      : query
          .where('a.starts_at', '>=', sql<Date>`(${which.from}::date)::timestamp at time zone ${which.zone}`)
          .where('a.starts_at', '<', sql<Date>`(${which.to}::date + 1)::timestamp at time zone ${which.zone}`)
  const rows = await query.orderBy('a.starts_at').limit(sessionsMax).execute()
  return rows
    .filter((row) => row.paid_paise > 0)
    .map((row) => ({
      starts_at: row.starts_at.toISOString(),
      mode: row.mode as MeetingMode, // checked by the table
      place: row.place_name && [row.place_name, row.address, row.city].filter(Boolean).join(', '),
      paid_paise: row.paid_paise,
      invoice_number:
        row.kind && row.financial_year !== null && row.number !== null
          ? documentNumber({
              kind: row.kind,
              financial_year: row.financial_year,
              number: row.number,
              issuer: row.issuer,
            })
          : null,
      code: row.code,
      healer: {
        u_id: row.healer_id,
        ...{ full_name: row.full_name, title: row.title, qualifications: row.qualifications },
        ...{ register_name: row.register_name, register_number: row.register_number },
      },
      issuer: row.issuer,
    }))
}

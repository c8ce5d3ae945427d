import { type DeskPaymentKind, deskPaymentKinds } from '@newyou/contract/money/payments/desk-payments'
import type { TillSums } from '@newyou/contract/money/tills'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'

/** What was taken and paid back in a session of a till, by kind, in paise; mistakes that were taken back do not count. */
export async function sumsOf(queryable: Queryable, sessionId: string): Promise<TillSums> {
  const { rows } = await sql<{ kind: DeskPaymentKind; taken: number; refunded: number }>`
    select kind, sum(taken)::bigint as taken, sum(refunded)::bigint as refunded from (
      select kind, amount_paise as taken, 0 as refunded from desk_payment_line
        where till_session_id = ${sessionId} and state <> 'reversed'
      union all select kind, 0, paid_paise from desk_refund_line where till_session_id = ${sessionId}
    ) as moved group by kind`.execute(queryable)
  return deskPaymentKinds.map((kind) => {
    const row = rows.find((one) => one.kind === kind)
    return { kind, taken_paise: row?.taken ?? 0, refunded_paise: row?.refunded ?? 0 }
  })
}

/** SQL: the cash that a till should hold now, in paise. `book` is its row of `till_book`. */
export const cashOf = (book: string) => {
  const session = sql.ref(`${book}.session_id`)
  return sql<number>`(${sql.ref(`${book}.own_paise`)}
    + coalesce((select sum(p.amount_paise) from desk_payment_line p
        where p.till_session_id = ${session} and p.kind = 'cash' and p.state <> 'reversed'), 0)
    - coalesce((select sum(r.paid_paise) from desk_refund_line r
        where r.till_session_id = ${session} and r.kind = 'cash'), 0))::bigint`
}

/** The cash that a till should hold now, in paise. */
export async function cashIn(queryable: Queryable, tillId: string): Promise<number> {
  const { cash } = await queryable
    .selectFrom('till_book as b')
    .select(cashOf('b').as('cash'))
    .where('b.u_id', '=', tillId)
    .executeTakeFirstOrThrow()
  return cash
}

import { homeZone } from '@newyou/contract/business'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

interface Line {
  kind: string
  amount: number
  at: Date
  title: string | null
}

export interface Statement {
  openingPaise: number
  lines: Line[]
  closingPaise: number
}

/** What moved in a month what is due to a healer: the ledger itself, in the order in which it was posted. */
export async function statementOf(db: Database, personId: string, month: string): Promise<Statement> {
  const begin = sql`(${`${month}-01`}::timestamp at time zone ${homeZone})`
  const end = sql`((${`${month}-01`}::timestamp + interval '1 month') at time zone ${homeZone})`
  const entries = db
    .selectFrom('ledger_account as a')
    .innerJoin('ledger_entry as e', 'e.account_id', 'a.id')
    .innerJoin('ledger_transaction as t', 't.u_id', 'e.transaction_id')
    .where('a.owner_id', '=', personId)
    .where('a.kind', '=', 'healer-due')
  const [{ opening }, lines] = await Promise.all([
    entries
      .select(sql<number>`coalesce(sum(e.amount), 0)::bigint`.as('opening'))
      .where(sql<boolean>`t.created_at < ${begin}`)
      .executeTakeFirstOrThrow(),
    entries
      .leftJoin('orders as o', 'o.u_id', 't.caused_by')
      .select(['t.kind', 'e.amount', 't.created_at as at', 'o.title'])
      .where(sql<boolean>`t.created_at >= ${begin} and t.created_at < ${end}`)
      .orderBy('t.created_at')
      .orderBy('t.u_id')
      .execute(),
  ])
  return {
    openingPaise: opening,
    lines,
    closingPaise: lines.reduce((sum, { amount }) => sum + amount, opening),
  }
}

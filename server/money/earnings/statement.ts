import { homeZone } from '@newyou/contract/business'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

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

/** A month's changes of the amount due to a healer: the ledger entries, in the order of posting. */
export async function statementOf(db: Database, personId: string, month: string): Promise<Statement> {
  const begin = sql`(${`${month}-01`}::timestamp at time zone ${homeZone})`
  const end = sql`((${`${month}-01`}::timestamp + interval '1 month') at time zone ${homeZone})`
  const entries = db
    .selectFrom('ledger_line as l')
    .where('l.owner_id', '=', personId)
    .where('l.account', '=', 'healer-due')
  const [{ opening }, lines] = await Promise.all([
    entries
      .select(sql<number>`coalesce(sum(l.amount), 0)::bigint`.as('opening'))
      .where(sql<boolean>`l.created_at < ${begin}`)
      .executeTakeFirstOrThrow(),
    entries
      .leftJoin('order_money as o', 'o.u_id', 'l.caused_by')
      .select(['l.kind', 'l.amount', 'l.created_at as at', 'o.title'])
      .where(sql<boolean>`l.created_at >= ${begin} and l.created_at < ${end}`)
      .orderBy('l.created_at')
      .orderBy('l.transaction_id')
      .execute(),
  ])
  return {
    openingPaise: opening,
    lines,
    closingPaise: lines.reduce((sum, { amount }) => sum + amount, opening),
  }
}

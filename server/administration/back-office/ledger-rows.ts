import type { LedgerTransaction } from '@newyou/contract/administration/back-office/books'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import { fullName } from './people.ts'

/** Transactions of the ledger with their entries; `where` knows a line as `l`. */
export async function transactionsWhere(
  queryable: Queryable,
  where: RawBuilder<boolean>,
  order: 'asc' | 'desc',
): Promise<LedgerTransaction[]> {
  const rows = await queryable
    .selectFrom('ledger_line as l')
    .leftJoin('person_name as p', 'p.u_id', 'l.owner_id')
    .select([
      'l.transaction_id as u_id',
      'l.kind',
      'l.note',
      'l.created_at',
      'l.account',
      'l.asset',
      'l.amount',
    ])
    .select(sql<string>`coalesce(${fullName(sql.ref('p'))}, '')`.as('owner'))
    .where(where)
    .orderBy('l.created_at', order)
    .orderBy('l.transaction_id', order)
    .orderBy('l.account_id')
    .execute()
  const transactions = new Map<string, LedgerTransaction>()
  for (const { u_id, kind, note, created_at: at, ...entry } of rows) {
    const known = transactions.get(u_id) ?? { u_id, kind, note, created_at: at.toISOString(), entries: [] }
    known.entries.push(entry)
    transactions.set(u_id, known)
  }
  return [...transactions.values()]
}

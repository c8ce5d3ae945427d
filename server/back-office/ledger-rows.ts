import type { LedgerTransaction } from '@newyou/contract/back-office/books'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../platform/database/database.ts'
import { fullName } from './people.ts'

/** Transactions of the ledger with their entries; `where` knows the transaction as `t`. */
export async function transactionsWhere(
  queryable: Queryable,
  where: RawBuilder<boolean>,
  order: 'asc' | 'desc',
): Promise<LedgerTransaction[]> {
  const rows = await queryable
    .selectFrom('ledger_transaction as t')
    .innerJoin('ledger_entry as e', 'e.transaction_id', 't.u_id')
    .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
    .leftJoin('person as p', 'p.u_id', 'a.owner_id')
    .select(['t.u_id', 't.kind', 't.note', 't.created_at', 'a.kind as account', 'a.asset', 'e.amount'])
    .select(sql<string>`coalesce(${fullName(sql.ref('p'))}, '')`.as('owner'))
    .where(where)
    .orderBy('t.created_at', order)
    .orderBy('t.u_id', order)
    .orderBy('a.id')
    .execute()
  const transactions = new Map<string, LedgerTransaction>()
  for (const { u_id, kind, note, created_at: at, ...entry } of rows) {
    const known = transactions.get(u_id) ?? { u_id, kind, note, created_at: at.toISOString(), entries: [] }
    known.entries.push(entry)
    transactions.set(u_id, known)
  }
  return [...transactions.values()]
}

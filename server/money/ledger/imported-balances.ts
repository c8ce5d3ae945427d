import { sql } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import type { Platform } from '../../platform/platform.ts'
import { ensureAccountsOf } from './accounts.ts'

/** What a client had elsewhere, in paise. */
interface AskedBalance {
  line: number
  person_id: string
  amount: number
}
interface Made {
  record_id: string
  fingerprint: string
}

/** Entries of transactions between wallets and what was brought in, and the wallets after them. */
const entries = (of: readonly { u_id: string; person_id: string; amount: number }[]) => {
  const given = sql`jsonb_to_recordset(${JSON.stringify(of)}::jsonb) as g(u_id uuid, person_id uuid, amount bigint)`
  return {
    lines: sql`insert into ledger_entry (transaction_id, account_id, amount)
      select g.u_id, a.id, g.amount from ${given} join ledger_account a on a.owner_id = g.person_id and a.kind = 'wallet'
      union all
      select g.u_id, b.id, -g.amount from ${given} cross join ledger_account b
      where b.kind = 'brought-in' and b.owner_id is null and b.organization_id is null`,
    wallets: sql`update ledger_account a set posted = a.posted + g.amount
      from ${given} where a.owner_id = g.person_id and a.kind = 'wallet'`,
  }
}

/**
 * Balances that a practice brings from elsewhere: transactions like all others, each between a client's wallet and what was
 * brought in, and taken back by its opposite. The book itself says which of them stand.
 */
export function createImportedBalances({ clock, ids }: Pick<Platform, 'clock' | 'ids'>) {
  /** What is free in wallets, which nobody else changes until the transaction ends. */
  async function lockWallets(trx: Trx, personIds: readonly string[]) {
    const { rows } = await sql<{ id: number; owner_id: string; free: number }>`
      select id, owner_id, posted - held as free from ledger_account
      where owner_id = any(${[...personIds]}::uuid[]) and kind = 'wallet' order by id for update`.execute(trx)
    for (const { id } of rows) locking(trx, 'account', id)
    return new Map(rows.map(({ owner_id: personId, free }) => [personId, free]))
  }

  return {
    /** The transaction of each person whose balance was brought in before and stands. */
    async standing(trx: Trx, personIds: readonly string[]) {
      const { rows } = await sql<{ person_id: string; u_id: string }>`
        select a.owner_id as person_id, t.u_id from ledger_account a join ledger_entry e on e.account_id = a.id
          join ledger_transaction t on t.u_id = e.transaction_id and t.kind = 'imported'
        where a.owner_id = any(${[...personIds]}::uuid[]) and a.kind = 'wallet'
          and not exists (select from ledger_transaction r where r.reverses = t.u_id)`.execute(trx)
      return new Map(rows.map(({ person_id: personId, u_id: id }) => [personId, id]))
    },

    /** Adds a balance to the wallet of each, one for a person. */
    async add(trx: Trx, balances: readonly AskedBalance[]): Promise<(Made & { line: number })[]> {
      if (balances.length === 0) return []
      const people = balances.map(({ person_id: personId }) => personId)
      await ensureAccountsOf(trx, people)
      await lockWallets(trx, people)
      const given = balances.map((one) => ({ ...one, u_id: ids.next() }))
      const { lines, wallets } = entries(given)
      await sql`insert into ledger_transaction (u_id, kind, idempotency_key, created_at)
        select g.u_id, 'imported', 'imported:' || g.u_id, ${clock.now()}
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(u_id uuid)`.execute(trx)
      await lines.execute(trx)
      await wallets.execute(trx)
      return given.map(({ line, u_id: id, amount }) => ({ line, record_id: id, fingerprint: String(amount) }))
    },

    /** Takes back those that are still there as a whole; what was spent or is held for an order stays. */
    async remove(trx: Trx, made: readonly Made[]): Promise<string[]> {
      const transactions = made.map(({ record_id: id }) => id)
      const { rows } = await sql<{ record_id: string; person_id: string; amount: number }>`
        select e.transaction_id as record_id, a.owner_id as person_id, e.amount
        from ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'wallet'
        where e.transaction_id = any(${transactions}::uuid[])
          and not exists (select from ledger_transaction r where r.reverses = e.transaction_id)`.execute(trx)
      const free = await lockWallets(
        trx,
        rows.map(({ person_id: personId }) => personId),
      )
      const going = rows.filter(({ person_id: personId, amount }) => (free.get(personId) ?? 0) >= amount)
      if (going.length === 0) return []
      const opposite = going.map(({ record_id, person_id, amount }) => ({
        ...{ record_id, person_id, u_id: ids.next(), amount: -amount },
      }))
      const { lines, wallets } = entries(opposite)
      await sql`insert into ledger_transaction (u_id, kind, idempotency_key, reverses, created_at)
        select g.u_id, 'imported-reversed', 'imported-undone:' || g.record_id, g.record_id, ${clock.now()}
        from jsonb_to_recordset(${JSON.stringify(opposite)}::jsonb) as g(u_id uuid, record_id uuid)`.execute(
        trx,
      )
      await lines.execute(trx)
      await wallets.execute(trx)
      return going.map(({ record_id: id }) => id)
    },
  }
}
export type ImportedBalances = ReturnType<typeof createImportedBalances>

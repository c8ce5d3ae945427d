import type {
  AccountTotal,
  LedgerProofRow,
  ReconciliationRow,
} from '@newyou/contract/administration/back-office/books'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import type { LedgerModule } from '../../money/ledger/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { transactionsWhere } from './ledger-rows.ts'
import { peopleMatching, uuid } from './people.ts'

interface LedgerFilters {
  search?: string | undefined
  kind?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

function matching(search: string) {
  const ofOwners = sql`t.u_id in (select l.transaction_id from ledger_line l
    where l.owner_id in ${peopleMatching(search)})`
  return uuid.test(search)
    ? sql<boolean>`(t.u_id = ${search} or t.caused_by = ${search} or ${ofOwners})`
    : sql<boolean>`${ofOwners}`
}

interface BookDependencies {
  db: Database
  audit: Audit
  ledger: Pick<LedgerModule, 'prove'>
}

/** The books as finance reads them: the ledger, its proofs, and what differed from the gateway’s books. */
export function createBooks({ db, audit, ledger }: BookDependencies) {
  const proofs = () =>
    db
      .selectFrom('ledger_proof')
      .select(['id', 'proved_at', 'accounts', 'drift', 'faults'])
      .orderBy('id', 'desc')
  const presentProof = (
    row: Awaited<ReturnType<ReturnType<typeof proofs>['executeTakeFirstOrThrow']>>,
  ): LedgerProofRow => ({
    u_id: String(row.id),
    proved_at: row.proved_at.toISOString(),
    accounts: row.accounts,
    drift: row.drift,
    faults: row.faults as Record<string, number>, // written by the proof only
  })

  return {
    async transactions({ search, kind, from, to }: LedgerFilters, { page, size }: Paging) {
      let wanted = db.selectFrom('ledger_transaction as t').select('t.u_id')
      if (search) wanted = wanted.where(matching(search))
      if (kind) wanted = wanted.where('t.kind', '=', kind)
      if (from) wanted = wanted.where('t.created_at', '>=', new Date(from))
      if (to) wanted = wanted.where('t.created_at', '<', new Date(to))
      const { rows, total } = await pageOf(wanted.orderBy('t.created_at', 'desc').orderBy('t.u_id', 'desc'), {
        page,
        size,
      })
      const ids = rows.map(({ u_id: id }) => id)
      const data = await transactionsWhere(db, sql<boolean>`l.transaction_id = any(${ids}::uuid[])`, 'desc')
      return { data, total, page, items_per_page: size }
    },

    async accounts({ page, size }: Paging) {
      const { rows } = await sql<AccountTotal>`
        select kind as u_id, asset, count(*)::int as accounts, sum(posted)::bigint as posted, sum(held)::bigint as held
        from ledger_balance group by kind, asset order by asset, kind`.execute(db)
      return {
        data: rows.slice((page - 1) * size, page * size),
        total: rows.length,
        page,
        items_per_page: size,
      }
    },

    async proofs({ page, size }: Paging) {
      const { rows, total } = await pageOf(proofs(), { page, size })
      return { data: rows.map(presentProof), total, page, items_per_page: size }
    },

    async prove(staffId: string): Promise<LedgerProofRow> {
      await ledger.prove()
      const proof = presentProof(orNotFound(await proofs().limit(1).executeTakeFirst()))
      await audit.note(db, {
        staffId,
        resource: 'ledger-proofs',
        recordId: proof.u_id,
        action: 'prove',
      })
      return proof
    },

    async reconciliations({ page, size }: Paging) {
      const { rows, total } = await pageOf(
        db
          .selectFrom('reconciliation as r')
          .select(['r.u_id', 'r.from_at', 'r.to_at', 'r.run_at', 'r.payments', 'r.refunds'])
          .select(
            sql<ReconciliationRow['differences']>`(select coalesce(json_agg(json_build_object(
              'what', d.what, 'provider_id', d.provider_id, 'order_u_id', d.order_id, 'theirs', d.theirs,
              'ours', d.ours) order by d.id), '[]')
              from reconciliation_difference d where d.reconciliation_id = r.u_id)`.as('differences'),
          )
          .orderBy('r.run_at', 'desc')
          .orderBy('r.u_id'),
        { page, size },
      )
      const data = rows.map(
        ({ from_at: from, to_at: to, run_at: at, ...row }): ReconciliationRow => ({
          ...row,
          from: from.toISOString(),
          to: to.toISOString(),
          run_at: at.toISOString(),
        }),
      )
      return { data, total, page, items_per_page: size }
    },
  }
}
export type Books = ReturnType<typeof createBooks>

import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Logger } from '../platform/watch/logger.ts'
import type { Metrics } from '../platform/watch/metrics.ts'

interface ProofParts {
  db: Database
  clock: Clock
  jobs: Jobs
  metrics: Metrics
  logger: Logger
}

/** Recomputes every balance from the entries and holds, in one statement and so of one moment. */
const recount = (db: Database) =>
  sql<{ accounts: number; drift: number }>`
  select count(*) as accounts,
    coalesce(sum(abs(a.posted - coalesce(e.sum, 0)) + abs(a.held - coalesce(h.sum, 0))), 0)::bigint
      + (select coalesce(sum(abs(total)), 0)::bigint from (
          select sum(posted) as total from ledger_account group by asset) as assets) as drift
  from ledger_account a
  left join (select account_id, sum(amount) as sum from ledger_entry group by 1) e on e.account_id = a.id
  left join (select account_id, sum(amount) as sum from ledger_hold where state = 'held' group by 1) h
    on h.account_id = a.id`.execute(db)

/** The proof that balances are what their history says: every night, and whenever somebody asks. */
export function createProof({ db, clock, jobs, metrics, logger }: ProofParts) {
  /** How many accounts there are, and by how many paise (or hundredths of a point) they are wrong in all. */
  async function prove(): Promise<{ accounts: number; drift: number }> {
    const [found] = (await recount(db)).rows
    const { accounts, drift } = found ?? { accounts: 0, drift: 0 }
    await db.insertInto('ledger_proof').values({ accounts, drift, proved_at: clock.now() }).execute()
    if (drift) logger.error({ drift }, 'the ledger does not add up')
    return { accounts, drift }
  }
  jobs.schedule('prove-ledger', '40 20 * * *', async () => {
    await prove()
  })
  metrics.gauge('ledger_drift', 'Paise by which balances differ from their entries and holds', async () => {
    const last = await db
      .selectFrom('ledger_proof')
      .select('drift')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last?.drift ?? 0
  })
  metrics.gauge('ledger_held', 'Paise that are set aside for orders', async () => {
    const { held } = await db
      .selectFrom('ledger_account')
      .select((of) => of.fn.coalesce(of.fn.sum<number>('held'), of.val(0)).as('held'))
      .executeTakeFirstOrThrow()
    return Number(held)
  })
  return { prove }
}

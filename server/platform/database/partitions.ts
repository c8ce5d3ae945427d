import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { after, type Clock, days } from '../clock.ts'
import type { Database, Trx } from './database.ts'

/** A table whose rows lie in a partition for each day or month (UTC), in the schema `partitions`. */
export interface PartitionedTable {
  table: string
  /** The time by which its rows are divided. */
  column: string
  every: 'day' | 'month'
  /** How long a row is kept at least. It goes with its whole day or month. */
  keepDays(): number | Promise<number>
}

interface Partition {
  name: string
  isDefault: boolean
  /** Null for the default one, and for the rows that the table had before it was divided. */
  startsAt: Date | null
  endsAt: Date | null
}

/** How many coming days or months have their partition. */
const periodsAhead = 2
/** Writers queue behind a change that waits for its locks, so it waits only briefly, and then lets them pass. */
const lockTimeoutMs = 500
const longestPauseMs = 6400

function startOf(every: PartitionedTable['every'], time: Date): Date {
  const day = every === 'day' ? time.getUTCDate() : 1
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), day))
}

function nextOf(every: PartitionedTable['every'], start: Date): Date {
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()]
  return new Date(every === 'day' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1, 1))
}

/** The starts of the days or months from the one of `first` to the `more`th after that of `last`. */
function startsBetween(every: PartitionedTable['every'], first: Date, last: Date, more: number): Date[] {
  let end = startOf(every, last)
  for (let count = 0; count < more; count++) end = nextOf(every, end)
  const starts: Date[] = []
  for (let start = startOf(every, first); start <= end; start = nextOf(every, start)) starts.push(start)
  return starts
}

const isCovered = (partitions: readonly Partition[], start: Date) =>
  partitions.some(
    ({ isDefault, startsAt, endsAt }) =>
      !isDefault && (startsAt === null || startsAt <= start) && (endsAt === null || start < endsAt),
  )

const isOfOnePeriod = ({ isDefault, startsAt }: Partition) => !isDefault && startsAt !== null

async function partitionsOf(db: Database | Trx, { table }: PartitionedTable): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    select name, bound = 'DEFAULT' as "isDefault",
      (regexp_match(bound, 'FROM \\(''([^'']+)''\\)'))[1]::timestamptz as "startsAt",
      (regexp_match(bound, 'TO \\(''([^'']+)''\\)'))[1]::timestamptz as "endsAt"
    from (select c.oid::regclass::text as name, pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = ${table}::regclass) as p
    order by "startsAt"`.execute(db)
  return rows
}

/** The triggers of whole statements on the table are made on its partition too, where PostgreSQL makes those of rows. */
async function copyStatementTriggers(trx: Trx, table: string, partition: string) {
  const { rows } = await sql<{ made_by: string }>`
    select pg_get_triggerdef(oid) as made_by from pg_trigger
    where tgrelid = ${table}::regclass and not tgisinternal and tgtype & 1 = 0`.execute(trx)
  for (const { made_by: madeBy } of rows)
    await sql.raw(madeBy.replace(/ ON \S+ /, ` ON ${partition} `)).execute(trx)
}

/** Makes the partition of a day or month, and moves to it what lies in the default one meanwhile. */
async function make(
  trx: Trx,
  { table, column, every }: PartitionedTable,
  start: Date,
  partitions: Partition[],
) {
  const end = nextOf(every, start)
  const date = start
    .toISOString()
    .slice(0, every === 'day' ? 10 : 7)
    .replaceAll('-', '_')
  const [of, name] = [sql.table(table), `partitions.${table}_${date}`]
  const made = sql.raw(name)
  await sql`create table ${made} (like ${of} including defaults including constraints)`.execute(trx)
  const main = partitions.find(({ isDefault }) => isDefault)
  const rest = sql.raw(main?.name ?? '')
  const within = sql`${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end}`
  const isNeeded = main
    ? (await sql`select from ${rest} where ${within} limit 1`.execute(trx)).rows.length > 0
    : false
  // Without the triggers of the table: one may refuse to delete.
  if (isNeeded) {
    await sql`alter table ${of} detach partition ${rest}`.execute(trx)
    await sql`with moved as (delete from ${rest} where ${within} returning *) insert into ${made} select * from moved`.execute(
      trx,
    )
  }
  await copyStatementTriggers(trx, table, name)
  await sql`alter table ${of} attach partition ${made} for values from (${sql.lit(start.toISOString())}) to (${sql.lit(end.toISOString())})`.execute(
    trx,
  )
  if (isNeeded) await sql`alter table ${of} attach partition ${rest} default`.execute(trx)
}

async function drop(trx: Trx, { table }: PartitionedTable, { name }: Partition) {
  await sql`alter table ${sql.table(table)} detach partition ${sql.raw(name)}`.execute(trx)
  await sql`drop table ${sql.raw(name)}`.execute(trx)
}

/**
 * Runs `work` in one transaction, in turn with other processes. Where a lock is not given soon all is undone and tried
 * again, so that writers pass meanwhile.
 */
async function underBriefLocks<T>(db: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let pauseMs = 100; ; pauseMs *= 2) {
    try {
      return await db.transaction().execute(async (trx) => {
        await sql`select set_config('lock_timeout', ${`${lockTimeoutMs}`}, true), set_config('statement_timeout', '0', true)`.execute(
          trx,
        )
        await sql`select pg_advisory_xact_lock(hashtextextended('partitions', 0))`.execute(trx)
        return work(trx)
      })
    } catch (error) {
      const wasNotGiven = error instanceof pg.DatabaseError && ['55P03', '40P01'].includes(error.code ?? '')
      if (!wasNotGiven || pauseMs > longestPauseMs) throw error
    }
    await pause(pauseMs)
  }
}

/** Keeps a partition ready for all that is written, and drops what is older than each table's rule. */
export function createPartitions({
  db,
  clock,
  tables,
}: {
  db: Database
  clock: Clock
  tables: readonly PartitionedTable[]
}) {
  /** By the clock that is behind: a wrong one makes nothing old. */
  async function oldestKept({ keepDays }: PartitionedTable): Promise<Date> {
    const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
    const now = Math.min(clock.now().getTime(), rows[0]?.now.getTime() ?? 0)
    return after(new Date(now), -days(await keepDays()))
  }

  /** The next step that a table needs; false when there is none. */
  const step = (one: PartitionedTable, oldest: Date) =>
    underBriefLocks(db, async (trx) => {
      const partitions = await partitionsOf(trx, one)
      const old = partitions.find(({ endsAt }) => endsAt !== null && endsAt <= oldest)
      if (old) await drop(trx, one, old)
      const missing = startsBetween(one.every, oldest, clock.now(), periodsAhead).find(
        (start) => !isCovered(partitions, start),
      )
      if (!old && missing) await make(trx, one, missing, partitions)
      return old !== undefined || missing !== undefined
    })

  async function keepOne(one: PartitionedTable) {
    const oldest = await oldestKept(one)
    for (const partition of await partitionsOf(db, one))
      if (!isOfOnePeriod(partition))
        await sql`delete from ${sql.raw(partition.name)} where ${sql.ref(one.column)} < ${oldest}`.execute(db)
    while (await step(one, oldest));
  }

  return {
    /** Makes what is missing and drops what is old. Each step is short, and can be repeated after a kill. */
    async keep() {
      for (const one of tables) await keepOne(one)
    },

    /** How many tables have no partition for the coming day or month. */
    async missing(): Promise<number> {
      const lacking = await Promise.all(
        tables.map(async (one) => {
          const coming = nextOf(one.every, startOf(one.every, clock.now()))
          return !isCovered(await partitionsOf(db, one), coming)
        }),
      )
      return lacking.filter(Boolean).length
    },

    /** How many rows lie in the default partitions. */
    async rowsOutside(): Promise<number> {
      let total = 0
      for (const one of tables)
        for (const { name, isDefault } of await partitionsOf(db, one)) {
          if (!isDefault) continue
          const { rows } = await sql<{ count: number }>`select count(*) from ${sql.raw(name)}`.execute(db)
          total += rows[0]?.count ?? 0
        }
      return total
    },
  }
}

import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'

/** A piece of SQL with its parameters. One that works on a table takes the alias of that table as a parameter. */
export type Fragment = RawBuilder<unknown>

const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A pool of pg, or what chooses one for each query. */
export interface ReadingPool {
  query<Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>>
}

const unnamed = new WeakSet<ReadingPool>()

/** For a pool behind a transaction pooler, which does not support named statements. */
export const planEachTime = (pool: ReadingPool) => void unnamed.add(pool)

/**
 * Runs a query outside a transaction. With a name each connection plans it once: right for a query that is always the
 * same. One with filters is planned for their values each time, because a plan that fits any filter fits none well.
 * Kysely cannot name a statement, so this is the one place that hands SQL to pg itself.
 */
export async function rowsOf<Row extends object>(
  pool: ReadingPool,
  query: RawBuilder<Row>,
  name?: string,
): Promise<Row[]> {
  const { sql: text, parameters } = query.compile(compiler)
  const isNamed = name && !unnamed.has(pool)
  const { rows } = await pool.query<Row>({ ...(isNamed && { name }), text, values: [...parameters] })
  return rows
}

/** Result of a query whose one column `answer` is JSON text: undefined if there is no row. */
export async function answerOf(
  pool: ReadingPool,
  query: RawBuilder<{ answer: string }>,
  name?: string,
): Promise<string | undefined> {
  const [row] = await rowsOf(pool, query, name)
  return row?.answer
}

/** A query for `answerOf`. */
export const json = sql<{ answer: string }>

/** A constant number, text or boolean in a query that is planned once: inlined in its text, not a parameter. */
export const fixed = (value: number | string | boolean): Fragment => sql.lit(value)

export const allOf = (conditions: readonly Fragment[]): Fragment => sql.join([...conditions], sql` and `)

const wordsMax = 6

/** The words that people typed, without what means something to PostgreSQL. */
export const wordsOf = (search = ''): string[] =>
  (search.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, wordsMax)

/** A column as the wire's UTC instant, for answers that PostgreSQL writes. */
export const moment = (column: Fragment): Fragment =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

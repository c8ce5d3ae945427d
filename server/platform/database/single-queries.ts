import {
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Database } from './database.ts'
import type { DB } from './schema.ts'
import type { ReadingPool } from './statement.ts'

/** Kysely over a pool that decides for each query where it goes; so there is no transaction. */
export function singleQueries(pool: ReadingPool): Database {
  const connection = {
    async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows } = await pool.query({ text, values: [...parameters] })
      return { rows: rows as Row[] } // as typed as the query is
    },
    streamQuery(): never {
      throw new Error('a replica is asked by single queries')
    },
  }
  const refuse = async () => {
    throw new Error('a transaction belongs to the primary')
  }
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        releaseConnection: async () => {},
        beginTransaction: refuse,
        commitTransaction: refuse,
        rollbackTransaction: refuse,
        destroy: async () => {},
      }),
    },
  })
}

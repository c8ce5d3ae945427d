import pg from 'pg'
import { migrationFiles, ourMigrations } from './migration-files.ts'

/** The database is of another release than this process, and the one cannot work with the other. */
export class SchemaError extends Error {}

interface Applied {
  name: string
  reads_from: string | null
}

/** The migrations recorded in a database; empty if it has none of our tables. */
export async function appliedMigrations(client: Pick<pg.Client, 'query'>): Promise<Applied[]> {
  const { rows: known } = await client.query(`select to_regclass('migration') as ours`)
  if (!known[0]?.ours) return []
  // A row as JSON, because a database of an older release has no column `reads_from` yet.
  const { rows } = await client.query<Applied>(
    `select name, to_jsonb(migration) ->> 'reads_from' as reads_from from migration`,
  )
  return rows
}

async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The number of a migration that this release would have to know, and does not; undefined when it can read the schema. */
function unreadable(applied: readonly Applied[], ours: readonly { name: string }[]): string | undefined {
  const newest = ours.at(-1)?.name.slice(0, 4) ?? ''
  return applied
    .flatMap(({ reads_from: from }) => (from !== null && from > newest ? [from] : []))
    .sort()
    .at(-1)
}

const tooNew = (from: string) =>
  new SchemaError(
    `The database was migrated by a newer release, and only releases with migration ${from} can read it. Start that release, or restore the database`,
  )

/** @throws SchemaError when a newer release has changed the schema so that this one cannot read it. */
export function requireReadable(applied: readonly Applied[], ours: readonly { name: string }[]) {
  const from = unreadable(applied, ours)
  if (from) throw tooNew(from)
}

/** @throws SchemaError when migrations are missing, or the schema is one of a newer release that this one cannot read. */
export const requireOwnSchema = (url: string, folder = ourMigrations): Promise<void> =>
  onConnection(url, async (client) => {
    const [applied, ours] = [await appliedMigrations(client), await migrationFiles(folder)]
    requireReadable(applied, ours)
    const names = new Set(applied.map(({ name }) => name))
    const left = ours.filter(({ name }) => !names.has(name))
    if (left.length > 0)
      throw new SchemaError(
        `The database lacks ${left.length} migrations of this release, the first is ${left[0]?.name}. Run: node server/ops.mjs migrate`,
      )
  })

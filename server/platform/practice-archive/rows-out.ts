import { createHash } from 'node:crypto'
import { mkdir, open, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ArchivedTable, type Connection, readCatalogue, tablesWithRows } from './catalogue.ts'
import { jobsFile, type Manifest, tableFile } from './manifest.ts'
import { exportedTables, queuesLeftOut } from './places.ts'

/** Rows that are in memory at once. */
const rowsAtOnce = 500

type Turn = (row: Record<string, unknown>) => void

/** How this connection writes values as texts, whatever the settings of its server; and no limit ends the reading. */
export const plainly = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** Writes what a query finds into a file, a JSON in each line, some rows at a time. */
async function writeLines(connection: Connection, query: string, file: string, turn: Turn | undefined) {
  const hash = createHash('sha256')
  const measure = { rows: 0, bytes: 0 }
  const handle = await open(file, 'w', 0o600)
  try {
    await connection.query(
      `declare archived no scroll cursor for select row_to_json(r)::text as line from (${query}) r`,
    )
    for (let count = rowsAtOnce; count === rowsAtOnce; ) {
      const { rows } = await connection.query<{ line: string }>(`fetch forward ${rowsAtOnce} from archived`)
      count = rows.length
      if (count === 0) break
      const lines = rows.map(({ line }) => {
        if (!turn) return line
        const row: Record<string, unknown> = JSON.parse(line)
        turn(row)
        return JSON.stringify(row)
      })
      const part = Buffer.from(`${lines.join('\n')}\n`)
      hash.update(part)
      measure.rows += count
      measure.bytes += part.length
      await handle.writeFile(part)
    }
    await connection.query('close archived')
  } finally {
    await handle.close()
  }
  return { ...measure, sha256: hash.digest('hex') }
}

async function writeNothing(file: string) {
  await writeFile(file, '', { mode: 0o600 })
  return { rows: 0, bytes: 0, sha256: createHash('sha256').digest('hex') }
}

const queryOf = ({ name, columns, key }: ArchivedTable) =>
  `select ${quoted(columns.map((one) => one.name))} from "${name}" order by ${key.length > 0 ? quoted(key) : '1'}`

/** What a job is, without how far an attempt of it has come: an attempt under way begins again. */
const jobColumnsQuery = `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
  where attrelid = 'jobs.job'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and attname not in ('state', 'started_on', 'completed_on', 'heartbeat_on', 'output')`

export async function jobColumns(connection: Connection): Promise<string> {
  const { rows } = await connection.query<{ names: string }>(jobColumnsQuery)
  return rows[0]?.names ?? ''
}

const listed = queuesLeftOut.map((name) => `'${name}'`).join(', ')

/** Rounds by the clock have no data, and come by the clock again. */
const jobsQuery = (columns: string) => `select ${columns} from jobs.job
  where state < 'completed' and name not in (${listed}) and coalesce(data, '{}') <> '{}' order by name, id`

/**
 * Writes all rows of the archive into a folder, as one moment has them: the caller began a transaction that sees one, by
 * `plainly`. `turnOf` changes the seals of a table.
 */
export async function writeRows(
  connection: Connection,
  folder: string,
  turnOf: (table: string) => Turn | undefined,
): Promise<Pick<Manifest, 'tables' | 'jobs'>> {
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 })
  const { tables } = await readCatalogue(connection)
  const full = new Set(await tablesWithRows(connection, exportedTables))
  const written: Manifest['tables'] = []
  for (const table of tables) {
    const { name, columns } = table
    const file = path.join(folder, tableFile(name))
    const measure = full.has(name)
      ? await writeLines(connection, queryOf(table), file, turnOf(name))
      : await writeNothing(file)
    written.push({ name, columns, ...measure })
  }
  const query = jobsQuery(await jobColumns(connection))
  const jobs = await writeLines(connection, query, path.join(folder, jobsFile), undefined)
  return { tables: written, jobs }
}

import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Problem } from '../problem.ts'
import { type Connection, readCatalogue, tablesWithRows, tablesWithTriggers } from './catalogue.ts'
import { mayHaveRows } from './empty.ts'
import { jobsFile, type Manifest, tableFile } from './manifest.ts'
import { exportedTables } from './places.ts'
import { jobColumns } from './rows-out.ts'

/** Letters of rows that are in memory at once. */
const lettersAtOnce = 1_000_000

type Turn = (row: Record<string, unknown>) => void

const quoted = (name: string) => `"${name}"`

/** The lines of a file, some at a time, as a JSON list. */
async function* listsIn(file: string, turn: Turn | undefined) {
  let lines: string[] = []
  let letters = 0
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    let shown = line
    if (turn) {
      const row: Record<string, unknown> = JSON.parse(line)
      turn(row)
      shown = JSON.stringify(row)
    }
    lines.push(shown)
    letters += shown.length
    if (letters < lettersAtOnce) continue
    yield `[${lines.join(',')}]`
    lines = []
    letters = 0
  }
  if (lines.length > 0) yield `[${lines.join(',')}]`
}

/** @throws Problem when somebody has begun to work here */
export async function requireEmpty(connection: Connection) {
  const full = await tablesWithRows(
    connection,
    exportedTables.filter((name) => !mayHaveRows.includes(name)),
  )
  if (full.length > 0)
    throw new Problem(
      `This installation is not empty: there are rows in ${full.slice(0, 5).join(', ')}${full.length > 5 ? ` and ${full.length - 5} more tables` : ''}. An archive goes into a new database alone`,
    )
}

async function loadJobs(connection: Connection, folder: string) {
  const columns = await jobColumns(connection)
  for await (const list of listsIn(path.join(folder, jobsFile), undefined))
    await connection.query(
      `insert into jobs.job (${columns}) select ${columns} from json_populate_recordset(null::jobs.job, $1::json)`,
      [list],
    )
}

/**
 * Loads all rows of an unpacked archive in the caller's transaction, in place of those that a new database has. Triggers stand
 * aside, so no row is written twice and nobody is told of anything; that takes the owner of the tables and no more.
 * References in a circle are looked at when all is there.
 */
export async function loadRows(
  connection: Connection,
  folder: string,
  manifest: Pick<Manifest, 'tables' | 'sequences'>,
  turnOf: (table: string) => Turn | undefined,
) {
  const { tables, circular } = await readCatalogue(connection)
  const rowsOf = new Map(manifest.tables.map(({ name, rows }) => [name, rows]))
  const standing = new Set(await tablesWithRows(connection, exportedTables))
  const triggered = await tablesWithTriggers(connection)
  const touched = tables.filter(({ name }) => triggered.has(name) && (standing.has(name) || rowsOf.get(name)))
  const inAll = async (statement: (name: string) => string, names: readonly { name: string }[]) => {
    if (names.length > 0) await connection.query(names.map(({ name }) => statement(quoted(name))).join('; '))
  }
  const circles = async (when: string) => {
    const changes = circular.map(
      (one) => `alter table ${one.stands_at} alter constraint "${one.name}" ${when}`,
    )
    if (changes.length > 0) await connection.query(changes.join('; '))
  }
  await inAll((name) => `alter table ${name} disable trigger user`, touched)
  await circles('deferrable initially deferred')
  await inAll((name) => `delete from ${name}`, tables.filter(({ name }) => standing.has(name)).toReversed())
  for (const { name, columns } of tables) {
    if (!rowsOf.get(name)) continue
    const listed = columns.map((one) => quoted(one.name)).join(', ')
    for await (const list of listsIn(path.join(folder, tableFile(name)), turnOf(name)))
      await connection.query(
        `insert into ${quoted(name)} (${listed}) overriding system value
         select ${listed} from json_populate_recordset(null::${quoted(name)}, $1::json)`,
        [list],
      )
  }
  await loadJobs(connection, folder)
  await connection.query('set constraints all immediate')
  await circles('not deferrable')
  await inAll((name) => `alter table ${name} enable trigger user`, touched)
  for (const [name, last] of Object.entries(manifest.sequences))
    await connection.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, last])
}

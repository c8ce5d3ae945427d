// Writes schema.ts (the types of rows) and server/database/schema.sql from a freshly migrated database, or with --verify
// fails when one of them has drifted from it.
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describeSchema } from './describe-schema.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import { migrate } from './migrate.ts'
import { replaceViewsByTables } from './view-types.ts'

// Types by the parsers of database.ts.
const types = { int8: 'number' }

const folder = await mkdtemp(path.join(tmpdir(), 'newyou-types-'))
const database = await startEmbeddedDatabase(path.join(folder, 'pg'), { throwaway: true })
await migrate(database.url)
const text = `-- The schema as the migrations leave it, to read and to search. Written by generate-types.ts.\n\n${await describeSchema(database.url)}\n`
await replaceViewsByTables(database.url)
const isVerifying = process.argv.includes('--verify')
const { status } = spawnSync(
  'kysely-codegen',
  [
    ...['--dialect', 'postgres', '--url', database.url, '--date-parser', 'string'],
    ...['--type-mapping', JSON.stringify(types), '--exclude-pattern', '{migration,routine,search_entry_*}'],
    ...['--log-level', 'error', '--out-file', path.join(import.meta.dirname, 'schema.ts')],
    ...(isVerifying ? ['--verify'] : []),
  ],
  { stdio: 'inherit' },
)
const file = path.join(import.meta.dirname, '../../database/schema.sql')
const isDrifted = isVerifying && (await readFile(file, 'utf8')) !== text
if (isDrifted)
  console.error('server/database/schema.sql is not what the migrations make. Run generate-types.ts')
if (!isVerifying) await writeFile(file, text)
await database.stop()
await rm(folder, { recursive: true, force: true })
process.exit(isDrifted ? 1 : (status ?? 1))

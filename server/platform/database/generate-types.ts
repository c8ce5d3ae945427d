// Writes schema.ts from a freshly migrated database, or with --verify fails when schema.ts has drifted from it.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedDatabase } from './embedded.ts'
import { migrate } from './migrate.ts'

// What the parsers of database.ts make of it.
const types = { int8: 'number' }

const folder = await mkdtemp(path.join(tmpdir(), 'newyou-types-'))
const database = await startEmbeddedDatabase(path.join(folder, 'pg'), { throwaway: true })
await migrate(database.url)
const { status } = spawnSync(
  'kysely-codegen',
  [
    ...['--dialect', 'postgres', '--url', database.url, '--date-parser', 'string'],
    ...['--type-mapping', JSON.stringify(types), '--exclude-pattern', '{migration,search_entry_*}'],
    ...['--log-level', 'error', '--out-file', path.join(import.meta.dirname, 'schema.ts')],
    ...(process.argv.includes('--verify') ? ['--verify'] : []),
  ],
  { stdio: 'inherit' },
)
await database.stop()
await rm(folder, { recursive: true, force: true })
process.exit(status ?? 1)

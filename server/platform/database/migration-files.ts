import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export const ourMigrations = path.join(import.meta.dirname, '../../database/migrations')

export interface Migration {
  name: string
  sql: string
  /** The newest migration that a release must know to read the schema from here on; null: any release can. */
  readsFrom: string | null
  /** Its statements cannot run in a transaction, such as CREATE INDEX CONCURRENTLY. */
  isOutside: boolean
}

const outside = /^-- outside a transaction\b/m
const readsFrom = /^-- readable from (\d{4})\b/m

export async function migrationFiles(folder = ourMigrations): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, readsFrom: readsFrom.exec(sql)?.[1] ?? null, isOutside: outside.test(sql) }
    }),
  )
}

/** The statements of a file whose statements end with their line. */
export const statementsOf = (sql: string) =>
  sql
    .split(/;\s*$/m)
    .map((statement) => statement.replace(/^--.*$/gm, '').trim())
    .filter(Boolean)

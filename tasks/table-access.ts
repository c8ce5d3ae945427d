// Which tables the code of a domain names, in statements of Kysely and in SQL.
import { isTest } from './read-imports.ts'
import { domainOf } from './wings.ts'

const kyselyWrites = /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g
const kyselyReads =
  /\b(?:selectFrom|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)\(\s*\[?\s*'(\w+)/g
const sqlWrites = /\b(?:insert\s+into|update|delete\s+from)\s+(\w+)/gi
const sqlReads = /(?<!delete\s+)\b(?:from|join|using)\s+(\w+)/gi
/** A part of a statement that begins with a table, put behind a `from` elsewhere: sql`orders o`. */
const sqlSources = /\bsql(?:<[^`]*>)?`\s*(\w+)\s+\w/g

const namesIn = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, name = '']) => name)

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** The tables that a source writes, and those that it reads. */
export function accessIn(text: string, tables: ReadonlySet<string>) {
  const source = withoutComments(text)
  const known = (names: string[]) => new Set(names.filter((name) => tables.has(name)))
  return {
    writes: known([...namesIn(source, kyselyWrites), ...namesIn(source, sqlWrites)]),
    reads: known([kyselyReads, sqlReads, sqlSources].flatMap((pattern) => namesIn(source, pattern))),
  }
}

/**
 * For each domain of the server the tables of others that it writes and reads, in order; but no reading of what is
 * `readByAll`.
 */
export function foreignAccess(
  sources: Iterable<readonly [file: string, source: string]>,
  owned: Readonly<Record<string, readonly string[]>>,
  readByAll: readonly string[] = [],
) {
  const ownerOf = new Map(
    Object.entries(owned).flatMap(([domain, tables]) => tables.map((table) => [table, domain] as const)),
  )
  const tables = new Set(ownerOf.keys())
  const writes = new Map<string, Set<string>>()
  const reads = new Map<string, Set<string>>()
  for (const [file, source] of sources) {
    const domain = file.startsWith('server/') && !isTest(file) ? domainOf(file) : undefined
    if (domain === undefined) continue
    const access = accessIn(source, tables)
    for (const [into, names] of [
      [writes, access.writes],
      [reads, access.reads],
    ] as const)
      for (const table of names)
        if (ownerOf.get(table) !== domain && !(into === reads && readByAll.includes(table)))
          into.set(domain, (into.get(domain) ?? new Set()).add(table))
  }
  const sorted = (found: Map<string, Set<string>>) =>
    Object.fromEntries([...found].sort().map(([domain, names]) => [domain, [...names].sort()]))
  return { writes: sorted(writes), reads: sorted(reads) }
}

/** The views that a file of SQL makes. */
export const viewsIn = (sql: string) => namesIn(sql, /\bcreate (?:or replace )?view (\w+)/gi)

/** The tables that a file of SQL reads. */
export const tablesIn = (sql: string) => new Set(namesIn(sql.replace(/^\s*--.*$/gm, ''), sqlReads))

import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import type { Random } from './random.ts'
import {
  type SealedColumn,
  type SealedPurpose,
  type SealingSecrets,
  sealedPurposes,
} from './sealed-columns.ts'
import { createSealedTexts, type SealedTexts, UnknownKeyError } from './sealed-texts.ts'

const batchRows = 200

interface Resealing {
  db: Database
  config: SealingSecrets
  random: Random
  /** Counts and opens, and writes nothing. */
  isDry?: boolean
}

interface Counts {
  /** Sealed by a previous secret: sealed anew, or to be in a dry run. */
  resealed: number
  /** Opened by no secret of the configuration. */
  unreadable: number
}

interface Row {
  key: string
  sealed: string
}

/** The next rows, in the order of their key, that the present secret did not seal. */
async function rowsAfter(
  db: Database,
  { table, key, column }: SealedColumn,
  { last, presentPrefix }: { last: string | undefined; presentPrefix: string },
): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${sql.ref(key)}::text as key, ${sql.ref(column)} as sealed
    from ${sql.table(table)} where not starts_with(${sql.ref(column)}, ${presentPrefix})
    ${last ? sql`and ${sql.ref(key)} > ${last}::uuid` : sql``}
    order by ${sql.ref(table)}.${sql.ref(key)} limit ${batchRows}`.execute(db)
  return rows
}

/** Writes where the text is still the one that was read; resolves with how many were. */
async function write(
  db: Database,
  { table, key, column }: SealedColumn,
  changes: (Row & { anew: string })[],
) {
  const { numAffectedRows = 0n } = await sql`update ${sql.table(table)} as t set ${sql.ref(column)} = c.anew
    from unnest(${changes.map((one) => one.key)}::uuid[], ${changes.map((one) => one.sealed)}::text[],
      ${changes.map((one) => one.anew)}::text[]) as c (key, sealed, anew)
    where t.${sql.ref(key)} = c.key and t.${sql.ref(column)} = c.sealed`.execute(db)
  return Number(numAffectedRows)
}

/** Goes through a table once. What somebody else changes meanwhile is left as they wrote it. */
async function passThrough(
  { db, isDry = false }: Resealing,
  column: SealedColumn,
  { texts, missingKeys }: { texts: SealedTexts; missingKeys: Set<string | null> },
) {
  const found = { resealed: 0, unreadable: 0, changedMeanwhile: 0 }
  let last: string | undefined
  for (;;) {
    const rows = await rowsAfter(db, column, { last, presentPrefix: texts.presentPrefix })
    if (rows.length === 0) return found
    last = rows.at(-1)?.key
    const changes = rows.flatMap((row) => {
      try {
        const text = texts.open(row.sealed)
        return [{ ...row, anew: isDry ? '' : texts.seal(text) }]
      } catch (error) {
        found.unreadable++
        if (error instanceof UnknownKeyError) missingKeys.add(error.keyId)
        return []
      }
    })
    const written = isDry || changes.length === 0 ? changes.length : await write(db, column, changes)
    found.resealed += written
    found.changedMeanwhile += changes.length - written
  }
}

/** Until a pass meets nobody else: who writes meanwhile may still have the previous secret. */
async function resealColumn(resealing: Resealing, column: SealedColumn, purpose: SealedPurpose) {
  const { config, random } = resealing
  const texts = createSealedTexts({ config, purpose, random })
  const missingKeys = new Set<string | null>()
  const counts: Counts = { resealed: 0, unreadable: 0 }
  for (;;) {
    const { resealed, unreadable, changedMeanwhile } = await passThrough(resealing, column, {
      texts,
      missingKeys,
    })
    counts.resealed += resealed
    counts.unreadable = unreadable
    if (changedMeanwhile === 0) break
  }
  const left = await rowsAfter(resealing.db, column, { last: undefined, ...texts })
  return { counts, missingKeys, isDone: left.length === 0 }
}

/**
 * Seals each text of the database by the present secrets, in batches that are each committed: it may be broken off and
 * begun again, and twice at once does no harm. `unfinished` are the purposes with texts of other secrets.
 */
export async function resealAll(resealing: Resealing) {
  const tables: Record<string, Counts> = {}
  const missingKeys: Record<string, string[]> = {}
  const unfinished = new Set<SealedPurpose>()
  for (const [purpose, { columns }] of Object.entries(sealedPurposes) as [
    SealedPurpose,
    { columns: readonly SealedColumn[] },
  ][])
    for (const column of columns) {
      const { counts, missingKeys: missing, isDone } = await resealColumn(resealing, column, purpose)
      tables[column.table] = counts
      if (!isDone) unfinished.add(purpose)
      if (missing.size)
        missingKeys[column.table] = [...missing].map((id) => id ?? 'one from before keys had ids')
    }
  return { tables, missingKeys, unfinished: [...unfinished] }
}

import { houseSettings } from '@newyou/contract/foundation/settings'
import { sql } from 'kysely'
import type { Queryable, Trx } from '../../platform/database/database.ts'

const keys = Object.keys(houseSettings.shape)

/** One change at a time, so that what fits together is checked together. Readers do not wait. */
export const lockSettings = (trx: Trx) => sql`lock table setting in share row exclusive mode`.execute(trx)

/** Grows with each change, because revisions of rows only grow and rows are never taken away. */
export async function settingsVersion(queryable: Queryable): Promise<number> {
  const { version } = await queryable
    .selectFrom('setting')
    .select(sql<number>`coalesce(sum(revision), 0)::int`.as('version'))
    .where('key', 'in', keys)
    .executeTakeFirstOrThrow()
  return version
}

/** Writes settings that were checked as a whole, under their lock. */
export async function writeSettings(trx: Trx, values: Readonly<Record<string, unknown>>, at: Date) {
  const rows = Object.entries(values).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
    updated_at: at,
  }))
  await trx
    .insertInto('setting')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        value: row.ref('excluded.value'),
        updated_at: row.ref('excluded.updated_at'),
        revision: sql`setting.revision + 1`,
      })),
    )
    .execute()
}

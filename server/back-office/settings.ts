import { type KeptSettings, moneySettings, settingProblems } from '@newyou/contract/back-office/settings'
import { type HouseSettings, houseSettings } from '@newyou/contract/settings'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction, type Queryable } from '../platform/database/database.ts'
import { fail } from '../platform/http/errors.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { PageCache } from '../platform/pages/page-cache.ts'
import type { Settings } from '../settings/index.ts'
import { type Audit, differences, type StepUp } from '../staff/index.ts'

interface SettingsOfficeDependencies {
  db: Database
  clock: Clock
  pageCache: PageCache
  audit: Audit
  stepUp: Pick<StepUp, 'demand'>
  settings: Pick<Settings, 'written'>
}

const keys = Object.keys(houseSettings.shape)

/** What colleagues may set about the site: checked as a whole, written down, and on every page within a second. */
export function createSettingsOffice({
  db,
  clock,
  pageCache,
  audit,
  stepUp,
  settings,
}: SettingsOfficeDependencies) {
  /** Grows with each change, because revisions of rows only grow and rows are never taken away. */
  async function kept(queryable: Queryable): Promise<KeptSettings> {
    const { version } = await queryable
      .selectFrom('setting')
      .select(sql<number>`coalesce(sum(revision), 0)::int`.as('version'))
      .where('key', 'in', keys)
      .executeTakeFirstOrThrow()
    return { version, values: await settings.written(queryable) }
  }

  return {
    read: () => kept(db),

    /** @throws DomainError changedMeanwhile, stepUpRequired, invalidInput */
    change: (viewer: Viewer, version: number, values: Partial<HouseSettings>): Promise<KeptSettings> =>
      inTransaction(db, async (trx) => {
        // One change at a time, so that what fits together is checked together. Readers do not wait.
        await sql`lock table setting in share row exclusive mode`.execute(trx)
        const before = await kept(trx)
        if (before.version !== version) fail('changedMeanwhile', { data: { current: before, yours: values } })
        const changes = differences(before.values, { ...before.values, ...values })
        const changed = Object.keys(changes)
        if (changed.length === 0) return before
        if (changed.some((key) => moneySettings.has(key))) await stepUp.demand(trx, viewer)
        const errors = settingProblems({ ...before.values, ...values })
        const [message] = Object.values(errors)
        if (message) fail('invalidInput', { message, errors })
        const rows = changed.map((key) => ({
          key,
          value: JSON.stringify(changes[key]?.[1]),
          updated_at: clock.now(),
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
        await audit.note(trx, {
          staffId: viewer.personId,
          resource: 'settings',
          recordId: 'site',
          action: 'change',
          changes,
        })
        await pageCache.changed(trx, 'settings')
        return kept(trx)
      }),
  }
}
export type SettingsOffice = ReturnType<typeof createSettingsOffice>

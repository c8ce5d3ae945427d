import { loosensLimit } from '@newyou/contract/back-office/limit-settings'
import { settingProblems } from '@newyou/contract/back-office/setting-problems'
import { type KeptSettings, moneySettings, settingLabels } from '@newyou/contract/back-office/settings'
import { type HouseSettings, houseSettings } from '@newyou/contract/settings'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../platform/database/database.ts'
import { fail } from '../platform/http/errors.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { PageCache } from '../platform/pages/page-cache.ts'
import type { Settings } from '../settings/index.ts'
import { type Audit, differences, type StepUp } from '../staff/index.ts'
import type { Approvals } from './approvals.ts'

interface SettingsOfficeDependencies {
  approvals: Pick<Approvals, 'ask' | 'register' | 'waiting'>
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
  approvals,
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
    return {
      version,
      values: await settings.written(queryable),
      waiting: await approvals.waiting(queryable, 'setting'),
    }
  }

  // One change at a time, so that what fits together is checked together. Readers do not wait.
  const lock = (trx: Trx) => sql`lock table setting in share row exclusive mode`.execute(trx)

  function demandFitting(values: HouseSettings) {
    const errors = settingProblems(values)
    const [message] = Object.values(errors)
    if (message) fail('invalidInput', { message, errors })
  }

  async function write(trx: Trx, staffId: string, changes: Record<string, [unknown, unknown]>) {
    const rows = Object.entries(changes).map(([key, [, value]]) => ({
      key,
      value: JSON.stringify(value),
      updated_at: clock.now(),
    }))
    if (rows.length === 0) return
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
    await audit.note(trx, { staffId, resource: 'settings', recordId: 'site', action: 'change', changes })
    await pageCache.changed(trx, 'settings')
  }

  approvals.register('setting', {
    isDecidedBy: ({ staffRoles }) => staffRoles.includes('admin'),
    lock,
    async apply(trx, { personId }, { subject, changes }) {
      const { values } = await kept(trx)
      const [before, after] = changes[subject] ?? []
      // What the approver sees is what they change.
      if (values[subject as keyof HouseSettings] !== before) fail('changedMeanwhile')
      demandFitting({ ...values, [subject]: after })
      await write(trx, personId, changes)
    },
  })

  return {
    read: () => kept(db),

    /**
     * Changes that let more money leave wait for another administrator; the others are made.
     * @throws DomainError changedMeanwhile, stepUpRequired, invalidInput
     */
    change: (viewer: Viewer, version: number, values: Partial<HouseSettings>): Promise<KeptSettings> =>
      inTransaction(db, async (trx) => {
        await lock(trx)
        const before = await kept(trx)
        if (before.version !== version) fail('changedMeanwhile', { data: { current: before, yours: values } })
        const wanted = { ...before.values, ...values }
        const changes = Object.entries(differences(before.values, wanted))
        if (changes.length === 0) return before
        if (changes.some(([key]) => moneySettings.has(key))) await stepUp.demand(trx, viewer)
        demandFitting(wanted)
        const waits = changes.filter(([key, [from, to]]) => loosensLimit(key, from, to))
        for (const [key, change] of waits)
          await approvals.ask(trx, viewer.personId, {
            kind: 'setting',
            subject: key,
            title: settingLabels[key]?.label ?? key,
            changes: { [key]: change },
            amountPaise: null,
            needsSecond: true,
          })
        await write(trx, viewer.personId, Object.fromEntries(changes.filter((one) => !waits.includes(one))))
        return kept(trx)
      }),
  }
}
export type SettingsOffice = ReturnType<typeof createSettingsOffice>

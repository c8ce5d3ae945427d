import { loosensLimit } from '@newyou/contract/administration/back-office/limit-settings'
import { settingProblems } from '@newyou/contract/administration/back-office/setting-problems'
import {
  type KeptSettings,
  moneySettings,
  settingLabels,
} from '@newyou/contract/administration/back-office/settings'
import type { HouseSettings } from '@newyou/contract/foundation/settings'
import { type Audit, differences } from '../../foundation/audit/index.ts'
import {
  lockSettings,
  type Settings,
  settingsVersion,
  writeSettings,
} from '../../foundation/settings/index.ts'
import type { StepUp } from '../../people/staff/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import type { Approvals } from './approvals.ts'

interface SettingsOfficeDependencies {
  approvals: Pick<Approvals, 'ask' | 'register' | 'waiting'>
  db: Database
  clock: Clock
  pageCache: PageCache
  audit: Audit
  stepUp: Pick<StepUp, 'require'>
  settings: Pick<Settings, 'written'>
}

/** Site settings for colleagues: checked as a whole, audited, and on every page within a second. */
export function createSettingsOffice({
  approvals,
  db,
  clock,
  pageCache,
  audit,
  stepUp,
  settings,
}: SettingsOfficeDependencies) {
  async function kept(queryable: Queryable): Promise<KeptSettings> {
    return {
      version: await settingsVersion(queryable),
      values: await settings.written(queryable),
      waiting: await approvals.waiting(queryable, 'setting'),
    }
  }

  function requireFitting(values: HouseSettings) {
    const errors = settingProblems(values)
    const [message] = Object.values(errors)
    if (message) throwError('invalidInput', { message, errors })
  }

  async function write(trx: Trx, staffId: string, changes: Record<string, [unknown, unknown]>) {
    const values = Object.entries(changes).map(([key, [, value]]) => [key, value] as const)
    if (values.length === 0) return
    await writeSettings(trx, Object.fromEntries(values), clock.now())
    await audit.note(trx, { staffId, resource: 'settings', recordId: 'site', action: 'change', changes })
    await pageCache.invalidate(trx, 'settings')
  }

  approvals.register('setting', {
    isDecidedBy: ({ staffRoles }) => staffRoles.includes('admin'),
    lock: lockSettings,
    async apply(trx, { personId }, { subject, changes }) {
      const { values } = await kept(trx)
      const [before, after] = changes[subject] ?? []
      // The approver must have seen this value.
      if (values[subject as keyof HouseSettings] !== before) throwError('changedMeanwhile')
      requireFitting({ ...values, [subject]: after })
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
        await lockSettings(trx)
        const before = await kept(trx)
        if (before.version !== version)
          throwError('changedMeanwhile', { data: { current: before, yours: values } })
        const wanted = { ...before.values, ...values }
        const changes = Object.entries(differences(before.values, wanted))
        if (changes.length === 0) return before
        if (changes.some(([key]) => moneySettings.has(key))) await stepUp.require(trx, viewer)
        requireFitting(wanted)
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

import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { HealerFile } from '@newyou/contract/administration/back-office/healers'
import { reviewedFields } from '@newyou/contract/care/healers/page'
import { namesOf, type SpokenLine } from '@newyou/contract/people/accounts/declared'
import { applyPageChange, type Portraits } from '../../care/healers/index.ts'
import type { AdvertisingClaims } from '../../foundation/advertising-claims/index.ts'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { TemplateKey } from '../../messages/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import type { HealerFiles } from './healer-files.ts'

const plainText = (value: string | string[] | SpokenLine | null) =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : (value?.text ?? '')

interface HealerPageDependencies {
  db: Database
  clock: Clock
  pageCache: PageCache
  publicUrl: string
  claims: Pick<AdvertisingClaims, 'require'>
  files: HealerFiles
  audit: Audit
  notifications: Notifications
  portraits: Pick<Portraits, 'forget'>
}

/** New words and portraits of a healer's page, looked at by staff before the public sees them. */
export function createHealerPages({
  db,
  clock,
  pageCache,
  publicUrl,
  claims,
  files,
  audit,
  notifications,
  portraits,
}: HealerPageDependencies) {
  /** @throws DomainError notFound, changedMeanwhile */
  async function admitted(trx: Trx, healerId: string, version: number) {
    const before = await files.locked(trx, healerId)
    if (before.version !== version) throwError('changedMeanwhile', { data: { current: before } })
    return { before, wished: before.page_change ?? throwError('notFound') }
  }

  async function decide(trx: Trx, { by, before, changes, message, reason }: Decision): Promise<HealerFile> {
    const { u_id: healerId } = before
    await trx
      .updateTable('healer')
      .set((column) => ({ revision: column('revision', '+', 1), updated_at: clock.now() }))
      .where('u_id', '=', healerId)
      .execute()
    const action = reason ? 'refuse-page' : 'accept-page'
    await audit.note(trx, { staffId: by, resource: 'healers', recordId: healerId, action, changes, reason })
    await notifications.notify(trx, {
      about: null,
      personId: before.person_u_id,
      type: 'healer-review',
      message,
      parameters: { reason },
      privateParameters: { link: publicUrl + pathTo('practicePage') },
      frontEndPath: frontEndPathOf('practicePage'),
      targetId: healerId,
    })
    return files.read(trx, healerId)
  }

  return {
    /** @throws DomainError notFound, changedMeanwhile, invalidInput where a claim is not decided */
    async accept(by: string, healerId: string, version: number) {
      const { file, replaced } = await inTransaction(db, async (trx) => {
        const { before, wished } = await admitted(trx, healerId, version)
        const wishes = namesOf(reviewedFields).map((name) => [name, plainText(wished[name])] as const)
        const fresh = wishes.filter(([name, text]) => text !== plainText(before[name]))
        await claims.require(trx, 'healers', Object.fromEntries(fresh))
        const replaced = await applyPageChange(trx, healerId)
        await pageCache.invalidate(trx, 'healers', `healer:${healerId}`)
        const changes: Decision['changes'] = {
          ...Object.fromEntries(
            namesOf(reviewedFields).map((name) => [name, [plainText(before[name]), plainText(wished[name])]]),
          ),
          ...(wished.image && { portrait: [before.image?.portrait ?? '', wished.image.portrait] }),
        }
        const message = 'accounts.healerPageAccepted'
        return { file: await decide(trx, { by, before, changes, message, reason: '' }), replaced }
      })
      await portraits.forget(replaced)
      return file
    },

    /** @throws DomainError notFound, changedMeanwhile */
    refuse: (by: string, healerId: string, version: number, reason: string) =>
      inTransaction(db, async (trx) => {
        const { before } = await admitted(trx, healerId, version)
        await trx
          .updateTable('healer_page_change')
          .set({ refused_because: reason, refused_at: clock.now() })
          .where('healer_id', '=', healerId)
          .execute()
        return decide(trx, { by, before, changes: {}, message: 'accounts.healerPageRefused', reason })
      }),
  }
}
export type HealerPages = ReturnType<typeof createHealerPages>

interface Decision {
  by: string
  before: HealerFile
  changes: Record<string, [string, string]>
  message: TemplateKey
  /** Empty when it was accepted. */
  reason: string
}

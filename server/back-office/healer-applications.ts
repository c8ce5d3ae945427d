import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import {
  type HealerFile,
  type HealerState,
  type ReviewAction,
  reviewRules,
  type verification,
  warnedDays,
} from '@newyou/contract/back-office/healers'
import { homeZone } from '@newyou/contract/business'
import type { CategorySlug } from '@newyou/contract/vocabulary'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Accounts } from '../accounts/index.ts'
import type { NextFree } from '../healers/index.ts'
import type { TemplateKey } from '../messages/index.ts'
import type { Notifications } from '../notifications/index.ts'
import { after, type Clock, days } from '../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../platform/database/database.ts'
import { type Paging, pageOf } from '../platform/database/list-page.ts'
import { fail, found } from '../platform/http/errors.ts'
import type { PageCache } from '../platform/pages/page-cache.ts'
import type { Audit } from '../staff/index.ts'
import { refuse } from './refuse.ts'

interface ApplicationDependencies {
  db: Database
  clock: Clock
  pageCache: PageCache
  publicUrl: string
  audit: Audit
  notifications: Notifications
  nextFree: NextFree
  healerRegistration: Accounts['healerRegistration']
}

type Verification = z.output<typeof verification>
type Columns = Partial<Omit<Verification, 'version'>> & { state: HealerState }

const dayIn = (zone: string, moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment)

/** Applications of healers: looked at, verified, paused, refused; and the end of what was verified. */
export function createHealerApplications({
  db,
  clock,
  pageCache,
  publicUrl,
  audit,
  notifications,
  nextFree,
  healerRegistration,
}: ApplicationDependencies) {
  const today = () => dayIn(homeZone, clock.now())

  const healers = (queryable: Queryable) =>
    queryable
      .selectFrom('healer as h')
      .innerJoin('person as p', 'p.u_id', 'h.person_id')
      .select(['h.u_id', 'h.full_name as name', 'h.title', 'h.city', 'h.main_category', 'h.state'])
      .select(['h.proof_valid_until', 'h.created_at'])
      .select((from) =>
        from
          .selectFrom('healer_document as d')
          .select((of) => of.fn.countAll<number>().as('count'))
          .whereRef('d.healer_id', '=', 'h.u_id')
          .as('documents'),
      )

  async function read(queryable: Queryable, healerId: string): Promise<HealerFile> {
    const row = found(
      await healers(queryable)
        .select(['h.person_id', 'p.email', 'p.phone', 'h.gender', 'h.languages', 'h.topics', 'h.proof'])
        .select(['h.practising_since', 'h.about', 'h.price_paise', 'h.register_name', 'h.register_number'])
        .select(['h.review_reason', 'h.reviewed_at', 'h.revision'])
        .select(
          sql<boolean>`exists (select 1 from healer_hours t where t.healer_id = h.u_id)`.as('has_hours'),
        )
        .where('h.u_id', '=', healerId)
        .executeTakeFirst(),
    )
    const { person_id: personId, phone, revision: version, ...rest } = row
    return {
      ...rest,
      version,
      person_u_id: personId,
      mobile_number: phone,
      main_category: row.main_category as CategorySlug, // both checked by the table
      state: row.state as HealerState,
      documents: row.documents ?? 0,
      created_at: row.created_at.toISOString(),
      reviewed_at: row.reviewed_at?.toISOString() ?? null,
      files: await healerRegistration.documentsOf(queryable, healerId),
    }
  }

  async function locked(trx: Trx, healerId: string) {
    await trx.selectFrom('healer').select('u_id').where('u_id', '=', healerId).forUpdate().execute()
    return read(trx, healerId)
  }

  /** One change of a healer's standing: row, free times, pages, trail, and word to the healer. */
  async function move(
    trx: Trx,
    before: HealerFile,
    action: ReviewAction,
    {
      by,
      columns,
      message,
      reason = '',
    }: { by: string | null; columns: Columns; message: TemplateKey; reason?: string },
  ) {
    const now = clock.now()
    const { u_id: healerId } = before
    await trx
      .updateTable('healer')
      .set((column) => ({
        ...columns,
        review_reason: reason,
        reviewed_at: now,
        updated_at: now,
        revision: column('revision', '+', 1),
      }))
      .set(action === 'verify' ? { proof_seen_on: today(), warned_of: null } : {})
      .where('u_id', '=', healerId)
      .execute()
    await nextFree.refresh(trx, healerId, now)
    await pageCache.changed(trx, 'healers', `healer:${healerId}`)
    await audit.note(trx, {
      staffId: by,
      resource: 'healers',
      recordId: healerId,
      action,
      changes: { state: [before.state, columns.state] },
      reason,
    })
    await tell(trx, before, message, { reason })
    return read(trx, healerId)
  }

  const tell = (trx: Trx, healer: HealerFile, message: TemplateKey, parameters: Record<string, string>) =>
    notifications.notify(trx, {
      personId: healer.person_u_id,
      type: 'healer-review',
      message,
      parameters,
      privateParameters: { link: publicUrl + pathTo('practice') },
      frontEndPath: frontEndPathOf('practice'),
      targetId: healer.u_id,
    })

  /** @throws DomainError notFound, changedMeanwhile, notNow */
  async function admitted(trx: Trx, healerId: string, version: number, action: ReviewAction) {
    const before = await locked(trx, healerId)
    if (before.version !== version) fail('changedMeanwhile', { data: { current: before } })
    if (!reviewRules[action].some((state) => state === before.state)) fail('notNow')
    return before
  }

  return {
    async list({ state, search }: { state?: HealerState; search?: string }, { page, size }: Paging) {
      let matching = healers(db)
      if (state) matching = matching.where('h.state', '=', state)
      if (search)
        matching = matching.where(
          'h.search_text',
          'like',
          `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`,
        )
      const { rows, total } = await pageOf(
        matching
          .orderBy((column) => column('h.state', '=', 'in-review'), 'desc')
          .orderBy('h.created_at')
          .orderBy('h.u_id'),
        { page, size },
      )
      const data = rows.map((row) => ({
        ...row,
        main_category: row.main_category as CategorySlug, // both checked by the table
        state: row.state as HealerState,
        documents: row.documents ?? 0,
        created_at: row.created_at.toISOString(),
      }))
      return { data, total, page, items_per_page: size }
    },

    /** @throws DomainError notFound */
    look: (by: string, healerId: string) =>
      inTransaction(db, async (trx) => {
        const file = await read(trx, healerId)
        await audit.note(trx, { staffId: by, resource: 'healers', recordId: healerId, action: 'look' })
        return file
      }),

    /** A document with its content. @throws DomainError notFound */
    async document(by: string, healerId: string, documentId: string) {
      const document = await healerRegistration.contentOf(healerId, documentId)
      const recordId = `${healerId}/${documentId}`
      await audit.note(db, { staffId: by, resource: 'healers', recordId, action: 'look' })
      return document
    },

    verify: (by: string, healerId: string, { version, ...seen }: Verification) =>
      inTransaction(db, async (trx) => {
        const before = await admitted(trx, healerId, version, 'verify')
        if (seen.proof_valid_until && seen.proof_valid_until < today())
          refuse('proof_valid_until', 'This day has passed')
        return move(trx, before, 'verify', {
          by,
          columns: { ...seen, state: 'verified' },
          message: 'accounts.healerVerified',
        })
      }),

    pause: (by: string, healerId: string, version: number, reason: string) =>
      inTransaction(db, async (trx) => {
        const before = await admitted(trx, healerId, version, 'pause')
        return move(trx, before, 'pause', {
          by,
          columns: { state: 'paused' },
          message: 'accounts.healerPaused',
          reason,
        })
      }),

    refuse: (by: string, healerId: string, version: number, reason: string) =>
      inTransaction(db, async (trx) => {
        const before = await admitted(trx, healerId, version, 'refuse')
        return move(trx, before, 'refuse', {
          by,
          columns: { state: 'refused' },
          message: 'accounts.healerRefused',
          reason,
        })
      }),

    /** Warns once of a registration that ends, and takes a healer off the site the day after it ended. */
    async watchRegistrations() {
      const soon = dayIn(homeZone, after(clock.now(), days(warnedDays)))
      const ending = await db
        .selectFrom('healer')
        .select('u_id')
        .where('state', '=', 'verified')
        .where('proof_valid_until', '<=', soon)
        .orderBy('u_id')
        .execute()
      for (const { u_id: healerId } of ending)
        await inTransaction(db, async (trx) => {
          const healer = await locked(trx, healerId)
          const end = healer.proof_valid_until
          if (!end || healer.state !== 'verified') return
          if (end < today()) {
            const reason = `The registration ended on ${end}. Please send us the new one.`
            await move(trx, healer, 'pause', {
              by: null,
              columns: { state: 'paused' },
              message: 'accounts.healerPaused',
              reason,
            })
            return
          }
          const { numUpdatedRows } = await trx
            .updateTable('healer')
            .set({ warned_of: end })
            .where('u_id', '=', healerId)
            .where('warned_of', 'is distinct from', end)
            .executeTakeFirstOrThrow()
          if (numUpdatedRows) await tell(trx, healer, 'accounts.healerProofEnds', { end })
        })
    },
  }
}
export type HealerApplications = ReturnType<typeof createHealerApplications>

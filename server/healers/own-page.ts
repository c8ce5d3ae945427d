import type { HealerState } from '@newyou/contract/back-office/healers'
import { paisePerRupee } from '@newyou/contract/business'
import type { OwnPage, PageForm } from '@newyou/contract/healers/page'
import type { CategorySlug, SessionMode } from '@newyou/contract/vocabulary'
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../platform/database/database.ts'
import { fail, found } from '../platform/http/errors.ts'
import type { PageCache } from '../platform/pages/page-cache.ts'
import { paragraphs } from '../platform/paragraphs.ts'
import type { Settings } from '../settings/index.ts'

interface OwnPageDependencies {
  db: Database
  clock: Clock
  pageCache: PageCache
  settings: Settings
}

type Words = Pick<OwnPage, 'topics' | 'about' | 'brings' | 'voice'>

const columnsOf = ({ topics, about, brings, voice }: Words) => ({
  topics,
  about: paragraphs(about),
  brings,
  voice: voice && JSON.stringify(voice),
})

interface WordsRow {
  topics: string
  about: string[]
  brings: string
  voice: unknown
}
const wordsOf = ({ topics, about, brings, voice }: WordsRow): Words => ({
  topics,
  about: about.join('\n'),
  brings,
  voice: voice as Words['voice'], // written by columnsOf
})

const isSame = (one: Words, other: Words) =>
  JSON.stringify(columnsOf(one)) === JSON.stringify(columnsOf(other))

/** The words of a healer that staff has not accepted yet, or refused; undefined when there are none. */
export async function readPageChange(queryable: Queryable, healerId: string) {
  const row = await queryable
    .selectFrom('healer_page_change')
    .selectAll()
    .where('healer_id', '=', healerId)
    .executeTakeFirst()
  return (
    row && {
      ...wordsOf(row),
      sent_at: row.sent_at.toISOString(),
      refused_because: row.refused_because,
      refused_at: row.refused_at?.toISOString() ?? null,
    }
  )
}

/** Makes the words that wait those of the page. The caller holds the healer's row and tells the page cache. */
export async function applyPageChange(trx: Trx, healerId: string) {
  const change = found(
    await trx
      .deleteFrom('healer_page_change')
      .where('healer_id', '=', healerId)
      .where('refused_at', 'is', null)
      .returningAll()
      .executeTakeFirst(),
  )
  await trx
    .updateTable('healer')
    .set(columnsOf(wordsOf(change)))
    .where('u_id', '=', healerId)
    .execute()
}

/** A healer's own page: what they change at once, and words that staff reads first. */
export function createOwnPages({ db, clock, pageCache, settings }: OwnPageDependencies) {
  const rowOf = (queryable: Queryable, personId: string) =>
    queryable.selectFrom('healer').selectAll().where('person_id', '=', personId)

  async function read(queryable: Queryable, personId: string): Promise<OwnPage> {
    const row = found(await rowOf(queryable, personId).executeTakeFirst())
    const [change, { healer_words_reviewed: areReviewed }] = await Promise.all([
      readPageChange(queryable, row.u_id),
      settings.read(queryable),
    ])
    const state = row.state as HealerState // these four are checked by the table
    return {
      u_id: row.u_id,
      version: row.revision,
      state,
      price_paise: row.price_paise,
      city: row.city,
      main_category: row.main_category as CategorySlug,
      categories: row.categories as CategorySlug[],
      languages: row.languages,
      modes: row.modes as SessionMode[],
      ...wordsOf(row),
      // The page of an applicant is read as a whole before anybody sees it.
      is_reviewed: areReviewed && (state === 'verified' || state === 'paused'),
      change: change ?? null,
    }
  }

  async function refuseUnknownLanguages(trx: Trx, languages: readonly string[]) {
    const known = await trx.selectFrom('language').select('name').where('name', 'in', languages).execute()
    if (known.length < new Set(languages).size)
      fail('invalidInput', { errors: { languages: 'Please choose from the list' } })
  }

  return {
    /** @throws DomainError notFound */
    mine: (personId: string) => read(db, personId),

    /** @throws DomainError notFound, invalidInput, changedMeanwhile */
    change: (personId: string, { version, price_rupees, ...form }: PageForm) =>
      inTransaction(db, async (trx) => {
        const { u_id: healerId } = found(await rowOf(trx, personId).forUpdate().executeTakeFirst())
        const now = clock.now()
        const before = await read(trx, personId)
        if (before.version !== version) fail('changedMeanwhile', { data: { current: before } })
        await refuseUnknownLanguages(trx, form.languages)
        const { city, main_category, categories, languages, modes, ...words } = form
        await trx
          .updateTable('healer')
          .set((column) => ({
            price_paise: price_rupees * paisePerRupee,
            city,
            main_category,
            categories: [...new Set([main_category, ...categories])],
            languages: [...new Set(languages)],
            modes: [...new Set(modes)],
            ...(before.is_reviewed ? {} : columnsOf(words)),
            updated_at: now,
            revision: column('revision', '+', 1),
          }))
          .where('u_id', '=', healerId)
          .execute()
        await trx.deleteFrom('healer_page_change').where('healer_id', '=', healerId).execute()
        if (before.is_reviewed && !isSame(words, before))
          await trx
            .insertInto('healer_page_change')
            .values({ healer_id: healerId, ...columnsOf(words), sent_at: now })
            .execute()
        await pageCache.changed(trx, 'healers', `healer:${healerId}`)
        return read(trx, personId)
      }),

    /** @throws DomainError notFound */
    withdraw: (personId: string) =>
      inTransaction(db, async (trx) => {
        const { u_id: healerId } = found(await rowOf(trx, personId).forUpdate().executeTakeFirst())
        await trx.deleteFrom('healer_page_change').where('healer_id', '=', healerId).execute()
        return read(trx, personId)
      }),
  }
}
export type OwnPages = ReturnType<typeof createOwnPages>

import { healerFields } from '@newyou/contract/care/healers/fields'
import type { OwnPage, PageForm } from '@newyou/contract/care/healers/page'
import type { HealerState } from '@newyou/contract/care/healers/states'
import { having, namesOf } from '@newyou/contract/people/accounts/declared'
import { requireOffered } from '../../foundation/categories/index.ts'
import { requireLanguages } from '../../foundation/lists/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Upload } from '../../platform/http/uploads.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import type { OnBehalf } from './on-behalf.ts'
import type { HealerImage, Portraits } from './portraits.ts'
import {
  columnsOf,
  factsOf,
  type HealerColumns,
  type Words,
  wordColumns,
  wordsIn,
  wordsOf,
} from './profile-columns.ts'

interface OwnPageDependencies {
  db: Database
  clock: Clock
  pageCache: PageCache
  settings: Settings
  portraits: Portraits
}

const immediateNames = namesOf(having(healerFields, 'page', 'at once'))

const isSame = (one: Words, other: Words) =>
  JSON.stringify(wordColumns(one)) === JSON.stringify(wordColumns(other))

const imageColumn = (image: HealerImage | null) => image && JSON.stringify(image)

/** The words and portrait of a healer that staff has not accepted yet, or refused; undefined when there are none. */
export async function readPageChange(queryable: Queryable, healerId: string) {
  const row = await queryable
    .selectFrom('healer_page_change')
    .selectAll()
    .where('healer_id', '=', healerId)
    .executeTakeFirst()
  return (
    row && {
      ...wordsOf(row),
      image: row.image as HealerImage | null, // written by imageColumn
      sent_at: row.sent_at.toISOString(),
      refused_because: row.refused_because,
      refused_at: row.refused_at?.toISOString() ?? null,
    }
  )
}

/**
 * Makes the words and the portrait that wait those of the page. The caller holds the healer's row, tells the page cache,
 * and forgets the portrait that was replaced, if there is one, once all is committed.
 */
export async function applyPageChange(trx: Trx, healerId: string): Promise<HealerImage | null> {
  const change = orNotFound(
    await trx
      .deleteFrom('healer_page_change')
      .where('healer_id', '=', healerId)
      .where('refused_at', 'is', null)
      .returningAll()
      .executeTakeFirst(),
  )
  const image = change.image as HealerImage | null // written by imageColumn
  const replaced = image && (await readImage(trx, healerId))
  await trx
    .updateTable('healer')
    .set({ ...wordColumns(wordsOf(change)), ...(image && { image: imageColumn(image) }) })
    .where('u_id', '=', healerId)
    .execute()
  return replaced
}

async function readImage(trx: Trx, healerId: string) {
  const row = trx.selectFrom('healer').select('image').where('u_id', '=', healerId)
  return (await row.executeTakeFirstOrThrow()).image as HealerImage | null // written in this shape
}

/** A healer's own page: facts that change at once, and texts that staff review. */
export function createOwnPages({ db, clock, pageCache, settings, portraits }: OwnPageDependencies) {
  const rowOf = (queryable: Queryable, personId: string) =>
    queryable.selectFrom('healer').selectAll().where('person_id', '=', personId)

  async function read(queryable: Queryable, personId: string): Promise<OwnPage> {
    const row = orNotFound(await rowOf(queryable, personId).executeTakeFirst())
    const [change, { healer_words_reviewed: areReviewed }] = await Promise.all([
      readPageChange(queryable, row.u_id),
      settings.read(queryable),
    ])
    const state = row.state as HealerState // checked by the table
    return {
      u_id: row.u_id,
      version: row.revision,
      state,
      price_paise: row.price_paise,
      image: row.image as OwnPage['image'],
      ...factsOf(row),
      ...wordsOf(row),
      // The page of an applicant is reviewed as a whole before it is public.
      is_reviewed: areReviewed && (state === 'verified' || state === 'paused'),
      change: change ?? null,
    }
  }

  const grown = (trx: Trx, healerId: string, changed: HealerColumns) =>
    trx
      .updateTable('healer')
      .set((column) => ({ ...changed, updated_at: clock.now(), revision: column('revision', '+', 1) }))
      .where('u_id', '=', healerId)
      .execute()

  /** Replaces what waits, or was refused. */
  async function wish(trx: Trx, healerId: string, wanted?: { words: Words; image: HealerImage | null }) {
    await trx.deleteFrom('healer_page_change').where('healer_id', '=', healerId).execute()
    if (!wanted) return
    const { words, image } = wanted
    await trx
      .insertInto('healer_page_change')
      .values({
        healer_id: healerId,
        ...wordColumns(words),
        image: imageColumn(image),
        sent_at: clock.now(),
      })
      .execute()
  }

  /** Works on the locked page; portraits that it leaves without a place are forgotten when all is committed. */
  async function changing(
    personId: string,
    work: (trx: Trx, before: OwnPage) => Promise<readonly (HealerImage | null | undefined)[]>,
  ) {
    const { page, left } = await inTransaction(db, async (trx) => {
      orNotFound(await rowOf(trx, personId).forUpdate().executeTakeFirst())
      const before = await read(trx, personId)
      const left = await work(trx, before)
      await pageCache.invalidate(trx, 'healers', `healer:${before.u_id}`)
      return { page: await read(trx, personId), left }
    })
    for (const image of left) await portraits.forget(image)
    return page
  }

  return {
    /** @throws DomainError notFound */
    mine: (personId: string) => read(db, personId),

    /**
     * `onBehalf` is of a colleague who changes it because the healer asked.
     * @throws DomainError notFound, invalidInput, changedMeanwhile
     */
    change: (personId: string, form: PageForm, onBehalf?: Pick<OnBehalf<OwnPage>, 'note'>) =>
      changing(personId, async (trx, before) => {
        if (before.version !== form.version) throwError('changedMeanwhile', { data: { current: before } })
        await requireLanguages(trx, form.languages)
        requireOffered('main_category', form.main_category, [before.main_category, ...before.categories])
        requireOffered('categories', form.categories, before.categories)
        const words = wordsIn(form, before.change ?? before)
        // A portrait under review stays so; a refused one is dropped with the refused texts.
        const image = before.change?.refused_at ? null : (before.change?.image ?? null)
        const { is_reviewed: isReviewed } = before
        await grown(trx, before.u_id, {
          ...columnsOf(immediateNames, {
            ...form,
            categories: [form.main_category, ...form.categories],
          }),
          ...(isReviewed ? {} : { ...wordColumns(words), ...(image && { image: imageColumn(image) }) }),
        })
        const waits = isReviewed && (image || !isSame(words, before))
        await wish(trx, before.u_id, waits ? { words, image } : undefined)
        await onBehalf?.note(trx, before, await read(trx, personId))
        return [image ? null : before.change?.image, image && !isReviewed ? before.image : null]
      }),

    /** @throws DomainError notFound, fileRefused */
    async sendPortrait(personId: string, upload: Upload | undefined) {
      orNotFound(await rowOf(db, personId).executeTakeFirst())
      const image = await portraits.keep(upload)
      try {
        return await changing(personId, async (trx, before) => {
          const { change, is_reviewed: isReviewed } = before
          await grown(trx, before.u_id, isReviewed ? {} : { image: imageColumn(image) })
          const words = change && !change.refused_at ? change : before
          await wish(trx, before.u_id, isReviewed ? { words, image } : undefined)
          return [change?.image, isReviewed ? null : before.image]
        })
      } catch (error) {
        await portraits.forget(image)
        throw error
      }
    },

    /** @throws DomainError notFound */
    withdraw: (personId: string) =>
      changing(personId, async (trx, before) => {
        await wish(trx, before.u_id)
        return [before.change?.image]
      }),
  }
}
export type OwnPages = ReturnType<typeof createOwnPages>

import {
  type EbookBookmark,
  type EbookFile,
  type EbookFormat,
  type EbookPlace,
  type EbookReading,
  ebookBookmarksMax,
  type ReaderSetting,
  readerSetting,
} from '@newyou/contract/learning/ebooks'
import { sql } from 'kysely'
import { oneUseAtATime } from '../../money/purchases/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import { addressSeconds, type PrivateFiles } from '../../platform/media/private-files.ts'

interface ReadingDependencies {
  db: Database
  clock: Clock
  ids: Ids
  privateFiles: Pick<PrivateFiles, 'address'>
}

interface Where {
  part: number
  share: number
}

interface PlaceRow extends Where {
  progress_percent: number
  updated_at: Date
}

const toPlace = ({ part, share, progress_percent, updated_at }: PlaceRow): EbookPlace => ({
  part,
  share,
  progress_percent,
  updated_at: updated_at.toISOString(),
})

interface BookmarkRow extends Where {
  u_id: string
  label: string
  created_at: Date
}

const toBookmark = ({ u_id, part, share, label, created_at }: BookmarkRow): EbookBookmark => ({
  u_id,
  part,
  share,
  label,
  created_at: created_at.toISOString(),
})

/**
 * Reading: who may, the file, and what is kept for the client on every device. A free book is open to every client
 * without a row of their own; any other to clients who have it, also after it is no longer offered.
 */
export function createReading({ db, clock, ids, privateFiles }: ReadingDependencies) {
  /** @throws DomainError notFound, ebookNotYours */
  async function admitted(queryable: Queryable, personId: string, ebookId: string) {
    const book = orNotFound(
      await queryable
        .selectFrom('ebook as e')
        .innerJoin('healer_card as h', 'h.u_id', 'e.healer_id')
        .selectAll('e')
        .select(['h.full_name', 'h.title as healer_title', 'h.image as healer_image'])
        .select((of) =>
          of
            .exists(
              of
                .selectFrom('owned_item as n')
                .select('n.u_id')
                .where('n.person_id', '=', personId)
                .where('n.kind', '=', 'ebook')
                .whereRef('n.item_id', '=', 'e.u_id')
                .where('n.ended_at', 'is', null),
            )
            .as('is_owned'),
        )
        .where('e.u_id', '=', ebookId)
        .executeTakeFirst(),
    )
    const { is_owned, state, price_paise } = book
    if (!is_owned && state !== 'published') throwError('notFound')
    if (!is_owned && price_paise > 0) throwError('ebookNotYours')
    return book
  }

  /** Admitted, and written down: who is given the address of the file has the whole book. */
  const opened = (personId: string, ebookId: string) =>
    inTransaction(db, async (trx) => {
      await oneUseAtATime(trx, personId, ebookId)
      const book = await admitted(trx, personId, ebookId)
      await trx
        .insertInto('ebook_opening')
        .values({ person_id: personId, ebook_id: ebookId, opened_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return book
    })

  const fileOf = (name: string, personId: string): EbookFile => ({
    address: privateFiles.address(name, personId),
    ends_at: new Date(clock.now().getTime() + addressSeconds * 1000).toISOString(),
  })

  async function readPlace(personId: string, ebookId: string) {
    const row = await db
      .selectFrom('ebook_place')
      .selectAll()
      .where('person_id', '=', personId)
      .where('ebook_id', '=', ebookId)
      .executeTakeFirst()
    return row ? toPlace(row) : null
  }

  return {
    /** @throws DomainError notFound, ebookNotYours */
    async open(personId: string, ebookId: string): Promise<EbookReading> {
      const book = await opened(personId, ebookId)
      const [place, bookmarks, setting] = await Promise.all([
        readPlace(personId, ebookId),
        db
          .selectFrom('ebook_bookmark')
          .selectAll()
          .where('person_id', '=', personId)
          .where('ebook_id', '=', ebookId)
          .orderBy('part')
          .orderBy('share')
          .execute(),
        db.selectFrom('reader_setting').selectAll().where('person_id', '=', personId).executeTakeFirst(),
      ])
      return {
        ebook: {
          u_id: book.u_id,
          title: book.title,
          lead: book.lead,
          author: {
            healer_u_id: book.healer_id,
            name: book.full_name,
            title: book.healer_title,
            image: book.healer_image as EbookReading['ebook']['author']['image'], // written in this shape only
          },
          category: book.category as EbookReading['ebook']['category'], // a slug of the table category
          language: book.language,
          price_paise: book.price_paise,
          cover: book.cover,
          format: book.format as EbookFormat, // checked by the table
          bytes: book.bytes,
        },
        file: fileOf(book.file, personId),
        place,
        bookmarks: bookmarks.map(toBookmark),
        setting: setting ? readerSetting.parse({ text_size: setting.text_size, theme: setting.theme }) : null,
      }
    },

    /** @throws DomainError notFound, ebookNotYours */
    async file(personId: string, ebookId: string): Promise<EbookFile> {
      const { file } = await opened(personId, ebookId)
      return fileOf(file, personId)
    },

    /** @throws DomainError notFound, ebookNotYours */
    async place(personId: string, ebookId: string): Promise<EbookPlace | null> {
      await admitted(db, personId, ebookId)
      return readPlace(personId, ebookId)
    },

    /** The device that moved last is right. @throws DomainError notFound, ebookNotYours */
    keepPlace(
      personId: string,
      ebookId: string,
      { part, share, progress_percent }: Where & { progress_percent: number },
    ): Promise<EbookPlace> {
      return inTransaction(db, async (trx) => {
        await admitted(trx, personId, ebookId)
        const values = { part, share, progress_percent, updated_at: clock.now() }
        const row = await trx
          .insertInto('ebook_place')
          .values({
            person_id: personId,
            ebook_id: ebookId,
            ...values,
          })
          .onConflict((conflict) => conflict.columns(['person_id', 'ebook_id']).doUpdateSet(values))
          .returningAll()
          .executeTakeFirstOrThrow()
        return toPlace(row)
      })
    },

    /** @throws DomainError notFound, ebookNotYours, bookmarksFull */
    putBookmark(
      personId: string,
      ebookId: string,
      { part, share, label }: Where & { label: string },
    ): Promise<EbookBookmark> {
      return inTransaction(db, async (trx) => {
        await admitted(trx, personId, ebookId)
        const row = await trx
          .insertInto('ebook_bookmark')
          .values({
            u_id: ids.next(),
            person_id: personId,
            ebook_id: ebookId,
            part,
            share,
            label,
            created_at: clock.now(),
          })
          .onConflict((conflict) =>
            conflict.columns(['person_id', 'ebook_id', 'part', 'share']).doUpdateSet({ label }),
          )
          .returningAll()
          .executeTakeFirstOrThrow()
        const { count } = await trx
          .selectFrom('ebook_bookmark')
          .select(sql<number>`count(*)::int`.as('count'))
          .where('person_id', '=', personId)
          .where('ebook_id', '=', ebookId)
          .executeTakeFirstOrThrow()
        if (count > ebookBookmarksMax) throwError('bookmarksFull')
        return toBookmark(row)
      })
    },

    /** @throws DomainError notFound, also for another person's bookmark */
    async removeBookmark(personId: string, bookmarkId: string) {
      orNotFound(
        await db
          .deleteFrom('ebook_bookmark')
          .where('u_id', '=', bookmarkId)
          .where('person_id', '=', personId)
          .returning('u_id')
          .executeTakeFirst(),
      )
    },

    async keepSetting(personId: string, setting: ReaderSetting): Promise<ReaderSetting> {
      const values = { ...setting, updated_at: clock.now() }
      await db
        .insertInto('reader_setting')
        .values({ person_id: personId, ...values })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
        .execute()
      return setting
    },
  }
}

export type Reading = ReturnType<typeof createReading>

import { defaultLocale } from '@newyou/contract/locales'
import { type WishKind, type WishlistEntry, wishlistMax } from '@newyou/contract/people/wishlist'
import { inTransaction } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'

/** Wishlists of clients. An item is identified by its search entry, which exists only for offered items. */
export function createWishlist({ db, clock, ids }: Pick<Platform, 'db' | 'clock' | 'ids'>) {
  return {
    async list(personId: string): Promise<WishlistEntry[]> {
      const rows = await db
        .selectFrom('wishlist_entry as w')
        .innerJoin('search_entry as s', (join) =>
          join.onRef('s.kind', '=', 'w.kind').onRef('s.item_id', '=', 'w.item_id'),
        )
        .select(['w.u_id', 'w.kind', 'w.item_id', 'w.created_at', 's.title', 's.subtitle', 's.image'])
        .select(['s.written_in', 's.other_version'])
        .where('w.person_id', '=', personId)
        .orderBy('w.created_at', 'desc')
        .orderBy('w.u_id')
        .execute()
      return rows.map(({ item_id, created_at, kind, written_in, other_version, ...row }) => ({
        ...row,
        written_in: (written_in ?? defaultLocale) as WishlistEntry['written_in'], // both as the routine of the search writes them
        other_version: other_version as WishlistEntry['other_version'],
        kind: kind as WishKind, // checked by the table
        item_u_id: item_id,
        created_at: created_at.toISOString(),
      }))
    },

    /** @throws DomainError notFound for what is not offered, wishlistFull */
    add(personId: string, kind: WishKind, itemId: string): Promise<{ u_id: string }> {
      return inTransaction(db, async (trx) => {
        orNotFound(
          await trx
            .selectFrom('search_entry')
            .select('item_id')
            .where('kind', '=', kind)
            .where('item_id', '=', itemId)
            .executeTakeFirst(),
        )
        const made = await trx
          .insertInto('wishlist_entry')
          .values({
            u_id: ids.next(),
            person_id: personId,
            kind,
            item_id: itemId,
            created_at: clock.now(),
          })
          .onConflict((conflict) => conflict.columns(['person_id', 'kind', 'item_id']).doUpdateSet({ kind }))
          .returning('u_id')
          .executeTakeFirstOrThrow()
        const { count } = await trx
          .selectFrom('wishlist_entry')
          .select((of) => of.fn.countAll<number>().as('count'))
          .where('person_id', '=', personId)
          .executeTakeFirstOrThrow()
        if (count > wishlistMax) throwError('wishlistFull')
        return made
      })
    },

    /** @throws DomainError notFound, also for another person's entry */
    async remove(personId: string, entryId: string) {
      orNotFound(
        await db
          .deleteFrom('wishlist_entry')
          .where('u_id', '=', entryId)
          .where('person_id', '=', personId)
          .returning('u_id')
          .executeTakeFirst(),
      )
    },
  }
}

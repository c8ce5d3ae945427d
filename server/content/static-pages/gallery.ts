import type { Photo, PhotoAlbum } from '@newyou/contract/content/static-pages/static-pages'
import type { Database } from '../../platform/database/database.ts'

/** Photos in albums. */
export function createGallery({ db }: { db: Database }) {
  return {
    async albums(): Promise<PhotoAlbum[]> {
      return db
        .selectFrom('photo_album')
        .select((of) => [
          'u_id',
          'title',
          'description',
          'is_demo',
          of
            .selectFrom('photo')
            .select('image')
            .whereRef('photo.album_id', '=', 'photo_album.u_id')
            .orderBy('position')
            .limit(1)
            .as('image'),
          of
            .selectFrom('photo')
            .select((count) => count.fn.countAll<number>().as('count'))
            .whereRef('photo.album_id', '=', 'photo_album.u_id')
            .as('photo_count'),
        ])
        .orderBy('position')
        .$castTo<PhotoAlbum>() // a count is never null
        .execute()
    },

    async photos({ albumId, page, size }: { albumId?: string | undefined; page: number; size: number }) {
      let wanted = db.selectFrom('photo').innerJoin('photo_album', 'photo_album.u_id', 'photo.album_id')
      if (albumId) wanted = wanted.where('photo.album_id', '=', albumId)
      const [photos, { total }] = await Promise.all([
        wanted
          .select([
            'photo.u_id',
            'photo.album_id as album_u_id',
            'photo.image',
            'photo.width',
            'photo.height',
            'photo.alt',
            'photo.caption',
          ])
          .orderBy('photo_album.position')
          .orderBy('photo.position')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        wanted.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { photos: photos satisfies Photo[], total }
    },
  }
}

export type Gallery = ReturnType<typeof createGallery>

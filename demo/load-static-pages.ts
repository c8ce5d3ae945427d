import type { Transaction } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import type { Pictures } from '../server/platform/media/pictures.ts'
import { cleanRichText } from '../server/platform/rich-text.ts'
import { registeredRows } from '../server/testing/registered-texts.ts'
import { demoAbout, demoPages } from './content/pages.ts'
import { demoAlbums } from './content/photos.ts'
import { demoId } from './ids.ts'
import { drawPhoto } from './pictures.ts'

const photoBase = (album: string, number: number) => `demo/gallery/${album}-${number}/photo`

/** Every photo of the gallery as a task that draws and keeps it. */
export const galleryTasks = (pictures: Pictures) =>
  demoAlbums.flatMap(({ slug, photos }) =>
    photos.map((photo, number) => async () => {
      const base = photoBase(slug, number).replace(/photo$/, '')
      for (const { name, data } of await drawPhoto(photo.draw(), photo.isUpright))
        await pictures.keep(`${base}${name}`, data)
    }),
  )

/** Pages, the modules about us, albums and their photos, and the texts to phones, as if all were approved. */
export async function loadPages(trx: Transaction<DB>, now: Date) {
  // A database of tests has them already.
  await trx
    .insertInto('text_template')
    .values(registeredRows(now))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // In the place of the drafts that come with every site.
  await trx.deleteFrom('static_page').execute()
  await trx.deleteFrom('about_module').execute()
  await trx
    .insertInto('static_page')
    .values(
      demoPages.map(({ isDraft, ...page }) => ({
        ...page,
        body: cleanRichText(page.body),
        body_hi: cleanRichText(page.body_hi ?? ''),
        is_demo: true,
        state: isDraft ? 'draft' : 'published',
        published_at: isDraft ? null : now,
        updated_at: now,
      })),
    )
    .execute()
  await trx
    .insertInto('photo_album')
    .values(
      demoAlbums.map(({ slug, title, description }, index) => ({
        u_id: demoId('album', slug),
        title,
        description,
        position: index + 1,
        is_demo: true,
        created_at: now,
      })),
    )
    .execute()
  await trx
    .insertInto('photo')
    .values(
      demoAlbums.flatMap(({ slug, photos }) =>
        photos.map(({ alt, caption, isUpright = false }, number) => ({
          u_id: demoId('photo', `${slug}:${number}`),
          album_id: demoId('album', slug),
          image: `/media/${photoBase(slug, number)}`,
          width: 1280,
          height: isUpright ? Math.round((1280 * 4) / 3) : 960,
          alt,
          caption,
          position: number + 1,
        })),
      ),
    )
    .execute()
  await trx
    .insertInto('about_module')
    .values(
      demoAbout.map(({ kind, title, body, photo }, position) => ({
        u_id: demoId('about', `${position}`),
        kind,
        title,
        body: cleanRichText(body),
        image: photo ? `/media/${photoBase(photo.album, photo.number)}` : null,
        image_alt: photo
          ? (demoAlbums.find(({ slug }) => slug === photo.album)?.photos[photo.number]?.alt ?? '')
          : '',
        position,
        is_demo: true,
        state: 'published',
        published_at: now,
      })),
    )
    .execute()
}

import { sql } from 'kysely'
import type { ChangedMedia } from './table.ts'

/** A picture that a table keeps as `{"cover": base address}` in its column `image`. */
export const cover = {
  reads: { picture: sql`t.image ->> 'cover'` },
  media: ({ picture }: { picture?: ChangedMedia[string] | undefined }) =>
    picture === undefined ? {} : { image: picture && JSON.stringify({ cover: picture.file }) },
}

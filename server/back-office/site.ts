import { sql } from 'kysely'
import { cleaned } from './rich-text.ts'
import type { Table } from './table.ts'

export const pages: Table = {
  table: 'static_page',
  id: 'slug',
  search: sql`t.title`,
  reads: { edition: sql`t.version` },
  write: ({ edition, ...values }) => ({
    ...values,
    ...cleaned(values, 'body'),
    ...(edition !== undefined && { version: edition }),
  }),
  isStamped: true,
  tags: () => ['static-pages'],
}

export const reels: Table = {
  table: 'reel',
  search: sql`t.title || ' ' || t.words`,
  isStamped: true,
  tags: () => ['reels'],
  constraints: { reel_healer_id_fkey: ['healer_id', 'This healer does not exist'] },
}

export const photoAlbums: Table = {
  table: 'photo_album',
  search: sql`t.title`,
  initial: (now) => ({ created_at: now }),
  tags: () => ['gallery'],
  constraints: { photo_album_position_key: ['position', 'Another album has this place'] },
}

export const photos: Table = {
  table: 'photo',
  search: sql`t.alt || ' ' || t.caption`,
  reads: { picture: sql`t.image` },
  media: ({ picture }) =>
    picture ? { image: picture.file, width: picture.width, height: picture.height } : {},
  tags: () => ['gallery'],
  constraints: {
    photo_album_id_position_key: ['position', 'Another photo has this place'],
    photo_album_id_fkey: ['album_id', 'This album does not exist'],
  },
}

export const homeModules: Table = {
  table: 'home_module',
  id: 'kind',
  search: sql`t.kind`,
  reads: { count: sql`(t.settings ->> 'count')::int` },
  write: ({ count, ...values }) => ({
    ...values,
    ...(count !== undefined && { settings: JSON.stringify(count === null ? {} : { count }) }),
  }),
  tags: () => ['home'],
}

import { categorySlugs } from '../vocabulary.ts'
import { choice, long, record, rich, shown, text, whole, yesNo } from './fields.ts'
import { picture } from './media-fields.ts'
import { resource } from './resource.ts'

const content = { group: 'content', read: ['editor', 'admin'], write: ['editor', 'admin'] } as const

/** Privacy policy and the like. */
export const pages = resource({
  ...content,
  name: 'pages',
  label: { one: 'Page', many: 'Pages' },
  fields: {
    title: text('Title', { max: 120 }),
    lead: long('Lead', { max: 400, isRequired: false }),
    body: rich('Text'),
    edition: whole('Edition', { min: 1, max: 10_000, hint: 'Raise it when readers have to be told' }),
  },
  title: 'title',
  sorts: ['title', 'updated_at'],
  sort: 'title',
  idIsWord: true,
})

export const reels = resource({
  ...content,
  name: 'reels',
  label: { one: 'Reel', many: 'Reels' },
  fields: {
    title: text('Title', { max: 80 }),
    words: long('Words over the picture', { max: 200 }),
    alt: long('What is to be seen', { max: 300, hint: 'For those who do not see it' }),
    category: choice('Category', categorySlugs),
    healer_id: record('By', 'healers'),
    seconds: shown(whole('Seconds')),
    like_count: shown(whole('Likes')),
  },
  title: 'title',
  filters: ['category', 'healer_id'],
  sorts: ['title', 'like_count', 'published_at', 'updated_at'],
  sort: '-updated_at',
  hasStates: true,
  page: () => '/reels',
})

export const photoAlbums = resource({
  ...content,
  name: 'photo-albums',
  label: { one: 'Photo album', many: 'Photo albums' },
  fields: {
    title: text('Title', { max: 80 }),
    description: long('Description', { max: 400, isRequired: false }),
    position: whole('Place in the gallery', { min: 1, max: 200 }),
  },
  title: 'title',
  sorts: ['position', 'title'],
  sort: 'position',
  canCreate: true,
  canDelete: true,
})

export const photos = resource({
  ...content,
  name: 'photos',
  label: { one: 'Photo', many: 'Photos' },
  fields: {
    album_id: record('Album', 'albums'),
    picture: picture('Picture', 'photo', { isRequired: true }),
    alt: long('What is to be seen', { max: 300, hint: 'For those who do not see it' }),
    caption: long('Caption', { max: 300, isRequired: false }),
    position: whole('Place in the album', { min: 1, max: 500 }),
  },
  title: 'alt',
  filters: ['album_id'],
  sorts: ['position'],
  sort: 'position',
  canCreate: true,
  canDelete: true,
})

/** What the home page shows, in which order. */
export const homeModules = resource({
  ...content,
  name: 'home-modules',
  label: { one: 'Part of the home page', many: 'Home page' },
  fields: {
    kind: shown(text('Part')),
    position: whole('Place on the page', { min: 1, max: 99 }),
    is_shown: yesNo('Shown', { initial: true }),
    count: whole('How many it shows', { min: 1, max: 24, isNullable: true }),
  },
  title: 'kind',
  filters: ['is_shown'],
  sorts: ['position'],
  sort: 'position',
  idIsWord: true,
})

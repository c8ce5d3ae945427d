import type { Row, Values } from '@newyou/contract/administration/back-office/resource'
import { isLinkTarget } from '@newyou/contract/content/site-links/link-target'
import { emptyMarkOf } from '@newyou/contract/content/static-pages/company-marks'
import { reelSecondsMax, reelTooLong } from '@newyou/contract/foundation/media'
import { sql } from 'kysely'
import type { Settings } from '../../foundation/settings/index.ts'
import { backOfficeReplies } from '../../messages/replies/back-office.ts'
import { submissionReplies } from '../../messages/replies/content.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { captionColumns, captionReads } from './captions.ts'
import { refuse } from './refuse.ts'
import { cleaned } from './rich-text.ts'
import type { ChangedMedia, Columns, Table } from './table.ts'

type WrittenSettings = Pick<Settings, 'written'>

/** Drafts that come with the site have in square brackets what only its operator knows, and name the company by marks. */
const requireFilledIn =
  ({ written }: WrittenSettings, ...fields: string[]) =>
  async (row: Row, queryable: Queryable) => {
    const textOf = (field: string) => String(row[field] ?? '')
    const open = fields.find((field) => /\[[^\]]*\]/.test(textOf(field)))
    if (open) refuse(open, backOfficeReplies.bracketsLeft)
    const settings = await written(queryable)
    for (const field of fields) {
      const mark = emptyMarkOf(textOf(field), settings)
      if (mark) refuse(field, backOfficeReplies.companyMissing(mark))
    }
  }

export const pagesTable = (settings: WrittenSettings): Table => ({
  table: 'static_page',
  id: 'slug',
  search: sql`t.title`,
  reads: { edition: sql`t.version` },
  write: ({ edition, ...values }) => ({
    ...values,
    ...cleaned(values, 'body', 'body_hi'),
    ...(edition !== undefined && { version: edition }),
  }),
  isStamped: true,
  requireReady: requireFilledIn(settings, 'title', 'lead', 'body', 'title_hi', 'lead_hi', 'body_hi'),
  tags: () => ['static-pages'],
  constraints: { static_page_pkey: ['slug', 'Another page has this address'] },
})

export const aboutModules = (settings: WrittenSettings): Table => ({
  table: 'about_module',
  search: sql`t.title`,
  reads: { picture: sql`t.image` },
  check: ({ picture, image_alt: alt }) => {
    if (picture && !alt) refuse('image_alt', 'Please describe the picture')
  },
  media: ({ picture }) => ({ image: picture?.file ?? null }),
  write: (values) => ({ ...values, ...cleaned(values, 'body', 'body_hi') }),
  isStamped: true,
  requireReady: requireFilledIn(settings, 'title', 'body', 'title_hi', 'body_hi'),
  tags: () => ['about'],
  constraints: { about_module_position_key: ['position', 'Another section has this place'] },
})

/** The files of a reel, with its length. */
function reelMedia(changed: ChangedMedia, values: Values, before: Row | undefined): Columns {
  const { film, poster } = changed
  if (film && film.seconds > reelSecondsMax) refuse('film', reelTooLong)
  const hasPicture = 'poster' in changed ? poster : (values.poster ?? before?.poster)
  if (film && !film.poster && !hasPicture) refuse('poster', 'Please choose a picture')
  return {
    ...(film && { film: film.file, seconds: film.seconds, video: null }),
    ...('poster' in changed && { poster: poster?.file ?? null }),
    ...captionColumns(changed, before),
  }
}

export const reels: Table = {
  table: 'reel',
  search: sql`t.title || ' ' || t.words`,
  reads: captionReads,
  check({ film }, _queryable, before) {
    if (!film && !before) refuse('film', 'This field is required')
    if (!film && before?.film) refuse('film', submissionReplies.videoMissing)
  },
  media: reelMedia,
  isStamped: true,
  tags: () => ['reels'],
  constraints: {
    reel_healer_id_fkey: ['healer_id', 'This healer does not exist'],
    reel_poster: ['poster', 'Please choose a picture'],
  },
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

export const homeTexts: Table = {
  table: 'home_text',
  id: 'name',
  search: sql`t.name`,
  tags: () => ['home'],
}

/** The frequent questions; those that came with the site stay, archived if they are not wanted. */
export const faqEntries: Table = {
  table: 'faq_entry',
  search: sql`t.question || ' ' || t.question_hi`,
  check: ({ code, answer }) => {
    if (!code && !answer) refuse('answer', backOfficeReplies.required)
  },
  write: (values) => ({ ...values, ...cleaned(values, 'answer', 'answer_hi') }),
  isStamped: true,
  leave: async (_trx, { code }) => {
    if (code) throwError('notNow', { message: backOfficeReplies.cameWithSite })
  },
  tags: () => ['faq'],
}

/** The menus and the footer. @throws DomainError invalidInput for an address that leads nowhere */
export const siteLinks = ({ written }: WrittenSettings): Table => ({
  table: 'site_link',
  search: sql`t.label || ' ' || t.label_hi || ' ' || t.target`,
  async check({ target }, queryable) {
    const { link_hosts: hosts } = await written(queryable)
    if (!isLinkTarget(String(target), hosts)) refuse('target', backOfficeReplies.noSuchPage)
  },
  tags: () => ['site-links'],
})

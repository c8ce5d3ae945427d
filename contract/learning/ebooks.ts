import { z } from 'zod'
import { healerImage } from '../care/healers/healers.ts'
import { endpoint, instant, paging, paise, uId } from '../endpoint.ts'
import { categorySlug } from '../foundation/categories/slugs.ts'
import { richText } from '../rich-text.ts'
import { versionOf } from '../versions.ts'
import { ebookBookmarkLabelMax, readerTextSizes, readerThemes } from './ebooks/reader.ts'

export const ebookFormats = ['epub', 'pdf'] as const
export const ebookFormat = z.enum(ebookFormats)
export type EbookFormat = z.output<typeof ebookFormat>

const author = z.object({
  healer_u_id: uId,
  name: z.string(),
  title: z.string(),
  image: healerImage.nullable(),
})

const cardWords = { title: z.string(), lead: z.string() }

export const ebookCard = z.object({
  u_id: uId,
  ...cardWords,
  ...versionOf(cardWords),
  author,
  category: categorySlug,
  /** The language of the text, as BCP 47. */
  language: z.string(),
  price_paise: paise,
  /** The address of its cover picture. */
  cover: z.string().nullable(),
})
export type EbookCard = z.output<typeof ebookCard>

export const ebookDetail = ebookCard.extend({
  format: ebookFormat,
  page_count: z.int(),
  description: richText,
  ...versionOf({ ...cardWords, description: richText }),
  contents: z.array(z.string()),
  /** A sample chapter for visitors. */
  sample: z.object({ title: z.string(), body: richText }).nullable(),
  is_demo: z.boolean(),
  published_at: instant,
  related: z.array(ebookCard),
})
export type EbookDetail = z.output<typeof ebookDetail>

/** A position in a book: `part` (EPUB chapter or PDF page, from 0), and the share of it from 0 to 1. */
const place = z.object({ part: z.int().min(0).max(5000), share: z.number().min(0).max(1) })
const progress = z.int().min(0).max(100)

export const ebookPlace = place.extend({ progress_percent: progress, updated_at: instant })
export type EbookPlace = z.output<typeof ebookPlace>

export const ebookBookmarksMax = 200
export const ebookBookmark = place.extend({ u_id: uId, label: z.string(), created_at: instant })
export type EbookBookmark = z.output<typeof ebookBookmark>

export const readerSetting = z.strictObject({
  text_size: z.union(readerTextSizes.map((size) => z.literal(size))),
  theme: z.enum(readerThemes),
})
export type ReaderSetting = z.output<typeof readerSetting>

/** The file can be fetched at `address`, also in ranges, until `ends_at`. */
export const ebookFile = z.object({ address: z.string(), ends_at: instant })
export type EbookFile = z.output<typeof ebookFile>

export const ebookReading = z.object({
  ebook: ebookCard.extend({ format: ebookFormat, bytes: z.int() }),
  file: ebookFile,
  place: ebookPlace.nullable(),
  bookmarks: z.array(ebookBookmark),
  /** Null until the reader chooses something. */
  setting: readerSetting.nullable(),
})
export type EbookReading = z.output<typeof ebookReading>

export const myEbook = ebookCard.extend({
  /** Whether it was bought, alone or in a package. Free e-books need neither. */
  is_owned: z.boolean(),
  place: ebookPlace.nullable(),
})
export type MyEbook = z.output<typeof myEbook>

const params = z.object({ eBookId: uId })

export const ebooks = {
  'GET /api/website/ebook': endpoint({
    summary: 'List e-books, latest first',
    who: 'any',
    query: z.strictObject({
      language: z.string().trim().max(12).optional(),
      new_you_category_u_id: uId.optional(),
      search: z.string().trim().max(80).optional(),
      ...paging(12),
    }),
    data: z.array(ebookCard),
    list: true,
  }),
  'GET /api/website/ebook-language': endpoint({
    summary: 'List the languages of e-books, each with its number of e-books',
    who: 'any',
    data: z.array(z.object({ language: z.string(), count: z.int() })),
  }),
  'GET /api/website/ebook/{eBookId}': endpoint({
    summary: 'Get an e-book with its contents, a sample chapter and related e-books',
    who: 'any',
    params,
    data: ebookDetail,
  }),
  'GET /api/website/patient-ebook': endpoint({
    summary: 'List the e-books that I own or have started, last read first',
    who: 'client',
    data: z.array(myEbook),
  }),
  'GET /api/website/ebook/{eBookId}/reading': endpoint({
    summary: 'Get everything for reading: file, position, bookmarks and reader settings',
    who: 'client',
    params,
    data: ebookReading,
    errors: ['ebookNotYours'],
  }),
  'GET /api/website/ebook/{eBookId}/file': endpoint({
    summary: 'Get a new address of the file after the previous one has expired',
    who: 'client',
    params,
    data: ebookFile,
    errors: ['ebookNotYours'],
  }),
  'GET /api/website/ebook/{eBookId}/place': endpoint({
    summary: 'Get my position in the book, from any device',
    who: 'client',
    params,
    data: ebookPlace.nullable(),
    errors: ['ebookNotYours'],
  }),
  'PUT /api/website/ebook/{eBookId}/place': endpoint({
    summary: 'Save my position in the book',
    who: 'client',
    params,
    body: z.strictObject({ ...place.shape, progress_percent: progress }),
    data: ebookPlace,
    errors: ['ebookNotYours'],
  }),
  'POST /api/website/ebook-bookmark': endpoint({
    summary: 'Add a bookmark; an existing one at the same position stays',
    who: 'client',
    body: z.strictObject({
      ebook_u_id: uId,
      ...place.shape,
      label: z.string().trim().min(1).max(ebookBookmarkLabelMax),
    }),
    data: ebookBookmark,
    created: true,
    errors: ['ebookNotYours', 'bookmarksFull'],
  }),
  'DELETE /api/website/ebook-bookmark/{bookmarkId}': endpoint({
    summary: 'Delete one of my bookmarks',
    who: 'client',
    params: z.object({ bookmarkId: uId }),
    data: z.object({}),
  }),
  'PUT /api/website/reader-setting': endpoint({
    summary: 'Change my reader settings: text size and theme',
    who: 'client',
    body: readerSetting,
    data: readerSetting,
  }),
}

import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { richText } from '../../rich-text.ts'
import { pageSlugPattern } from './page-addresses.ts'

/** The pages that come with every site, by the last part of their address. */
export const staticPageSlugs = ['privacy-policy', 'refund-policy', 'terms-and-condition'] as const
/** The same in Hindi; empty where it is written in English alone. */
const inHindi = { title_hi: z.string(), body_hi: richText }

export const staticPage = z.object({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  body: richText,
  ...inHindi,
  lead_hi: z.string(),
  version: z.int(),
  is_demo: z.boolean(),
  updated_at: instant,
})
export type StaticPage = z.output<typeof staticPage>

const previewState = z.enum(['draft', 'scheduled', 'published', 'archived'])
const pagePreview = staticPage.extend({ state: previewState })
export type PagePreview = z.output<typeof pagePreview>

export const aboutKinds = ['story', 'values', 'people', 'promise', 'invitation'] as const
export const aboutModule = z.object({
  u_id: uId,
  kind: z.enum(aboutKinds),
  title: z.string(),
  body: richText,
  ...inHindi,
  image: z.string().nullable(),
  image_alt: z.string(),
  is_demo: z.boolean(),
})
export type AboutModule = z.output<typeof aboutModule>

export const photoAlbum = z.object({
  u_id: uId,
  title: z.string(),
  description: z.string(),
  /** Base address of the first photo. */
  image: z.string().nullable(),
  photo_count: z.int(),
  is_demo: z.boolean(),
})
export type PhotoAlbum = z.output<typeof photoAlbum>

export const photo = z.object({
  u_id: uId,
  album_u_id: uId,
  /** Base address; `-352.webp` and the like follow. */
  image: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  caption: z.string(),
})
export type Photo = z.output<typeof photo>

export const pages = {
  'GET /api/website/static-page': endpoint({
    summary: 'List the static pages, or get the one named',
    who: 'any',
    query: z.strictObject({ slug: z.string().max(60).optional() }),
    data: z.array(staticPage),
  }),
  'GET /api/website/about-us': endpoint({
    summary: 'List the modules of the About us page in their order',
    who: 'any',
    data: z.array(aboutModule),
  }),
  'GET /api/staff/page-preview/{slug}': endpoint({
    summary: 'Preview a page in any state',
    who: ['editor', 'admin'],
    params: z.object({ slug: z.string().regex(pageSlugPattern) }),
    data: pagePreview,
  }),
  'GET /api/staff/about-preview': endpoint({
    summary: 'Preview the page about us with its drafts, in their order',
    who: ['editor', 'admin'],
    data: z.array(aboutModule),
  }),
  'GET /api/website/photo-album': endpoint({
    summary: 'List the albums of the photo gallery in their order',
    who: 'any',
    data: z.array(photoAlbum),
  }),
  'GET /api/website/photo-gallery': endpoint({
    summary: 'List photos of all albums, or of one',
    who: 'any',
    query: z.strictObject({ ...paging(24), album_u_id: uId.optional() }),
    data: z.array(photo),
    list: true,
  }),
}

import { z } from 'zod'
import { endpoint, uId } from './endpoint.ts'

/** What the one search box finds, in the order in which the groups stand. */
export const searchKinds = [
  'healer',
  'course',
  'webinar',
  'workshop',
  'ebook',
  'bundle',
  'blog',
  'success-story',
  'page',
] as const
export type SearchKind = (typeof searchKinds)[number]

export const searchResult = z.object({
  u_id: uId,
  title: z.string(),
  subtitle: z.string(),
  /** Base address of a picture, of an e-book the whole address of its cloth, or none. */
  image: z.string().nullable(),
  /** Of a page of the site: its address. */
  path: z.string().nullable(),
})
export type SearchResult = z.output<typeof searchResult>

export const searchGroup = z.object({
  kind: z.enum(searchKinds),
  total: z.int().meta({ description: 'Exact up to 10,000; 10,001 says that there are more' }),
  results: z.array(searchResult),
})
export type SearchGroup = z.output<typeof searchGroup>

export const search = {
  'GET /api/website/search': endpoint({
    summary:
      'Search everything by words and their meaning, the best results of each kind; spelling mistakes are tolerated',
    who: 'any',
    query: z.strictObject({ search: z.string().trim().min(1).max(80) }),
    data: z.array(searchGroup),
    beside: z.object({
      /** The words may be those of a crisis: the helplines stand above the results. */
      helplines: z.boolean(),
      /** The words as they were probably meant, where one of them was not known. */
      corrected: z.string().nullable(),
    }),
  }),
}

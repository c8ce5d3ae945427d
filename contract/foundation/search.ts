import { z } from 'zod'
import { endpoint, uId } from '../endpoint.ts'
import { versionOf } from '../versions.ts'
import { dangers } from './crisis/kinds.ts'

/** The kinds of results, in the order of their groups. */
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

const resultWords = { title: z.string(), subtitle: z.string() }

export const searchResult = z.object({
  u_id: uId,
  ...resultWords,
  ...versionOf(resultWords),
  /** Base address of the picture; for an e-book the full address of its cover; or null. */
  image: z.string().nullable(),
  /** The address, for pages of the site. */
  path: z.string().nullable(),
})
export type SearchResult = z.output<typeof searchResult>

export const searchGroup = z.object({
  kind: z.enum(searchKinds),
  total: z.int().meta({ description: 'Exact up to 1,000; 1,001 means more' }),
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
      /** The search may come from a person in danger: show the helplines above the results. */
      helplines: z.boolean(),
      /** Which dangers the words may point to. */
      dangers: z.array(z.enum(dangers)),
      /** The corrected search words, if one of them was unknown. */
      corrected: z.string().nullable(),
    }),
  }),
}

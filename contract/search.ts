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
] as const
export type SearchKind = (typeof searchKinds)[number]

export const searchResult = z.object({
  u_id: uId,
  title: z.string(),
  subtitle: z.string(),
  /** Base address of a picture, of an e-book the whole address of its cloth, or none. */
  image: z.string().nullable(),
})
export type SearchResult = z.output<typeof searchResult>

export const searchGroup = z.object({
  kind: z.enum(searchKinds),
  total: z.int(),
  results: z.array(searchResult),
})
export type SearchGroup = z.output<typeof searchGroup>

export const search = {
  'GET /api/website/search': endpoint({
    summary: 'Everything that fits the words, the best of each kind; one slip of the finger is forgiven',
    who: 'any',
    query: z.strictObject({ search: z.string().trim().min(1).max(80) }),
    data: z.array(searchGroup),
  }),
}

import type { SearchKind } from '@newyou/contract/foundation/search'
import { urls } from '../../urls.ts'

/** The page of a search result. A kind joins when it has pages. */
const pages: Partial<Record<SearchKind, (id: string) => string>> = {
  healer: urls.healer,
  course: urls.course,
  webinar: (id) => urls.event('webinar', id),
  workshop: (id) => urls.event('workshop', id),
  bundle: urls.bundle,
  ebook: urls.ebook,
  blog: urls.blogPost,
  'success-story': urls.successStory,
}

export const resultPath = (kind: SearchKind, id: string, path: string | null = null) =>
  path ?? pages[kind]?.(id)

import type { SearchKind } from '@newyou/contract/foundation/search'

const named: Partial<Record<string, SearchKind>> = {
  healer: 'healer',
  healers: 'healer',
  course: 'course',
  courses: 'course',
  webinar: 'webinar',
  webinars: 'webinar',
  workshop: 'workshop',
  workshops: 'workshop',
  ebook: 'ebook',
  ebooks: 'ebook',
  books: 'ebook',
  package: 'bundle',
  packages: 'bundle',
  blog: 'blog',
  article: 'blog',
  articles: 'blog',
  story: 'success-story',
  stories: 'success-story',
}

/** The kind that the words ask for, if they name one: “sleep course”, “interview book” but not “book a session”. */
export function kindNamedIn(words: readonly string[]): SearchKind | null {
  if (words.length > 1 && words.at(-1) === 'book') return 'ebook'
  return words.map((word) => named[word]).find((kind) => kind !== undefined) ?? null
}

import type { Resource } from '@newyou/contract/back-office/resource'

/** Where the slug is not the word that people know. */
const knownAs = new Map([
  ['bundle', 'package'],
  ['ebook', 'e-book'],
  ['no-show', 'client did not join'],
  ['healer-no-show', 'healer did not join'],
  ['handed-back', 'released'],
  ['threshold', 'opening'],
  ['next-free', 'healers with free times'],
  ['doors', 'categories'],
  ['costs', 'prices'],
  ['steps', 'how it works'],
  ['books', 'e-books'],
  ['story', 'success story'],
  ['offers', 'packages'],
])

/** `success-story` as people read it. */
export const wordsOf = (slug: string) => {
  const words = knownAs.get(slug) ?? slug.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const choicesOf = (slugs: readonly string[]) => slugs.map((id) => ({ id, name: wordsOf(id) }))

/** What people call a record. */
export const nameOf = (of: Resource, row: Record<string, unknown>) => {
  const name = String(row[of.title] ?? '')
  return of.fields[of.title]?.kind === 'choice' ? wordsOf(name) : name
}

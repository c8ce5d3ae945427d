/** Where the slug is not the word that people know. */
const knownAs = new Map([
  ['bundle', 'package'],
  ['ebook', 'e-book'],
  ['no-show', 'client did not join'],
  ['healer-no-show', 'healer did not join'],
  ['handed-back', 'released'],
])

/** `success-story` as people read it. */
export const wordsOf = (slug: string) => {
  const words = knownAs.get(slug) ?? slug.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const choicesOf = (slugs: readonly string[]) => slugs.map((id) => ({ id, name: wordsOf(id) }))

/** `success-story` as people read it. */
export const wordsOf = (slug: string) => {
  const words = slug.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const choicesOf = (slugs: readonly string[]) => slugs.map((id) => ({ id, name: wordsOf(id) }))

/** The texts that menu search matches. */
export interface Named {
  label: string
  alsoCalled: string
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
const allBegin = (typed: readonly string[], words: readonly string[]) =>
  typed.every((one) => words.some((word) => word.startsWith(one)))

/** Entries of which each typed word begins a word: those whose own name has them come first. */
export function findEntries<Of extends Named>(entries: readonly Of[], typed: string): readonly Of[] {
  const wanted = wordsIn(typed)
  if (wanted.length === 0) return []
  const byName = entries.filter(({ label }) => allBegin(wanted, wordsIn(label)))
  const byOther = entries.filter(
    (one) => !byName.includes(one) && allBegin(wanted, wordsIn(`${one.label} ${one.alsoCalled}`)),
  )
  return [...byName, ...byOther]
}

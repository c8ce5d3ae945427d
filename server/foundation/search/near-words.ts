export interface Candidate {
  word: string
  /** A phrase of the dictionary, or a word of a name, a title or a topic. */
  isPhrase: boolean
  near: number
}

/** How many letters were typed wrong, left out, added, or changed places with their neighbour. */
export function slips(one: string, other: string): number {
  const [from, to] = [[...one], [...other]]
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let line = 1; line <= from.length; line++) {
    const next = [line]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[line - 1] === to[column - 1]
      let least = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (line > 1 && column > 1 && from[line - 1] === to[column - 2] && from[line - 2] === to[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[to.length] ?? 0
}

/** One slip is forgiven in a short word, two in a longer one. */
const slipsMost = (word: string) => (word.length < 6 ? 1 : 2)

/** The candidate with the fewest slips, and of these the most similar; none when it would be another word. */
export function nearestOf(word: string, candidates: readonly Candidate[]): Candidate | undefined {
  return candidates
    .map((candidate) => ({ candidate, slips: slips(word, candidate.word) }))
    .filter((one) => one.slips <= slipsMost(word))
    .toSorted((one, other) => one.slips - other.slips || other.candidate.near - one.candidate.near)[0]
    ?.candidate
}

/** So many lines are written at once: a statement with the texts of thousands would keep the process from answering. */
const partMax = 250

/** Lines in parts, each for a statement of its own. */
export const partsOf = <Line>(lines: readonly Line[]): Line[][] =>
  Array.from({ length: Math.ceil(lines.length / partMax) }, (_, at) =>
    lines.slice(at * partMax, (at + 1) * partMax),
  )

export type Part = [from: number, to: number]

/** A step of the clock that is longer than this was a jump. */
const longestStep = 4

/** Which parts of a lesson played since the last report. */
export class PlayedParts {
  #parts: Part[] = []
  #last: number | undefined

  /** The lesson plays and is here now. */
  played(at: number) {
    const before = this.#last
    this.#last = at
    if (before === undefined || at <= before || at - before > longestStep) return
    const open = this.#parts.at(-1)
    if (open && open[1] === before) open[1] = at
    else this.#parts.push([before, at])
  }

  /** After a jump or a stop: the next step begins anew. */
  broken() {
    this.#last = undefined
  }

  /** The parts in whole seconds, and forgets them. Rounding both ends keeps parts that touch touching. */
  take(): Part[] {
    const parts = this.#parts.map(([from, to]): Part => [Math.round(from), Math.round(to)])
    this.#parts = []
    return parts.filter(([from, to]) => to > from).slice(-60)
  }

  /** A report did not arrive: what it said is said again. */
  putBack(parts: Part[]) {
    this.#parts = [...parts, ...this.#parts]
  }
}

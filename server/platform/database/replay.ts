/** How far behind a replica may be and still be read. */
export const lagMaxMs = 5000
/** A replica that was not heard from for so long counts as away. */
const silentMaxMs = 1000
/** Marks that are remembered at once: twenty seconds of them. Later ones are made when the replica comes nearer. */
const marksMax = 100

interface Mark {
  /** The reading of the stopwatch … */
  at: number
  /** … and of each counter, before the primary was asked … */
  counts: readonly number[]
  /** … for its position in the log: so what was committed before this moment lies before it. */
  position: number
}

/**
 * Up to which moment a replica is complete. The primary's position in the log is noted now and then with the moment; once
 * the replica has replayed it, the replica has all that was committed before that moment, by whichever clock.
 */
export function createReplay({ now = () => performance.now() }: { now?: () => number } = {}) {
  const counters: (() => number)[] = []
  let marks: Mark[] = []
  let reached: Mark | undefined
  let replayed = -1
  let heardAt = Number.NEGATIVE_INFINITY

  const lagMs = () => (reached ? now() - reached.at : Number.POSITIVE_INFINITY)

  return {
    /** Notes the moment; gives what takes the position that the primary says afterwards. */
    note(): (position: number) => void {
      const before = { at: now(), counts: counters.map((count) => count()) }
      return (position) => {
        if (marks.length < marksMax) marks.push({ ...before, position })
      }
    },
    /** The replica has replayed the log up to this position. */
    heard(position: number) {
      heardAt = now()
      replayed = position
      // Another one, made from an older copy, stands at the same address.
      if (reached && reached.position > position) reached = undefined
      const further = marks.findIndex((mark) => mark.position > position)
      const passed = further === -1 ? marks.length : further
      reached = marks[passed - 1] ?? reached
      marks = marks.slice(passed)
    },
    /** The replica does not answer. */
    lost() {
      heardAt = Number.NEGATIVE_INFINITY
    },
    /** Whether it answers and is not far behind. */
    isNear: () => now() - heardAt <= silentMaxMs && lagMs() <= lagMaxMs,
    /** Whether it has replayed the log up to a position. */
    has: (position: number) => replayed >= position,
    lagMs,
    /** Follows a counter: what it said at the moment up to which the replica is complete; undefined while none is known. */
    following(count: () => number): () => number | undefined {
      const place = counters.push(count) - 1
      return () => reached?.counts[place]
    },
  }
}

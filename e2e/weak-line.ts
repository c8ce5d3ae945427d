/** A line as a phone may have it, the same in both directions. */
export interface WeakLine {
  /** Kilobits a second. */
  kilobits: number
  /** Milliseconds from one end to the other. */
  delayMs: number
  /** The share of packets that never arrive, 0 to 1. */
  loss: number
}

/** What waits longer than this before a slow line is thrown away, as routers do. */
const queueMs = 500

/** One direction of a line: packets wait for those before them, arrive late, or not at all. */
export function createDirection(line: () => WeakLine | undefined) {
  let freeAt = 0
  return (bytes: number, arrive: () => void) => {
    const is = line()
    if (!is) return arrive()
    const now = performance.now()
    const begins = Math.max(now, freeAt)
    if (Math.random() < is.loss || begins - now > queueMs) return
    // A kilobit a second is a bit in a millisecond.
    freeAt = begins + (bytes * 8) / is.kilobits
    setTimeout(arrive, freeAt + is.delayMs - now)
  }
}

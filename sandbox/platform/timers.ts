/** The time the sandbox stamps on what it makes, in milliseconds since 1970. */
export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }

/** Timeouts that end with the sandbox, so that a closed one sends nothing and keeps no process alive. */
export class Timers {
  readonly #waiting = new Set<NodeJS.Timeout>()
  #closed = false

  after(delayMs: number, work: () => void): void {
    if (this.#closed) return
    const timeout = setTimeout(() => {
      this.#waiting.delete(timeout)
      work()
    }, delayMs)
    this.#waiting.add(timeout)
  }

  close(): void {
    this.#closed = true
    for (const timeout of this.#waiting) clearTimeout(timeout)
    this.#waiting.clear()
  }
}

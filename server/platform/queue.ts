import { fail } from './http/errors.ts'

/** Does work of which only so much may run at once; what finds the queue full is told to come back. */
export function createQueue(limits: { atOnce: number; waitingMax: number }) {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    /** @throws DomainError unavailable */
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= limits.atOnce) {
        if (waiting.length >= limits.waitingMax) fail('unavailable', { retryAfterSeconds: 5 })
        await new Promise<void>((begin) => waiting.push(begin))
      } else running++
      try {
        return await work()
      } finally {
        // The place goes to the next that waits.
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
    running: () => running,
    waiting: () => waiting.length,
  }
}

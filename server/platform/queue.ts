import { throwError } from './http/errors.ts'

/** Limits how much work runs at once; when the queue is full, work is rejected with Retry-After. */
export function createQueue(limits: { atOnce: number; waitingMax: number }) {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    /** @throws DomainError unavailable */
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= limits.atOnce) {
        if (waiting.length >= limits.waitingMax) throwError('unavailable', { retryAfterSeconds: 5 })
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

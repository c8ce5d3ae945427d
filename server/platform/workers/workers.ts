import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { DomainError, throwError } from '../http/errors.ts'
import { presentBrand, presentLogo } from '../present-brand.ts'
import { createQueue } from '../queue.ts'
import type { Outcome, Task } from './worker.ts'

/** The most threads of heavy work in one process, and the most calls that wait. */
const threadsMax = Math.max(2, Math.min(4, Math.floor(availableParallelism() / 2)))
const waitingMax = 32
/** Per thread: work that exceeds it fails alone, and the process continues. */
const memoryMegabytes = 512
/** Calls are answered before documents are drawn. */
const usualNiceness = 10
const usualSeconds = 30
/** A thread takes half a second to start, so it stays for the next call. */
const idleMs = 60_000

/** A function of a file of its own that runs on another thread. Input and output are copied: data, no functions. */
export interface HeavyWork<Input, Output> {
  file: string
  name: string
  longestSeconds: number
  /** Never set: it carries types. */
  types?: (input: Input) => Output
}

/**
 * Names the function of a file that runs on another thread; import it as a type alone, or this thread loads it too.
 */
export const heavyWork = <Work extends (input: never) => unknown>(
  file: URL,
  name: string,
  { longestSeconds = usualSeconds } = {},
): HeavyWork<Parameters<Work>[0], Awaited<ReturnType<Work>>> => ({ file: file.href, name, longestSeconds })

const isAborted = (error: unknown) => (error as Error).name === 'AbortError'

/**
 * Threads for what would keep the thread that serves from answering: documents, archives, files that people sent.
 * They are started when first needed, run with a lower priority, and are ended when they take too long.
 */
export function createWorkers({ niceness = usualNiceness } = {}) {
  const queue = createQueue({ atOnce: threadsMax, waitingMax })
  let threads: Piscina<Task, Outcome> | undefined
  const pool = () => {
    threads ??= new Piscina<Task, Outcome>({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threadsMax,
      idleTimeout: idleMs,
      niceIncrement: niceness,
      resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
      recordTiming: false,
    })
    return threads
  }

  return {
    /**
     * Rejects with the DomainError that the work throws.
     * @throws DomainError unavailable when too much is waiting, or it takes too long
     */
    async run<Input, Output>({ file, name, longestSeconds }: HeavyWork<Input, Output>, input: Input) {
      const outcome = await queue.run(() =>
        pool()
          .run(
            { file, name, input, brand: presentBrand(), logo: presentLogo() },
            { signal: AbortSignal.timeout(longestSeconds * 1000) },
          )
          .catch((error: unknown) => {
            if (isAborted(error)) return throwError('unavailable', { retryAfterSeconds: 5 })
            throw error
          }),
      )
      if ('refusal' in outcome) throw new DomainError(outcome.refusal.code, outcome.refusal.details)
      const { answer } = outcome
      return (
        answer instanceof Uint8Array ? Buffer.from(answer.buffer, answer.byteOffset, answer.length) : answer
      ) as Output // copied from what the work returned
    },
    /** Calls that wait. */
    waiting: queue.waiting,
    async close() {
      await threads?.destroy()
    },
  }
}
export type Workers = ReturnType<typeof createWorkers>

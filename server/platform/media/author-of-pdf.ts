import { Worker } from 'node:worker_threads'

/** A PDF of eight megabytes takes less than two seconds on a slow machine; one that unpacks without end is stopped. */
const longestMs = 10_000
const memoryMb = 512

/** One at a time: a PDF is taken apart in memory. */
let before: Promise<unknown> = Promise.resolve()

const clean = (content: Uint8Array) =>
  new Promise<Buffer | undefined>((resolve) => {
    const worker = new Worker(new URL('./author-of-pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    let timer: NodeJS.Timeout | undefined
    const end = (result?: Buffer) => {
      clearTimeout(timer)
      resolve(result)
      void worker.terminate()
    }
    worker.on('message', (said: 'ready' | Uint8Array | null) => {
      if (said !== 'ready') return end(said ? Buffer.from(said) : undefined)
      timer = setTimeout(end, longestMs)
      worker.postMessage(content)
    })
    worker.once('error', () => end())
    worker.once('exit', () => end())
  })

/**
 * A PDF without its author, program, dates, comments' names and files in it, made in a thread of its own. Undefined for
 * one that is damaged, locked by a password, or takes too long.
 */
export function withoutAuthor(content: Uint8Array): Promise<Buffer | undefined> {
  const done = before.then(() => clean(content))
  before = done
  return done
}

import { uploads } from '@newyou/contract/file-limits'
import sharp, { type Sharp } from 'sharp'
import { fail } from '../http/errors.ts'

/** A picture takes a core and, decoded, four bytes a pixel: so few are drawn at once, and so many may wait for it. */
const atOnce = 2
const waitingMax = 24
const longestSeconds = 10

/** Does work of which only so much may run at once; what finds the queue full is told to come back. */
export function createQueue(limits = { atOnce, waitingMax }) {
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
  }
}

/** Draws pictures that people sent: their size is read from the header before anything is decoded, and a few at once. */
export function createDrawing() {
  const queue = createQueue()

  async function demandSize(file: string | Buffer) {
    const { width = 0, height = 0, pages = 1 } = await sharp(file).metadata()
    if (width * height * pages > uploads.pictureMaxPixels) throw new Error('the picture has too many pixels')
  }

  return {
    /** Draws a picture anew. Rejects when it is damaged or too large. @throws DomainError unavailable */
    async draw(file: string | Buffer, steps: (picture: Sharp) => Sharp): Promise<Buffer> {
      await demandSize(file)
      return queue.run(() =>
        steps(
          sharp(file, { limitInputPixels: uploads.pictureMaxPixels, failOn: 'error', sequentialRead: true }),
        )
          .timeout({ seconds: longestSeconds })
          .toBuffer(),
      )
    },
    running: queue.running,
  }
}
export type Drawing = ReturnType<typeof createDrawing>

import { uploads } from '@newyou/contract/file-limits'
import sharp, { type Sharp } from 'sharp'
import { pictureReplies } from '../../messages/replies/pictures.ts'
import { DomainError } from '../http/errors.ts'
import { createQueue } from '../queue.ts'

/** A picture takes a core and, decoded, four bytes a pixel: so few are drawn at once, and so many may wait for it. */
const atOnce = 2
const waitingMax = 24
const longestSeconds = 10
const lookedAtWidth = 32

/** It is whole, and has more pixels than are drawn here. */
export class PictureTooLarge extends Error {
  constructor() {
    super('the picture has too many pixels')
  }
}

/** What is wrong with a picture that could not be drawn, for who sent it. */
export const pictureFault = (error?: unknown) =>
  error instanceof PictureTooLarge
    ? `This picture is too large: please choose one of up to ${uploads.pictureMaxPixels / 1_000_000} megapixels`
    : pictureReplies.damaged

/** Draws pictures that people sent: their size is read from the header before anything is decoded, and a few at once. */
export function createDrawing() {
  const queue = createQueue({ atOnce, waitingMax })

  async function demandSize(file: string | Buffer) {
    const { width = 0, height = 0, pages = 1 } = await sharp(file).metadata()
    if (width * height * pages > uploads.pictureMaxPixels) throw new PictureTooLarge()
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
    /** Whether a picture can be drawn from its first line to its last. @throws DomainError unavailable */
    isWhole(file: string): Promise<boolean> {
      return this.draw(file, (picture) => picture.resize(lookedAtWidth).raw()).then(
        () => true,
        (error: unknown) => {
          if (error instanceof DomainError || error instanceof PictureTooLarge) throw error
          return false
        },
      )
    },
    running: queue.running,
  }
}
export type Drawing = ReturnType<typeof createDrawing>

import { uploads } from '@newyou/contract/file-limits'
import sharp, { type Sharp } from 'sharp'
import { pictureReplies } from '../../messages/replies/foundation.ts'
import { DomainError } from '../http/errors.ts'
import { createQueue } from '../queue.ts'

/** A picture takes a core and, decoded, four bytes per pixel: hence the limits on running and waiting work. */
const atOnce = 2
const waitingMax = 24
const longestSeconds = 10
const lookedAtWidth = 32

/** An intact picture with too many pixels to process. */
export class PictureTooLarge extends Error {
  constructor() {
    super('the picture has too many pixels')
  }
}

/** Why a picture could not be drawn, in words for its sender. */
export const pictureFault = (error?: unknown) =>
  error instanceof PictureTooLarge
    ? `This picture is too large: please choose one of up to ${uploads.pictureMaxPixels / 1_000_000} megapixels`
    : pictureReplies.damaged

/** Draws pictures that people sent: their size is read from the header before anything is decoded, and a few at once. */
export function createDrawing() {
  const queue = createQueue({ atOnce, waitingMax })

  async function requireSize(file: string | Buffer) {
    const { width = 0, height = 0, pages = 1 } = await sharp(file).metadata()
    if (width * height * pages > uploads.pictureMaxPixels) throw new PictureTooLarge()
  }

  return {
    /** Re-encodes a picture. Rejects when it is damaged or too large. @throws DomainError unavailable */
    async draw(file: string | Buffer, steps: (picture: Sharp) => Sharp): Promise<Buffer> {
      await requireSize(file)
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

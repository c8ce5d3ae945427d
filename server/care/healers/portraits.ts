import type { HealerCard } from '@newyou/contract/care/healers/healers'
import { uploads } from '@newyou/contract/file-limits'
import { faceWidths, portraitWidths } from '@newyou/contract/vocabulary'
import sharp from 'sharp'
import { pictureReplies } from '../../messages/replies/foundation.ts'
import { DomainError, fileRefusal } from '../../platform/http/errors.ts'
import type { Upload } from '../../platform/http/uploads.ts'
import { pictureFault } from '../../platform/media/drawing.ts'
import type { Platform } from '../../platform/platform.ts'

export type HealerImage = NonNullable<HealerCard['image']>

const folder = 'healers'
/** Uploads are cut to 5:6, as the niche of a category is; faces are square. */
const tallness = { portrait: 6 / 5, face: 1 }
const largest = Math.max(...portraitWidths)
const formats = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 82 },
} as const

const refused: (message: string) => never = fileRefusal('portrait')

/** Every file of a portrait, as the site asks for it: `portrait-248.avif`, `face-56.webp`. */
const sizes = [
  ...portraitWidths.map((width) => ({ kind: 'portrait' as const, width })),
  ...faceWidths.map((width) => ({ kind: 'face' as const, width })),
].flatMap((size) => (['avif', 'webp'] as const).map((format) => ({ ...size, format })))

/**
 * Portraits that healers sent, re-encoded in every size that the site shows: nothing of the file itself is kept, so
 * neither is the place where it was taken. Their addresses cannot be guessed until staff have seen them.
 */
export function createPortraits({
  drawing,
  pictures,
  random,
}: Pick<Platform, 'drawing' | 'pictures' | 'random'>) {
  /** @throws DomainError fileRefused */
  async function cut({ kind, path }: Upload) {
    if (kind === undefined || kind === 'pdf') return refused(pictureReplies.format)
    const { width = 0, height = 0 } = await sharp(path)
      .metadata()
      .catch(() => refused(pictureFault()))
    if (Math.min(width, height) < uploads.portraitMinPixels) return refused(pictureReplies.tooSmall)
    const height5to6 = Math.round(largest * tallness.portrait)
    return drawing
      .draw(path, (picture) =>
        picture
          .rotate()
          .resize(largest, height5to6, { fit: 'cover', position: 'attention' })
          .flatten({ background: '#ffffff' })
          .png(),
      )
      .catch((error: unknown) => {
        if (error instanceof DomainError) throw error
        return refused(pictureFault(error))
      })
  }

  return {
    /** @throws DomainError fileRefused, unavailable */
    async keep(upload: Upload | undefined): Promise<HealerImage> {
      const source = await cut(upload ?? refused(pictureReplies.format))
      const base = `${folder}/${random.bytes(16).toString('hex')}`
      for (const { kind, width, format } of sizes) {
        const height = Math.round(width * tallness[kind])
        const drawn = await drawing.draw(source, (picture) =>
          picture
            .resize(width, height, { fit: 'cover', position: 'attention' })
            .toFormat(format, formats[format]),
        )
        await pictures.keep(`${base}/${kind}-${width}.${format}`, drawn)
      }
      return { portrait: `/media/${base}/portrait`, face: `/media/${base}/face`, framed: false }
    },
    /** Forgets the files of a portrait that we made; others are left alone. */
    async forget(image: HealerImage | null | undefined) {
      if (!image?.portrait.startsWith(`/media/${folder}/`)) return
      const base = image.portrait.slice('/media/'.length, -'/portrait'.length)
      for (const { kind, width, format } of sizes) await pictures.remove(`${base}/${kind}-${width}.${format}`)
    },
  }
}
export type Portraits = ReturnType<typeof createPortraits>

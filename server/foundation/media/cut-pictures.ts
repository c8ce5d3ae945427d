import {
  isBrandShape,
  pictureMinPixels,
  pictureShapes,
  textPicture,
  textPictureTallest,
  type UploadShape,
} from '@newyou/contract/foundation/media'
import { coverWidths } from '@newyou/contract/vocabulary'
import sharp from 'sharp'
import { DomainError } from '../../platform/http/errors.ts'
import { pictureFault } from '../../platform/media/drawing.ts'
import type { Platform } from '../../platform/platform.ts'
import { createBrandCutter } from './cut-brand.ts'
import { refuseFile } from './refused.ts'

const damaged = (error?: unknown) => refuseFile(pictureFault(error))
const fileOf = (base: string, width: number) => `${base.replace(/^\/media\//, '')}-${width}.webp`

/**
 * Pictures that staff uploads, drawn anew in every width that the site shows: nothing of the file itself is kept, so
 * neither is the place where it was taken.
 */
export function createPictureCutter({ drawing, pictures }: Pick<Platform, 'drawing' | 'pictures'>) {
  const ofBrand = createBrandCutter({ drawing, pictures })
  return {
    /** Draws it under this base address, and answers which it became. @throws DomainError fileRefused, unavailable */
    async cut(
      source: string,
      base: string,
      shape: UploadShape,
      [minWide, minTall]: readonly [number, number] = pictureMinPixels,
    ) {
      if (isBrandShape(shape)) return ofBrand.cut(source, base, shape)
      const {
        width = 0,
        height = 0,
        orientation = 1,
      } = await sharp(source)
        .metadata()
        .catch(() => damaged())
      const [wide, tall] = orientation > 4 ? [height, width] : [width, height]
      if (wide < minWide || tall < minTall)
        refuseFile(`Please choose a picture of at least ${minWide} by ${minTall} pixels`)
      if (shape === textPicture && tall > textPictureTallest * wide)
        refuseFile(`Please choose a picture at most ${textPictureTallest} times as high as it is wide`)
      const [across, down] =
        shape === textPicture
          ? [wide, tall]
          : shape === 'photo' && tall > wide
            ? [3, 4]
            : pictureShapes[shape]
      const heightOf = (of: number) => Math.round((of * down) / across)
      try {
        for (const of of coverWidths) {
          const drawn = await drawing.draw(source, (picture) =>
            picture
              .rotate()
              .resize(of, heightOf(of), { fit: 'cover', position: 'attention' })
              .flatten({ background: '#ffffff' })
              .webp({ quality: 82 }),
          )
          await pictures.keep(fileOf(base, of), drawn)
        }
      } catch (error) {
        await this.forget(base, shape)
        if (error instanceof DomainError) throw error
        damaged(error)
      }
      const largest = Math.max(...coverWidths)
      return { file: base, width: largest, height: heightOf(largest) }
    },

    async forget(base: string, shape: string | null) {
      if (isBrandShape(shape ?? undefined)) return ofBrand.forget(base)
      for (const width of coverWidths) await pictures.remove(fileOf(base, width))
    },
  }
}
export type PictureCutter = ReturnType<typeof createPictureCutter>

import { coverWidths, faceWidths, portraitWidths } from '@newyou/contract/vocabulary'
import sharp from 'sharp'
import type { Category, Hour } from './art/colours.ts'
import { drawFaceCrop, drawPortrait } from './art/portrait/portrait.ts'
import type { Sitter } from './art/portrait/traits.ts'
import { drawScene } from './art/scene.ts'
import type { DemoHealer } from './content/healer.ts'

/** A picture ready to be stored: `portrait-248.avif`, `face-56.webp`, `cover-704.avif`. */
export type Picture = { name: string; data: Buffer; width: number; height: number }

// Quick settings: these are flat drawings, which come out small and clean without much searching.
const avif = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' }
const webp = { quality: 74, effort: 2 }

/** The healer in their niche, transparent around it, and the face alone for small sizes. */
export async function drawHealerPictures(healer: DemoHealer): Promise<Picture[]> {
  const sitter = seatHealer(healer)
  const pictures = await Promise.all([
    exportPicture('portrait', drawPortrait(sitter), portraitWidths, 456 / 308, true),
    exportPicture('face', drawFaceCrop(sitter), faceWidths, 1, true),
  ])
  return pictures.flat()
}

export type CoverOptions = { category: Category; seed: number; hour?: Hour; ratio?: '16:10' | '16:9' }

/** The cover of a course (16:10) or an event (16:9, with the sky of the hour at which it starts). */
export async function drawCover({ category, seed, hour, ratio = '16:10' }: CoverOptions): Promise<Picture[]> {
  const drawing = drawScene(category, { seed, hour, ...(ratio === '16:9' && { place: 0 }) })
  return exportPicture('cover', drawing, coverWidths, ratio === '16:9' ? 9 / 16 : 10 / 16)
}

/** A photo of the gallery, whatever it shows; 4:3, or upright 3:4. */
export async function drawPhoto(drawing: string, isUpright = false): Promise<Picture[]> {
  return exportPicture('photo', drawing, coverWidths, isUpright ? 4 / 3 : 3 / 4)
}

export function seatHealer({ slug, gender, mainCategory, portrait }: DemoHealer): Sitter {
  return { seed: numberOf(slug), gender, category: mainCategory, looks: portrait }
}

/**
 * Rasterises the drawing once at its largest width and scales that down for the others. AVIF only for portraits, which
 * stand on many pages: for a large flat drawing it costs ten times the work and saves little.
 */
async function exportPicture(
  kind: string,
  drawing: string,
  widths: readonly number[],
  tallness: number,
  withAvif = false,
): Promise<Picture[]> {
  const largest = Math.max(...widths)
  const source = await sharp(Buffer.from(drawing), { density: 72 * 2 })
    .resize(largest, Math.round(largest * tallness), { fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: source.info.width, height: source.info.height, channels: source.info.channels }

  const exports = widths.map(async (width) => {
    const height = Math.round(width * tallness)
    const sized = sharp(source.data, { raw }).resize(width, height)
    const formats = [
      ...(withAvif ? [{ format: 'avif', data: await sized.clone().avif(avif).toBuffer() }] : []),
      { format: 'webp', data: await sized.clone().webp(webp).toBuffer() },
    ]
    return formats.map(({ format, data }) => ({ name: `${kind}-${width}.${format}`, data, width, height }))
  })
  return (await Promise.all(exports)).flat()
}

/** A number that stays with the slug, so that a healer's curls never move. */
function numberOf(slug: string): number {
  let number = 7
  for (const letter of slug) number = (number * 31 + letter.charCodeAt(0)) % 99991
  return number
}

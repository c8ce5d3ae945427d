import { readFile } from 'node:fs/promises'
import { mailLogo } from '@newyou/contract/foundation/brand/pictures'
import { type BrandShape, brandPictureRules } from '@newyou/contract/foundation/media'
import sharp, { type Sharp } from 'sharp'
import { brandPictureReplies } from '../../messages/replies/back-office.ts'
import { DomainError } from '../../platform/http/errors.ts'
import { PictureTooLarge, pictureFault } from '../../platform/media/drawing.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseFile } from './refused.ts'

const logoMinHeight = 48
const iconMinSide = 192
const widest = 8
const highest = 2
/** Grounds of the pages by day and by night, as `web/ui/theme/tokens.css` has them, and of app icons. */
const day = '#fdf9f0'
const night = '#0e1b17'
/** A mask may cut off anything outside this share of the width. */
const safeShare = 0.6
const plainShare = 0.8
const clear = '#0000'

/** All that is drawn of a picture of the brand. */
const names = [
  '352.webp',
  'mail.png',
  'print.png',
  'icon-64.png',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'icon-mask.png',
] as const
type Drawn = [(typeof names)[number], (picture: Sharp) => Sharp]

/** What an SVG may not hold: pictures of any size inside of it, programs, other files. */
const refusedParts = /<\s*(?:[\w.-]+:)?(?:image|feimage|script|foreignobject|include|iframe|object|embed)\b/i

/**
 * An SVG is drawn from memory, where nothing beside it can be reached; what could still grow without bounds is refused
 * first.
 */
function requirePlainSvg(content: Buffer) {
  let text = ''
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    refuseFile(brandPictureReplies.notUtf8)
  }
  if (text.includes('\0')) refuseFile(brandPictureReplies.notUtf8)
  if (/<!entity/i.test(text)) refuseFile(brandPictureReplies.entities)
  if (refusedParts.test(text)) refuseFile(brandPictureReplies.parts)
}

/** The colour of its corners where all are the same and nothing shines through: it has a ground of its own. */
async function groundOf(content: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(content)
    .resize(64, 64, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const from = (y * info.width + x) * 4
    return data.subarray(from, from + 4).toString('hex')
  }
  const corners = new Set([at(0, 0), at(63, 0), at(0, 63), at(63, 63)])
  const [only = ''] = corners
  return corners.size === 1 && only.endsWith('ff') ? `#${only.slice(0, 6)}` : undefined
}

/** A square with the picture in its middle. */
const square = (side: number, share: number, background: string) => (picture: Sharp) => {
  const inner = Math.round(side * share)
  const around = Math.floor((side - inner) / 2)
  const beyond = side - inner - around
  return picture
    .flatten(background === clear ? false : { background })
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: around, left: around, bottom: beyond, right: beyond, background })
    .png()
}

const icons = (ground: string, any: (side: number) => (picture: Sharp) => Sharp): Drawn[] => [
  ['icon-64.png', any(64)],
  ['icon-180.png', square(180, plainShare, ground)],
  ['icon-192.png', any(192)],
  ['icon-512.png', any(512)],
  ['icon-mask.png', square(512, safeShare, ground)],
]

/** A logo in its own shape, and as an icon on the ground that it is made for. */
const logos = (ground: string): Drawn[] => [
  ['352.webp', (picture) => picture.resize(352, 132, { fit: 'inside' }).webp({ quality: 90 })],
  // Mail programs that turn dark leave pictures as they are, so the ground is part of it.
  [
    'mail.png',
    (picture) =>
      picture
        .flatten({ background: ground })
        .resize(mailLogo.width, mailLogo.height, { fit: 'inside' })
        .extend({
          top: mailLogo.above,
          bottom: mailLogo.above,
          left: mailLogo.beside,
          right: mailLogo.beside,
          background: ground,
        })
        .png(),
  ],
  [
    'print.png',
    (picture) => picture.flatten({ background: '#ffffff' }).resize(960, 240, { fit: 'inside' }).png(),
  ],
  ...icons(ground, (side) => square(side, plainShare, ground)),
]

async function drawingsOf(content: Buffer, shape: BrandShape): Promise<Drawn[]> {
  if (shape !== 'icon') return logos(shape === 'logo' ? day : night)
  const own = await groundOf(content)
  return [
    ['352.webp', (picture) => picture.resize(352, 352).webp({ quality: 90 })],
    ...icons(own ?? day, (side) => square(side, 1, clear)),
  ]
}

/** Logos and icons, drawn anew in every size that is shown; nothing of the file itself is kept. */
export function createBrandCutter({ drawing, pictures }: Pick<Platform, 'drawing' | 'pictures'>) {
  const nameOf = (base: string, name: string) => `${base.replace(/^\/media\//, '')}-${name}`

  async function requireSize(content: Buffer, shape: BrandShape) {
    const { format, width = 0, height = 0 } = await sharp(content).metadata()
    const isSvg = format === 'svg'
    if (isSvg) requirePlainSvg(content)
    if (shape === 'icon') {
      if (Math.abs(width - height) > 0.02 * Math.max(width, height)) refuseFile(brandPictureReplies.notSquare)
      if (!isSvg && width < iconMinSide) refuseFile(brandPictureReplies.iconTooSmall)
      return
    }
    if (width > widest * height || height > highest * width) refuseFile(brandPictureReplies.tooLong)
    if (!isSvg && height < logoMinHeight) refuseFile(brandPictureReplies.tooSmall)
  }

  async function forget(base: string) {
    for (const name of names) await pictures.remove(nameOf(base, name))
  }

  return {
    /** Its address says how wide and high a logo is shown. @throws DomainError fileRefused, unavailable */
    async cut(source: string, base: string, shape: BrandShape) {
      // From memory: an SVG that is read from a file may name others beside it.
      const content = await readFile(source)
      if (content.length > brandPictureRules.maxBytes)
        refuseFile(`This picture is too large. The limit is ${brandPictureRules.maxBytes / 1024 / 1024} MB`)
      let kept: string | undefined
      try {
        await requireSize(content, shape)
        const shown = await drawing.draw(content, (picture) =>
          picture.rotate().resize(352, 132, { fit: 'inside' }).png(),
        )
        const { width, height } = await sharp(shown).metadata()
        const file = `${base}-${width}x${height}`
        kept = file
        for (const [name, steps] of await drawingsOf(content, shape))
          await pictures.keep(
            nameOf(file, name),
            await drawing.draw(content, (picture) => steps(picture.rotate())),
          )
        return { file, width, height }
      } catch (error) {
        if (kept) await forget(kept)
        if (error instanceof DomainError) throw error
        return refuseFile(
          error instanceof PictureTooLarge ? pictureFault(error) : brandPictureReplies.damaged,
        )
      }
    },
    forget,
  }
}

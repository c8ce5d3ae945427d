import { z } from 'zod'
import { altMax } from '../media.ts'

const address = /^\/media\/content\/([0-9a-f-]{36})\/picture-(\d{1,3})x(\d{1,3})$/
const uploaded = z.string().regex(address, { error: 'Please upload a picture' })

/** The address of an uploaded picture ends with how wide and high it is drawn. */
export const brandLogo = z.object({
  /** On light grounds. */
  light: uploaded,
  /** On dark grounds; null: the light one on a light plate. */
  dark: uploaded.nullable(),
  /** Whether the name stands beside it, because the logo does not say it. */
  with_name: z.boolean(),
})
export type BrandLogo = z.output<typeof brandLogo>
export const brandIcon = uploaded

const alt = z.string().trim().min(1, { error: 'Please say what the picture shows' }).max(altMax)
/** The picture at the head of the home page, and what it shows. */
export const brandHero = z.object({
  picture: z
    .string()
    .regex(/^\/media\/content\/[0-9a-f-]{36}\/picture$/, { error: 'Please upload a picture' }),
  alt: z.object({ en: alt, hi: alt }),
})
export type BrandHero = z.output<typeof brandHero>

/** How large a logo is drawn, in pixels of the file. */
export function sizeOfLogo(file: string): { width: number; height: number } {
  const [, , width, height] = address.exec(file) ?? []
  return { width: Number(width ?? 1), height: Number(height ?? 1) }
}

/** Around the logo of mails, in pixels of the file: its ground is part of the picture. */
export const mailLogo = { width: 480, height: 96, beside: 20, above: 16 } as const

/** How large the logo of mails is drawn. */
export function mailLogoSize(file: string): { width: number; height: number } {
  const { width, height } = sizeOfLogo(file)
  const scale = Math.min(mailLogo.width / width, mailLogo.height / height)
  return { width: width * scale + 2 * mailLogo.beside, height: height * scale + 2 * mailLogo.above }
}

/** Where pictures of the brand lie that programs keep which follow no redirect. */
export const brandPictures = '/brand/pictures/'
const drawn = ['icon-64', 'icon-180', 'icon-192', 'icon-512', 'icon-mask', 'mail'] as const
export type DrawnPicture = (typeof drawn)[number]

/** One of the drawings that are made of a picture of the brand, as a PNG. */
export function brandPictureAddress(file: string, name: DrawnPicture): string {
  const [, upload, width, height] = address.exec(file) ?? []
  return `${brandPictures}${upload}.${width}x${height}.${name}.png`
}

/** The picture behind such an address; undefined where it is none. */
export function brandPictureAt(url: string): string | undefined {
  const [, upload, size, name] =
    /^\/brand\/pictures\/([0-9a-f-]{36})\.(\d{1,3}x\d{1,3})\.([a-z0-9-]+)\.png$/.exec(url) ?? []
  return drawn.some((one) => one === name)
    ? `/media/content/${upload}/picture-${size}-${name}.png`
    : undefined
}

/** What icons are drawn of: the icon, or the logo. */
export const pictureOfIcons = ({ icon, logo }: { icon: string | null; logo: BrandLogo | null }) =>
  icon ?? logo?.dark ?? logo?.light

/** The height of a logo in the head of a page. */
const shownHeight = 40
const narrowest = 34

/** Above and below it, and beside it, on a plate. */
const plateAbove = 4
const plateBeside = 8

function shown(file: string, plate: boolean) {
  const { width, height } = sizeOfLogo(file)
  const high = plate ? shownHeight - 2 * plateAbove : shownHeight
  const wide = Math.max(narrowest, Math.round((high * width) / height))
  return [
    `width:${wide + (plate ? 2 * plateBeside : 0)}px`,
    `background:url(${file}-352.webp) 0 50%/contain no-repeat${plate ? ' content-box,#fdf9f0' : ''}`,
    ...(plate ? [`padding:${plateAbove}px ${plateBeside}px`] : []),
  ].join(';')
}

/**
 * The rules that show the logo in the place of the mark of the house, wherever a link says `data-logo`. The name stays in
 * the link: beside the logo, or for screen readers alone.
 */
export function sheetOfLogo({ light, dark, with_name: withName }: BrandLogo): string {
  const rules = [
    'a[data-logo]{min-width:34px;flex:0 1 auto}',
    'a[data-logo]>svg{display:none}',
    `a[data-logo]::before{content:"";box-sizing:border-box;min-width:${narrowest}px;height:${shownHeight}px;border-radius:6px;print-color-adjust:exact}`,
    `[data-theme="dark"] a[data-logo]::before{${shown(dark ?? light, dark === null)}}`,
    `[data-theme="light"] a[data-logo]::before{${shown(light, false)}}`,
  ]
  if (!withName)
    rules.push(
      'a[data-logo]>span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
    )
  return rules.join('')
}

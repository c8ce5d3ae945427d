import { createHash } from 'node:crypto'
import { type BrandValues, defaultBrand, type SiteBrand } from '@newyou/contract/foundation/brand/brand'
import { sheetOf } from '@newyou/contract/foundation/brand/colours'
import { brandMark } from '@newyou/contract/foundation/brand/names'
import { brandPictureAddress, pictureOfIcons, sheetOfLogo } from '@newyou/contract/foundation/brand/pictures'

/** A process serves one site, so it has one brand; server/foundation/brand keeps it here as the database has it. */
let present: BrandValues = defaultBrand
let printedLogo: Uint8Array | undefined

/** The brand that mails, PDFs and messages show now. */
export const presentBrand = (): BrandValues => present

/** The logo as documents show it, a PNG on white; undefined without one. */
export const presentLogo = (): Uint8Array | undefined => printedLogo

/** The name at the head of a document, and the logo in its place, a PNG on white. */
export interface Letterhead {
  name: string
  logo?: Uint8Array
}

export const presentLetterhead = (): Letterhead => ({
  name: present.names.en,
  ...(printedLogo && { logo: printedLogo }),
})

/** From now on everything shows this brand. */
export function showBrand(values: BrandValues, logo?: Uint8Array) {
  present = values
  printedLogo = logo
}

/** A brand that a page shows before it is published. */
export interface BrandPreview {
  values: BrandValues
  site: SiteBrand
}

/** Where the sheets with the colours of brands lie. */
export const brandSheets = '/brand/'

let ofCategories = ''

/** From now on pages are painted with this sheet of the categories too, which server/foundation/categories keeps here. */
export function showCategoryColours(sheet: string) {
  ofCategories = sheet
}

/** The sheet with the colours and the logo of a brand and the colours of categories; empty where all is of the house. */
export const sheetOfBrand = ({ colours, logo }: BrandValues, categories = ofCategories): string =>
  (colours ? sheetOf(colours) : '') + (logo ? sheetOfLogo(logo) : '') + categories

/** Changes with what installed sites show of the brand; empty for that of the house. */
export function brandStamp(values: BrandValues): string {
  const stamped = (of: BrandValues) => JSON.stringify([of.names, of.colours, pictureOfIcons(of)])
  const shown = stamped(values)
  if (shown === stamped(defaultBrand)) return ''
  return createHash('sha256').update(shown).digest('hex').slice(0, 8)
}

/** Its address, which changes with it. */
export function sheetAddress(values: BrandValues, categories = ofCategories): string {
  const sheet = sheetOfBrand(values, categories)
  return sheet && `${brandSheets}${createHash('sha256').update(sheet).digest('base64url').slice(0, 16)}.css`
}

/** A file that shows the icon of the house, with that of the brand. */
export function showIcon(text: string, brand: BrandValues): string {
  const picture = pictureOfIcons(brand)
  if (!picture) return text
  return text
    .replaceAll('/favicon.svg', brandPictureAddress(picture, 'icon-192'))
    .replace('type="image/svg+xml"', 'type="image/png"')
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

/** A page that is the same for everyone, with the name in it. */
export function brandInHtml(html: string): string {
  const escaped = escapeHtml(present.names.en)
  return html.replaceAll(brandMark, () => escaped)
}

/** A text of a catalogue with the name in it, as literal text of ICU syntax. */
export const sayBrand = (text: string, name: string): string =>
  text.includes(brandMark) ? text.replaceAll(brandMark, () => name.replaceAll("'", "''")) : text

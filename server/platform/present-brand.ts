import { type BrandValues, defaultBrand } from '@newyou/contract/foundation/brand/brand'
import { brandMark } from '@newyou/contract/foundation/brand/names'

/** A process serves one site, so it has one brand; server/foundation/brand keeps it here as the database has it. */
let present: BrandValues = defaultBrand

/** The brand that mails, PDFs and messages show now. */
export const presentBrand = (): BrandValues => present

/** From now on everything shows this brand. */
export function showBrand(values: BrandValues) {
  present = values
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** A page that is the same for everyone, with the name in it. */
export function brandInHtml(html: string, name = present.names.en): string {
  const escaped = name.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)
  return html.replaceAll(brandMark, () => escaped)
}

/** A text of a catalogue with the name in it, as literal text of ICU syntax. */
export const sayBrand = (text: string, name: string): string =>
  text.includes(brandMark) ? text.replaceAll(brandMark, () => name.replaceAll("'", "''")) : text

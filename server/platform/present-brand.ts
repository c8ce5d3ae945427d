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

/** A text of a catalogue with the name in it, as literal text of ICU syntax. */
export const sayBrand = (text: string, name: string): string =>
  text.includes(brandMark) ? text.replaceAll(brandMark, () => name.replaceAll("'", "''")) : text

import { z } from 'zod'
import { defaultNames } from './names.ts'

/** It stands in pages, mails, file names and messages of phones: one line, without what begins markup or a parameter. */
const name = z
  .string()
  .trim()
  .min(1, { error: 'Please enter a name' })
  .max(40)
  .regex(/^[^<>{}"\\⟦⟧\p{Cc}]*$/u, { error: 'Please leave out < > { } " and \\' })

/** All that the operator chooses of the brand. */
export const brandValues = z.object({
  names: z.object({ en: name, hi: name }),
})
export type BrandValues = z.output<typeof brandValues>

/** The brand before the operator chooses anything. */
export const defaultBrand: BrandValues = { names: defaultNames }

/** A brand as it was kept by any release: what it does not name yet is as by default. */
export const readBrand = (kept: unknown): BrandValues =>
  brandValues.parse({ ...defaultBrand, ...(kept as object) })

/** What every page needs of the brand. */
export const siteBrand = brandValues.pick({ names: true }).extend({
  /** Counts the savings; 0 before the first. */
  version: z.int(),
})
export type SiteBrand = z.output<typeof siteBrand>

import { z } from 'zod'
import { brandTokens, colourProblems, type themes } from './colours.ts'
import { isColour } from './contrast.ts'
import { defaultNames, defaultPrefixes } from './names.ts'
import { brandHero, brandIcon, brandLogo } from './pictures.ts'

/** It stands in pages, mails, file names and messages of phones: one line, without what begins markup or a parameter. */
const name = z
  .string()
  .trim()
  .min(1, { error: 'Please enter a name' })
  .max(40)
  .regex(/^[^<>{}"\\⟦⟧\p{Cc}]*$/u, { error: 'Please leave out < > { } " and \\' })

const prefix = z
  .string()
  .regex(/^[A-Z][A-Z0-9]{0,2}$/, { error: 'Please enter 1 to 3 capital letters or digits' })

const colour = z.string().toLowerCase().refine(isColour, { error: 'Please enter a colour such as #1b7548' })
const ofTheme = z.object(
  Object.fromEntries(brandTokens.map((token) => [token, colour])) as Record<
    (typeof brandTokens)[number],
    typeof colour
  >,
)
/** In both themes each stands out from what it stands on, as WCAG 2.2 AA asks. */
const colours = z
  .object({ dark: ofTheme, light: ofTheme } satisfies Record<(typeof themes)[number], unknown>)
  .superRefine((chosen, context) => {
    for (const { theme, token, contrast } of colourProblems(chosen))
      context.addIssue({
        code: 'custom',
        path: [theme, token],
        message: `Contrast is ${contrast.is.toFixed(1)}, please reach ${contrast.least}, such as with ${contrast.nearest}`,
      })
  })

/** All that the operator chooses of the brand. */
export const brandValues = z.object({
  names: z.object({ en: name, hi: name }),
  /** What mail programs show as the sender; empty: the name. */
  sender_name: z.union([z.literal(''), name]),
  /** With what numbers of documents begin; changed ones hold from the next financial year. */
  prefixes: z
    .object({ invoice: prefix, 'credit-note': prefix, receipt: prefix, 'desk-receipt': prefix })
    .refine((of) => of.invoice !== of['credit-note'], {
      path: ['credit-note'],
      error: 'Please choose another one than for invoices',
    })
    .refine((of) => of.receipt !== of['desk-receipt'], {
      path: ['desk-receipt'],
      error: 'Please choose another one than for receipts',
    }),
  /** Null: those of the house. */
  colours: colours.nullable(),
  /** Null: the mark of the house and the name. */
  logo: brandLogo.nullable(),
  /** Of tabs and installed apps; null: drawn of the logo, or those of the house. */
  icon: brandIcon.nullable(),
  /** Null: the lit door of the house. */
  hero: brandHero.nullable(),
})
export type BrandValues = z.output<typeof brandValues>

/** The brand before the operator chooses anything. */
export const defaultBrand: BrandValues = {
  names: defaultNames,
  sender_name: '',
  prefixes: defaultPrefixes,
  colours: null,
  logo: null,
  icon: null,
  hero: null,
}

/** A brand as it was kept by any release: what it does not name yet is as by default. */
export const readBrand = (kept: unknown): BrandValues =>
  brandValues.parse({ ...defaultBrand, ...(kept as object) })

/** An address shows a brand that is not published for so long. */
export const brandPreviewDays = 1

/** What every page needs of the brand. */
export const siteBrand = brandValues.pick({ names: true }).extend({
  /** Counts the savings; 0 before the first. */
  version: z.int(),
  /** The address of the sheet with the colours; empty where they are those of the house. */
  sheet: z.string(),
  /** The picture that icons are drawn of; missing where they are those of the house. */
  icon: z.string().optional(),
  /** Where the page shows a brand that is not published: until when. */
  preview_until: z.iso.datetime().optional(),
})
export type SiteBrand = z.output<typeof siteBrand>

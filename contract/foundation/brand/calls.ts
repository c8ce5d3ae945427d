import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { locales } from '../../locales.ts'
import { brandValues } from './brand.ts'

const version = z.int().min(0)

export const keptBrand = z.object({
  version,
  values: brandValues,
  /** The savings so far, the latest first. */
  history: z.array(z.object({ version, made_at: z.iso.datetime(), made_by: z.string() })),
})
export type KeptBrand = z.output<typeof keptBrand>

export const brandPreviewAddress = z.object({ address: z.url(), until: z.iso.datetime() })
export type BrandPreviewAddress = z.output<typeof brandPreviewAddress>

/** The picture at the head of the home page, in the language of the reader. */
export const homeHero = z.object({ picture: z.string(), alt: z.string() })
export type HomeHero = z.output<typeof homeHero>

export const brandCalls = {
  'GET /api/website/home-hero': endpoint({
    summary: 'Get the picture at the head of the home page; null where it is that of the house',
    who: 'any',
    query: z.strictObject({ language: z.enum(locales).optional() }),
    data: homeHero.nullable(),
  }),
  'GET /api/staff/brand': endpoint({
    summary: 'Get the brand and its history',
    who: ['admin'],
    data: keptBrand,
  }),
  'GET /api/staff/brand/{version}': endpoint({
    summary: 'Get the brand as it was saved earlier; 0 is the brand before the first saving',
    who: ['admin'],
    params: z.object({ version: z.coerce.number().int().min(0).max(2_000_000_000) }),
    data: brandValues,
    errors: ['notFound'],
  }),
  'PUT /api/staff/brand': endpoint({
    summary: 'Save the brand, unless it was saved meanwhile',
    who: ['admin'],
    body: z.strictObject({ version, values: brandValues }),
    data: keptBrand,
    errors: ['changedMeanwhile'],
  }),
  'POST /api/staff/brand/preview': endpoint({
    summary: 'Make an address that shows the site in this brand for a day, without publishing it',
    who: ['admin'],
    body: z.strictObject({ values: brandValues }),
    data: brandPreviewAddress,
    created: true,
  }),
}

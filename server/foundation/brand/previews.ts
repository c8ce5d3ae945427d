import { randomBytes } from 'node:crypto'
import { type BrandValues, brandPreviewDays, readBrand } from '@newyou/contract/foundation/brand/brand'
import type { BrandPreviewAddress } from '@newyou/contract/foundation/brand/calls'
import { pictureOfIcons } from '@newyou/contract/foundation/brand/pictures'
import type { Platform } from '../../platform/platform.ts'
import { type BrandPreview, sheetAddress, sheetOfBrand } from '../../platform/present-brand.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import type { Categories } from '../categories/index.ts'

const lifetimeMs = brandPreviewDays * 24 * 60 * 60 * 1000
/** 24 random bytes. */
const tokenShape = /^[\w-]{32}$/

interface PreviewDependencies extends Pick<Platform, 'db' | 'clock' | 'config'> {
  categories: Pick<Categories, 'sheet'>
}

/** Brands that are shown by a secret address for a day before they are published. */
export function createBrandPreviews({ db, clock, config, categories }: PreviewDependencies) {
  const stillShown = () => new Date(clock.now().getTime() - lifetimeMs)
  const shown = () => db.selectFrom('brand_preview').where('made_at', '>', stillShown())

  return {
    /** The address of the home page in this brand. */
    async preview(staffId: string, values: BrandValues): Promise<BrandPreviewAddress> {
      const token = randomBytes(24).toString('base64url')
      const made_at = clock.now()
      await db
        .insertInto('brand_preview')
        .values({
          token_hash: hashOfToken(token),
          values: JSON.stringify(values),
          made_by: staffId,
          made_at,
        })
        .execute()
      return {
        address: `${config.PUBLIC_URL}/?brand-preview=${token}`,
        until: new Date(made_at.getTime() + lifetimeMs).toISOString(),
      }
    },

    /** The brand that the token of an address shows; undefined where there is none any more. */
    async previewed(token: string): Promise<BrandPreview | undefined> {
      if (!tokenShape.test(token)) return undefined
      const row = await shown()
        .where('token_hash', '=', hashOfToken(token))
        .select(['values', 'made_at'])
        .executeTakeFirst()
      if (!row) return undefined
      const values = readBrand(row.values)
      const icon = pictureOfIcons(values)
      const sheet = sheetAddress(values, await categories.sheet())
      return {
        values,
        site: {
          version: 0,
          names: values.names,
          sheet,
          ...(icon && { icon }),
          preview_until: new Date(row.made_at.getTime() + lifetimeMs).toISOString(),
        },
      }
    },

    /** The colours at this address, where a brand that is previewed has them. */
    async sheetAt(address: string): Promise<string | undefined> {
      const ofCategories = await categories.sheet()
      const rows = await shown().select('values').orderBy('made_at', 'desc').limit(50).execute()
      const brands = rows.map(({ values }) => readBrand(values))
      const values = brands.find((one) => sheetAddress(one, ofCategories) === address)
      return values && sheetOfBrand(values, ofCategories)
    },

    sweep: () => db.deleteFrom('brand_preview').where('made_at', '<=', stillShown()).execute(),
  }
}

export type BrandPreviews = ReturnType<typeof createBrandPreviews>

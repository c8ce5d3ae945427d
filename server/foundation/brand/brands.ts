import {
  type BrandValues,
  defaultBrand,
  readBrand,
  type SiteBrand,
} from '@newyou/contract/foundation/brand/brand'
import type { HomeHero, KeptBrand } from '@newyou/contract/foundation/brand/calls'
import { pictureOfIcons } from '@newyou/contract/foundation/brand/pictures'
import { defaultLocale, type Locale } from '@newyou/contract/locales'
import { sql } from 'kysely'
import { inTransaction, type Queryable } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { sheetAddress, sheetOfBrand, showBrand } from '../../platform/present-brand.ts'
import { type Audit, differences } from '../audit/index.ts'
import type { Categories } from '../categories/index.ts'
import type { MediaModule } from '../media/index.ts'
import { takePictures } from './pictures.ts'

/** The topic on the bus: the brand was saved. */
const topic = 'brand'
/** Savings that the back office lists. */
const historyMax = 50

interface BrandDependencies
  extends Pick<Platform, 'db' | 'bus' | 'clock' | 'logger' | 'pageCache' | 'pictures'> {
  audit: Pick<Audit, 'note'>
  categories: Pick<Categories, 'sheet'>
  media: Pick<MediaModule, 'files'>
}

/** The brand of the practice, as it was last saved. */
export function createBrands({
  db,
  bus,
  clock,
  logger,
  pageCache,
  pictures,
  audit,
  categories,
  media,
}: BrandDependencies) {
  const savings = (queryable: Queryable) => queryable.selectFrom('brand').orderBy('version', 'desc')

  async function read(queryable: Queryable = db): Promise<Pick<KeptBrand, 'version' | 'values'>> {
    const row = await savings(queryable).select(['version', 'values']).limit(1).executeTakeFirst()
    return row
      ? { version: row.version, values: readBrand(row.values) }
      : { version: 0, values: defaultBrand }
  }

  async function kept(queryable: Queryable): Promise<KeptBrand> {
    const rows = await queryable
      .selectFrom('brand as b')
      .innerJoin('person_name as p', 'p.u_id', 'b.made_by')
      .select(['b.version', 'b.made_at', sql<string>`p.first_name || ' ' || p.last_name`.as('made_by')])
      .orderBy('b.version', 'desc')
      .limit(historyMax)
      .execute()
    const history = rows.map((row) => ({ ...row, made_at: row.made_at.toISOString() }))
    return { ...(await read(queryable)), history }
  }

  /** Mails, PDFs and messages of this process show the brand as it is now. */
  async function show() {
    const { values } = await read()
    const { logo } = values
    showBrand(values, logo ? await pictures.read(`${logo.light}-print.png`).catch(withoutLogo) : undefined)
  }
  /** Documents show the name then. */
  const withoutLogo = (error: unknown) => {
    logger.error({ err: error }, 'the logo could not be read')
    return undefined
  }
  const showAnew = () => {
    show().catch((error: unknown) => logger.error({ err: error }, 'the brand could not be read'))
  }
  bus.subscribe(topic, showAnew)
  bus.onGap(showAnew)

  return {
    read,
    show,

    /** The colours at this address; undefined where they are others by now. */
    async sheetAt(address: string): Promise<string | undefined> {
      const [{ values }, ofCategories] = await Promise.all([read(), categories.sheet()])
      return sheetAddress(values, ofCategories) === address ? sheetOfBrand(values, ofCategories) : undefined
    },

    kept: () => kept(db),

    async forSite(): Promise<SiteBrand> {
      const [{ version, values }, ofCategories] = await Promise.all([read(), categories.sheet()])
      const icon = pictureOfIcons(values)
      return {
        version,
        names: values.names,
        sheet: sheetAddress(values, ofCategories),
        ...(icon && { icon }),
      }
    },

    /** The practice's own picture at the head of the home page. */
    async hero(language: Locale = defaultLocale): Promise<HomeHero | null> {
      const { hero } = (await read()).values
      return hero && { picture: hero.picture, alt: hero.alt[language] }
    },

    /** @throws DomainError notFound */
    async at(version: number): Promise<BrandValues> {
      if (version === 0) return defaultBrand
      const row = await savings(db).select('values').where('version', '=', version).executeTakeFirst()
      return readBrand(orNotFound(row).values)
    },

    /** Every page, mail and document shows it from now on. @throws DomainError changedMeanwhile, invalidInput */
    save: (staffId: string, version: number, values: BrandValues): Promise<KeptBrand> =>
      inTransaction(db, async (trx) => {
        await sql`lock table brand in share row exclusive mode`.execute(trx)
        const before = await read(trx)
        if (before.version !== version) throwError('changedMeanwhile', { data: { current: before } })
        const changes = differences(before.values, values)
        if (Object.keys(changes).length === 0) return kept(trx)
        await takePictures(trx, media.files, staffId, values)
        await trx
          .insertInto('brand')
          .values({
            version: version + 1,
            values: JSON.stringify(values),
            made_by: staffId,
            made_at: clock.now(),
          })
          .execute()
        await audit.note(trx, { staffId, resource: 'brand', recordId: 'site', action: 'change', changes })
        await bus.publish(trx, topic, null)
        // Its name and colours are in every page.
        await pageCache.invalidate(trx, 'settings')
        return kept(trx)
      }),
  }
}

export type Brands = ReturnType<typeof createBrands>

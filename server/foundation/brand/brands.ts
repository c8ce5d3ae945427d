import {
  type BrandValues,
  defaultBrand,
  readBrand,
  type SiteBrand,
} from '@newyou/contract/foundation/brand/brand'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { showBrand } from '../../platform/present-brand.ts'

/** The topic on the bus: the brand was saved. */
const topic = 'brand'

export interface KeptBrand {
  /** 0 before the first saving. */
  version: number
  values: BrandValues
}

/** The brand of the practice, as it was last saved. */
export function createBrands({ db, bus, logger }: Pick<Platform, 'db' | 'bus' | 'logger'>) {
  async function read(queryable: Queryable = db): Promise<KeptBrand> {
    const row = await queryable
      .selectFrom('brand')
      .select(['version', 'values'])
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row
      ? { version: row.version, values: readBrand(row.values) }
      : { version: 0, values: defaultBrand }
  }

  /** Mails, PDFs and messages of this process show the brand as it is now. */
  async function show() {
    const { values } = await read()
    showBrand(values)
  }
  const showAnew = () => {
    show().catch((error: unknown) => logger.error({ err: error }, 'the brand could not be read'))
  }
  bus.subscribe(topic, showAnew)
  bus.onGap(showAnew)

  return {
    read,
    show,
    /** Tells every node, when the transaction commits, that the brand was saved. */
    tell: (queryable: Queryable) => bus.publish(queryable, topic, null),
    async forSite(): Promise<SiteBrand> {
      const { version, values } = await read()
      return { version, names: values.names }
    },
  }
}

export type Brands = ReturnType<typeof createBrands>

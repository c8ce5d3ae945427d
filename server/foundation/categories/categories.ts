import { type CategoryColours, sheetOfCategories } from '@newyou/contract/foundation/categories/colours'
import { type KnownCategory, keepCategories } from '@newyou/contract/foundation/categories/slugs'
import type { Queryable } from '../../platform/database/database.ts'
import { contentTopic } from '../../platform/pages/page-cache.ts'
import type { Platform } from '../../platform/platform.ts'
import { showCategoryColours } from '../../platform/present-brand.ts'

type CategoryRow = KnownCategory & CategoryColours

/** The categories as colleagues have them now, in their order. */
export function createCategories({ db, bus, logger }: Pick<Platform, 'db' | 'bus' | 'logger'>) {
  const read = (queryable: Queryable = db): Promise<CategoryRow[]> =>
    queryable
      .selectFrom('category')
      .select(['slug', 'is_shown', 'color_dark', 'color_light'])
      .orderBy('position')
      .orderBy('slug')
      .execute()

  /** Calls of this process are checked against the categories as they are now, and its pages painted with their colours. */
  async function show() {
    const rows = await read()
    keepCategories(rows)
    showCategoryColours(sheetOfCategories(rows))
  }
  const showAnew = () => {
    show().catch((error: unknown) => logger.error({ err: error }, 'the categories could not be read'))
  }
  bus.subscribe<string[]>(contentTopic, (tags) => {
    if (tags.includes('categories')) showAnew()
  })
  bus.onGap(showAnew)

  return {
    show,
    /** The colours that are not those of the house. */
    sheet: async () => sheetOfCategories(await read()),
    /** The slugs of those that the site offers. */
    offered: async () => (await read()).filter(({ is_shown }) => is_shown).map(({ slug }) => slug),
  }
}
export type Categories = ReturnType<typeof createCategories>

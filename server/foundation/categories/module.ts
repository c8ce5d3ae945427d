import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createCategories } from './categories.ts'
import { writeNamesIntoSearch } from './names-in-search.ts'

/** The categories that all domains sort by: which there are, which are offered, and their colours. */
export function categoriesModule(platform: Platform) {
  const categories = createCategories(platform)
  return {
    ...categories,
    open: categories.show,
    schedules: [{ name: 'category-names', cron: '* * * * *', run: () => writeNamesIntoSearch(platform) }],
  } satisfies Module & Record<string, unknown>
}

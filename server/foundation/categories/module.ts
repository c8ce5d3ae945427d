import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createCategories } from './categories.ts'

/** The categories that all domains sort by: which there are, which are offered, and their colours. */
export function categoriesModule(platform: Platform) {
  const categories = createCategories(platform)
  return { ...categories, open: categories.show } satisfies Module & Record<string, unknown>
}

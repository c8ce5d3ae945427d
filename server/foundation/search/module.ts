import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { searchRoutes } from './routes.ts'
import { createSearch } from './search.ts'
import { termsOf } from './terms.ts'
import { createUnderstanding } from './understanding.ts'
import { forgetUnusedWords } from './unused-words.ts'

/** The search of the whole site, and its synonyms. */
export function searchModule(platform: Platform) {
  const understand = createUnderstanding(platform.reads)
  const search = createSearch({ ...platform.reads, understand })
  return {
    /** The texts of queries over search entries for typed words. */
    termsFor: async (words: string) => termsOf(await understand(words)),
    schedules: [{ name: 'search-words', cron: '50 20 * * *', run: () => forgetUnusedWords(platform) }],
    routes: (http) => searchRoutes(http, search),
  } satisfies Module & Record<string, unknown>
}
export type SearchModule = ReturnType<typeof searchModule>

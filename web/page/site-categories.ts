import type { CategorySlug } from '@newyou/contract/vocabulary'
import type { CallApi } from '../api/client.ts'
import { addCategoryNames } from '../messages/index.ts'
import type { Locale } from '../ui/locale.ts'
import type { Site, SiteCategory } from './load-site.ts'
import { useSite } from './site.ts'

let present: Site['categories'] | undefined

/** From now on the catalogue and the loaders have these categories. */
export function nameCategories(locale: Locale, categories: Site['categories']) {
  addCategoryNames(locale, Object.fromEntries(categories.map(({ slug, name }) => [slug, name])))
  if (!import.meta.env.SSR) present = categories
}

/** The categories that the site offers, in their order. */
export const useCategories = (): SiteCategory[] => useSite().categories.filter(({ isHidden }) => !isHidden)

/** What loaders know of the categories; a browser has it from the first page. */
async function known(api: CallApi) {
  if (present) return present
  const { data } = await api('GET /api/website/new-you-category', { query: { with_hidden: 'true' } })
  return data.map((one) => ({ ...one, isHidden: !one.is_shown }))
}

/** Those of an address that the site offers, in their order. */
export async function offeredOf(api: CallApi, asked: readonly string[]) {
  if (asked.length === 0) return []
  return (await known(api)).filter(({ slug, isHidden }) => !isHidden && asked.includes(slug))
}

/** Whether a category of an address is offered, hidden, or not there at all. */
export async function standingOf(
  api: CallApi,
  asked: CategorySlug | undefined,
): Promise<'offered' | 'hidden' | 'unknown'> {
  const found = (await known(api)).find(({ slug }) => slug === asked)
  return !found ? 'unknown' : found.isHidden ? 'hidden' : 'offered'
}

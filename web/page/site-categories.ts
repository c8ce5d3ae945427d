import { addCategoryNames } from '../messages/index.ts'
import type { Locale } from '../ui/locale.ts'
import type { Site, SiteCategory } from './load-site.ts'
import { useSite } from './site.ts'

let present: Site['categories'] = []
/** Those of the page that a browser shows; a server draws pages for all and has none. */
export const presentCategories = () => present

/** From now on the catalogue and the loaders have these categories. */
export function nameCategories(locale: Locale, categories: Site['categories']) {
  addCategoryNames(locale, Object.fromEntries(categories.map(({ slug, name }) => [slug, name])))
  if (!import.meta.env.SSR) present = categories
}

/** The categories that the site offers, in their order. */
export const useCategories = (): SiteCategory[] => useSite().categories.filter(({ isHidden }) => !isHidden)

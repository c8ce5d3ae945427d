import { addresses } from '@newyou/contract/addresses'
import type { CategorySlug } from '@newyou/contract/care/healers/healers'
import type { LinkPlace } from '@newyou/contract/content/site-links/site-links'
import { useTranslations } from 'use-intl'
import { useSite } from '../page/site.ts'
import { useCategories } from '../page/site-categories.ts'

/** A link as it is drawn; those to a category wear its colour. */
export interface SiteEntry {
  to: string
  label: string
  category?: CategorySlug
}

export interface SiteMenu {
  name: Exclude<LinkPlace, 'footer'>
  entries: readonly SiteEntry[]
}

const names = ['event', 'courses', 'healers', 'explore', 'pages'] as const

/** The links of one place in the order of the back office, those to all categories one by one. */
function useEntries() {
  const { links } = useSite()
  const categories = useCategories()
  const names = useTranslations('categories')
  return (wanted: LinkPlace): SiteEntry[] =>
    links
      .filter(({ place }) => place === wanted)
      .flatMap(({ to, label }): SiteEntry[] =>
        to === addresses.coursesOf || to === addresses.healersOf
          ? categories.map(({ slug }) => ({
              to: to.replace(':category', slug),
              label: names(slug),
              category: slug,
            }))
          : [{ to, label }],
      )
}

/** The menus of the header; one without links is left out. */
export function useMenus(): SiteMenu[] {
  const entries = useEntries()
  return names.map((name) => ({ name, entries: entries(name) })).filter((menu) => menu.entries.length > 0)
}

export const useFooterLinks = () => useEntries()('footer')

import { addresses } from '@newyou/contract/addresses'
import type { LinkPlace } from '@newyou/contract/content/site-links/site-links'
import { addressOfPage } from '@newyou/contract/content/static-pages/page-addresses'
import { defaultLocale, type Locale } from '@newyou/contract/locales'
import type { Database } from '../../platform/database/database.ts'
import type { StaticPagesModule } from '../static-pages/index.ts'

interface SiteLinksDependencies {
  db: Database
  staticPages: Pick<StaticPagesModule, 'published'>
}

/** The links of every page. One to a page that is not published is left out, so none is dead. */
export function createSiteLinks({ db, staticPages }: SiteLinksDependencies) {
  return {
    async shown(language: Locale = defaultLocale) {
      const [links, { slugs, hasAbout }] = await Promise.all([
        db
          .selectFrom('site_link')
          .select(['place', 'target', 'label', 'label_hi'])
          .where('is_shown', '=', true)
          .orderBy('position')
          .orderBy('u_id')
          .execute(),
        staticPages.published(),
      ])
      const published = new Set(slugs.map(addressOfPage))
      const isThere = (target: string) => {
        const [path = ''] = target.split(/[?#]/)
        if (path === addresses.aboutUs) return hasAbout
        const slug = path.split('/').at(-1) ?? ''
        return path !== addressOfPage(slug) || published.has(path)
      }
      return {
        links: links
          .filter(({ target }) => isThere(target))
          .map((link) => ({
            place: link.place as LinkPlace, // the column's check allows these only
            to: link.target,
            label: language === 'hi' ? link.label_hi : link.label,
          })),
        pages: slugs,
      }
    },
  }
}

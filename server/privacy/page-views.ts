import type { PageViewTarget } from '@newyou/contract/privacy'
import type { Config } from '../platform/config.ts'

/** Where page views are counted; null where the site counts none. */
export const pageViewTarget = ({ MATOMO_URL: url, MATOMO_SITE_ID: siteId }: Config): PageViewTarget | null =>
  url && siteId ? { kind: 'matomo', address: new URL('matomo.php', url).href, site_id: siteId } : null

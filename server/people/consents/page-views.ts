import type { PageViewTarget } from '@newyou/contract/people/consents'
import type { Config } from '../../platform/config.ts'

type Counters = Pick<Config, 'MATOMO_URL' | 'MATOMO_SITE_ID' | 'GA4_MEASUREMENT_ID' | 'GA4_URL'>

/** Where page views are counted; null if the site counts none. */
export function pageViewTarget(config: Counters): PageViewTarget | null {
  const { MATOMO_URL: url, MATOMO_SITE_ID: siteId, GA4_MEASUREMENT_ID: measurementId } = config
  if (url && siteId) return { kind: 'matomo', address: new URL('matomo.php', url).href, site_id: siteId }
  if (measurementId)
    return { kind: 'ga4', address: new URL('/g/collect', config.GA4_URL).href, site_id: measurementId }
  return null
}

/** The analytics hosts that pages may call; empty if analytics are not set up. */
export function pageViewOrigins(config: Counters): string[] {
  const target = pageViewTarget(config)
  return target ? [new URL(target.address).origin] : []
}

import { addresses } from '@newyou/contract/addresses'
import type { PageViewTarget } from '@newyou/contract/people/consents'
import { matchRoutes } from 'react-router'
import { localeOf, localized, withoutLocale } from '../ui/locale.ts'
import { callApi } from './call-api.ts'

export const pageViewQuery = {
  queryKey: ['page-views'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi('GET /api/website/page-view-target', { signal })).data,
}

/** The one interface for services that count page views. */
export interface PageViewCounter {
  view(path: string): void
}

const pages = [...new Set(Object.values(addresses))].map((path) => ({ path }))
const unknownPage = '/*'

/**
 * Counted part of a URL: the route pattern, `/organisation/join/:code`, and its language. No part of the URL itself,
 * because a code may look like any word.
 */
export function countedPath(pathname: string): string {
  const match = matchRoutes(pages, withoutLocale(pathname))?.at(-1)
  return localized(match?.route.path ?? unknownPage, localeOf(pathname))
}

const send = (address: string) =>
  void fetch(address, {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    // An uncounted view does not matter.
  }).catch(() => undefined)

/** By Matomo's tracking API: no script of another site, no cookie, no id of a visitor, nothing about where one came from. */
function matomoCounter({ address, site_id: siteId }: PageViewTarget): PageViewCounter {
  return {
    view(path) {
      const query = new URLSearchParams({
        idsite: siteId,
        rec: '1',
        apiv: '1',
        send_image: '0',
        url: `${location.origin}${path}`,
        action_name: path,
        lang: localeOf(path),
      })
      send(`${address}?${query}`)
    },
  }
}

/** Stands for this page only: it is kept nowhere, so that two visits are never known as one person's. */
let visitOfPage: string | undefined

/** Makes the call that Google's own script would make: without script, cookie, advertising and user. */
function ga4Counter({ address, site_id: measurementId }: PageViewTarget): PageViewCounter {
  visitOfPage ??= `${Math.floor(Math.random() * 2 ** 31)}.${Math.floor(Date.now() / 1000)}`
  const visit = visitOfPage
  return {
    view(path) {
      const query = new URLSearchParams({
        ...{ v: '2', tid: measurementId, cid: visit, sid: visit.split('.')[1] ?? '' },
        ...{ en: 'page_view', dl: `${location.origin}${path}`, dt: path, ul: localeOf(path) },
        // No advertising, no signals.
        ...{ gcs: 'G101', npa: '1' },
      })
      send(`${address}?${query}`)
    },
  }
}

export const pageViewCounter = (target: PageViewTarget): PageViewCounter =>
  ({ matomo: matomoCounter, ga4: ga4Counter })[target.kind](target)

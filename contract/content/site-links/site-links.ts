import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { locales } from '../../locales.ts'

/** Where a link of the frame stands: the menus of the header, and the footer. */
export const linkPlaces = ['event', 'courses', 'healers', 'explore', 'pages', 'footer'] as const
export type LinkPlace = (typeof linkPlaces)[number]

/** A path of the site, or an address elsewhere; a path that ends in `:category` stands for a link to each category. */
export const siteLink = z.object({ place: z.enum(linkPlaces), to: z.string(), label: z.string() })
export type SiteLink = z.output<typeof siteLink>

export const siteLinks = {
  'GET /api/website/site-links': endpoint({
    summary:
      'List the links of the menus and the footer in their order, and the written pages that are published',
    who: 'any',
    query: z.strictObject({ language: z.enum(locales).optional() }),
    data: z.object({
      links: z.array(siteLink),
      /** The last parts of their addresses. */
      pages: z.array(z.string()),
    }),
  }),
}

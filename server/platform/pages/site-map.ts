import { addresses, backOfficePath } from '@newyou/contract/addresses'
import { type Locale, locales, localized } from '@newyou/contract/locales'
import type { FastifyInstance } from 'fastify'
import { limits } from '../http/limits.ts'

export interface PublicPage {
  path: string
  changedAt?: Date
}

interface SiteMapDependencies {
  publicUrl: string
  publicPages: () => Promise<PublicPage[]>
}

export const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** sitemap.xml with every public page in every language, and robots.txt that keeps crawlers out of private rooms. */
export function describeSite(app: FastifyInstance, { publicUrl, publicPages }: SiteMapDependencies) {
  const options = {
    config: { limit: limits.read, plain: { policy: 'any', reason: 'for search engines' } },
    schema: { hide: true },
  }

  app.get('/sitemap.xml', options, async (_request, reply) => {
    const addressOf = (path: string, locale: Locale) => escapeXml(publicUrl + localized(path, locale))
    const entries = (await publicPages()).flatMap(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      const languages = locales
        .map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${addressOf(path, each)}"/>`)
        .join('')
      return locales.map((locale) => `<url><loc>${addressOf(path, locale)}</loc>${changed}${languages}</url>`)
    })
    const head =
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
    return reply
      .header('content-type', 'application/xml; charset=utf-8')
      .send(`${head}\n${entries.join('\n')}\n</urlset>\n`)
  })

  app.get('/robots.txt', options, async (_request, reply) => {
    const { dashboard, payment, profile, notifications, practice, otp } = addresses
    const rooms = [dashboard, payment, profile, notifications, practice, otp]
    const lines = [
      'User-agent: *',
      ...[
        '/api/',
        backOfficePath,
        ...locales.flatMap((locale) => rooms.map((room) => localized(room, locale))),
      ].map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ]
    return reply.header('content-type', 'text/plain; charset=utf-8').send(lines.join('\n'))
  })
}

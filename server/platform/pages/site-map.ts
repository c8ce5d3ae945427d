import { addresses, backOfficePath } from '@newyou/contract/addresses'
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

/** sitemap.xml with every public page, and robots.txt that keeps crawlers out of private rooms. */
export function describeSite(app: FastifyInstance, { publicUrl, publicPages }: SiteMapDependencies) {
  const options = {
    config: { limit: limits.read, plain: { policy: 'any', reason: 'for search engines' } },
    schema: { hide: true },
  }

  app.get('/sitemap.xml', options, async (_request, reply) => {
    const entries = (await publicPages()).map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      return `<url><loc>${escapeXml(publicUrl + path)}</loc>${changed}</url>`
    })
    const head =
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    return reply
      .header('content-type', 'application/xml; charset=utf-8')
      .send(`${head}\n${entries.join('\n')}\n</urlset>\n`)
  })

  app.get('/robots.txt', options, async (_request, reply) => {
    const { dashboard, payment, profile, notifications, practice, otp } = addresses
    const rooms = ['/api/', backOfficePath, dashboard, payment, profile, notifications, practice, otp]
    const lines = [
      'User-agent: *',
      ...rooms.map((room) => `Disallow: ${room}`),
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ]
    return reply.header('content-type', 'text/plain; charset=utf-8').send(lines.join('\n'))
  })
}

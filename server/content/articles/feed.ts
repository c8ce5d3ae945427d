import { addresses, pathTo } from '@newyou/contract/addresses'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { escapeXml } from '../../platform/pages/site-map.ts'
import { presentBrand } from '../../platform/present-brand.ts'
import type { Articles } from './articles.ts'

const postsShown = 20

/** The RSS feed of the blog. */
export function blogFeed(
  app: FastifyInstance,
  { articles, publicUrl }: { articles: Articles; publicUrl: string },
) {
  app.get(
    addresses.blogFeed,
    {
      config: { limit: limits.read, plain: { policy: 'any', reason: 'for readers of feeds' } },
      schema: { hide: true },
    },
    async (_request, reply) => {
      const brand = presentBrand().names.en
      const items = (await articles.latest(postsShown)).map((post) => {
        const link = `${publicUrl}${pathTo('blogPost', { blogId: post.u_id })}`
        return [
          '<item>',
          `<title>${escapeXml(post.title)}</title>`,
          `<link>${link}</link>`,
          `<guid isPermaLink="true">${link}</guid>`,
          `<pubDate>${post.published_at.toUTCString()}</pubDate>`,
          `<dc:creator>${escapeXml(post.author)}</dc:creator>`,
          ...post.categories.map((category) => `<category>${escapeXml(category)}</category>`),
          `<description>${escapeXml(post.lead)}</description>`,
          '</item>',
        ].join('')
      })
      return reply
        .header('content-type', 'application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(brand)}</title><link>${publicUrl}${addresses.blog}</link><atom:link href="${publicUrl}${addresses.blogFeed}" rel="self" type="application/rss+xml"/><description>To read tonight: from the healers of ${escapeXml(brand)}.</description><language>en-in</language>${items.join('\n')}</channel></rss>\n`,
        )
    },
  )
}

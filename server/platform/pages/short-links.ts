import { locales, localized } from '@newyou/contract/locales'
import { longPath } from '@newyou/contract/short-links'
import type { FastifyInstance } from 'fastify'
import { limits } from '../http/limits.ts'

/** Leads the short address of an SMS to its page in the same language, which asks for a log-in where it needs one. */
export function followShortLinks(app: FastifyInstance) {
  for (const locale of locales)
    app.get<{ Params: { code: string } }>(
      localized('/s/:code', locale),
      {
        config: { limit: limits.read, plain: { policy: 'any', reason: 'a link in an SMS' } },
        schema: { hide: true },
      },
      // An invalid code leads to the page for not found.
      async (request, reply) =>
        reply.redirect(localized(longPath(request.params.code) ?? '/404', locale), 302),
    )
}

import { longPath } from '@newyou/contract/short-links'
import type { FastifyInstance } from 'fastify'
import { limits } from '../http/limits.ts'

/** Leads the short address of an SMS to its page, which asks for a log-in where it needs one. */
export function followShortLinks(app: FastifyInstance) {
  app.get<{ Params: { code: string } }>(
    '/s/:code',
    {
      config: { limit: limits.read, plain: { policy: 'any', reason: 'a link in an SMS' } },
      schema: { hide: true },
    },
    // What was never written is sent to a page that says so.
    async (request, reply) => reply.redirect(longPath(request.params.code) ?? '/404', 302),
  )
}

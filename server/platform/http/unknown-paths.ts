import type { FastifyInstance } from 'fastify'
import { throwError } from './errors.ts'
import { limits } from './limits.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The pattern of a route as a regular expression over whole paths. */
const matcherOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll(/:\w+/g, '[^/]+')}/?$`,
  )

/**
 * An address under /api/ without a route is answered in JSON, whatever else serves the address: 405 with the methods
 * that there are, else 404. Before the body is read.
 */
export function answerUnknownPaths(app: FastifyInstance) {
  const known: { matcher: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url.startsWith('/api/') && !config?.isUnknown)
      known.push({ matcher: matcherOf(url), methods: [method].flat() })
  })
  const options = {
    config: { limit: limits.read, isUnknown: true, plain: { policy: 'any', reason: 'no such call' } },
    schema: { hide: true },
    handler: async () => throwError('notFound'),
  } as const
  for (const url of ['/api', '/api/*'])
    app.route({
      ...options,
      method: [...methods, 'OPTIONS'],
      url,
      async preParsing(request, reply) {
        const [path = ''] = request.url.split('?')
        const allowed = new Set(
          known.filter(({ matcher }) => matcher.test(path)).flatMap((one) => one.methods),
        )
        if (allowed.size === 0) throwError('notFound')
        reply.header('allow', [...allowed].join(', '))
        throwError('methodNotAllowed')
      },
    })
  app.setNotFoundHandler(async () => throwError('notFound'))
}

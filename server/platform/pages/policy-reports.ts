import type { FastifyInstance } from 'fastify'
import { limits } from '../http/limits.ts'

/** Browser reports of violations of a page's content security policy. */
export function takePolicyReports(app: FastifyInstance) {
  app.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json']
    scope.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post(
      '/api/csp-report',
      {
        config: {
          limit: limits.entry,
          plain: { policy: 'any', reason: 'browsers report blocked content here' },
        },
        schema: { hide: true },
      },
      async (request, reply) => {
        const report = (request.body as { 'csp-report'?: Record<string, string> })?.['csp-report'] ?? {} // read as text only
        const directive = String(report['effective-directive'] ?? report['violated-directive'] ?? '').slice(
          0,
          40,
        )
        const blocked = String(report['blocked-uri'] ?? '').slice(0, 100)
        request.log.warn({ directive, blocked }, 'a page asked for something that its policy forbids')
        return reply.status(204).send()
      },
    )
  })
}

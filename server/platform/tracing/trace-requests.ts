import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isInProcess } from '../http/in-process.ts'
import { limits } from '../http/limits.ts'
import type { OpenSpan, Tracing } from './tracing.ts'

/** Files and probes are many and say nothing. */
const isQuiet = ({ routeOptions }: FastifyRequest) => routeOptions.config.limit === limits.probe

/**
 * A span for each request, by the pattern of its route, never its address. A caller's `traceparent` is not believed:
 * anyone could write into the traces of others. Register it before all other hooks.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing) {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()

  app.addHook('onRequest', (request, _reply, done) => {
    if (isQuiet(request)) return done()
    const isOwn = isInProcess(request)
    const route = request.routeOptions.url
    const span = tracing.begin({
      name: route ? `${request.method} ${route}` : request.method,
      kind: isOwn ? 'internal' : 'server',
      attributes: {
        'http.request.method': request.method,
        ...(route ? { 'http.route': route } : {}),
        'url.scheme': request.protocol,
        'newyou.request_id': request.id,
      },
      parent: isOwn ? 'active' : 'none',
    })
    spans.set(request, span)
    span.run(done)
  })
  const goOn = (request: FastifyRequest, done: () => void) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  }
  // The body comes by events of the socket, which know nothing of the span.
  app.addHook('preValidation', (request, _reply, done) => goOn(request, done))
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.set({ 'http.response.status_code': reply.statusCode })
    span?.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined)
    goOn(request, done)
  })
}

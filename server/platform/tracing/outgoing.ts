import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { kindOf } from '../watch/failures.ts'
import type { OpenSpan, Tracing } from './tracing.ts'

/** What Node says of a request by `fetch`. */
interface Fetched {
  request: { origin?: string | URL; method: string }
  response?: { statusCode: number }
  error?: Error
}
/** What it says of one by `node:http`. */
interface Requested {
  request: ClientRequest
  response?: IncomingMessage
  error?: Error
}

/**
 * A span for each call to a provider that is made below another span, by what Node itself says of them. Only the host is
 * named: paths and queries hold ids and keys. Nothing is sent along to the provider. Call the answer to end it.
 */
export function traceOutgoing({ begin, isActive }: Pick<Tracing, 'begin' | 'isActive'>): () => void {
  const open = new WeakMap<object, OpenSpan>()

  function start(request: object, method: string, origin: string | URL | undefined) {
    if (!isActive() || !origin || !URL.canParse(origin)) return
    const { hostname, port, protocol } = new URL(origin)
    const span = begin({
      name: `${method} ${hostname}`,
      kind: 'client',
      attributes: {
        'http.request.method': method,
        'server.address': hostname,
        'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
      },
      parent: 'active',
    })
    open.set(request, span)
  }
  function end(request: object, status: number | undefined, error: Error | undefined) {
    const span = open.get(request)
    open.delete(request)
    if (status) span?.set({ 'http.response.status_code': status })
    span?.end((error && kindOf(error)) ?? (status && status >= 400 ? String(status) : undefined))
  }

  const listeners: Record<string, (message: never) => void> = {
    'undici:request:create': ({ request }: Fetched) => start(request, request.method, request.origin),
    'undici:request:headers': ({ request, response }: Fetched) =>
      end(request, response?.statusCode, undefined),
    'undici:request:error': ({ request, error }: Fetched) => end(request, undefined, error),
    'http.client.request.start': ({ request }: Requested) =>
      start(request, request.method, `${request.protocol}//${request.getHeader('host')}`),
    'http.client.response.finish': ({ request, response }: Requested) =>
      end(request, response?.statusCode, undefined),
    'http.client.request.error': ({ request, error }: Requested) => end(request, undefined, error),
  }
  const each = Object.entries(listeners) as [string, (message: unknown) => void][] // each channel has messages of its own kind
  for (const [channel, listener] of each) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of each) unsubscribe(channel, listener)
  }
}

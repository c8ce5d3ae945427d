import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '../http/limits.ts'
import { contentSecurityPolicy, type PageSources } from './content-security.ts'
import type { PageCache, RenderedPage, StoredPage } from './page-cache.ts'

/** What the web build gives us: a request in, a whole page out. */
export type RenderPage = (request: Request) => Promise<Response>

interface PagesParts {
  render: RenderPage
  cache: PageCache
  publicUrl: string
  /** The extra sources of the pages whose path this is. */
  sourcesFor: (path: string) => PageSources
}

const droppedHeaders = new Set(['page-tags', 'page-max-age', 'content-type', 'content-length'])

async function toRendered(response: Response, path: string, sources: PageSources): Promise<RenderedPage> {
  const html = await response.text()
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) if (!droppedHeaders.has(name)) headers[name] = value
  if (response.headers.get('content-type')?.includes('html'))
    headers['content-security-policy'] = contentSecurityPolicy(html, sources)
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
  const maxAgeSeconds = response.status < 500 ? Number(response.headers.get('page-max-age') ?? 0) : 0
  return {
    status: response.status,
    headers: { ...headers, 'content-type': type },
    html,
    tags: (response.headers.get('page-tags') ?? '').split(',').filter(Boolean),
    maxAgeSeconds: path.length > 500 ? 0 : maxAgeSeconds,
  }
}

function bestEncoding(accepted: string | undefined, page: StoredPage): [string | undefined, Buffer] {
  if (accepted?.includes('br')) return ['br', page.brotli]
  if (accepted?.includes('gzip')) return ['gzip', page.gzip]
  return [undefined, page.plain]
}

function send(request: FastifyRequest, reply: FastifyReply, page: StoredPage) {
  reply.status(page.status).headers(page.headers).header('vary', 'accept-encoding')
  if (page.status === 200) {
    // The browser asks each time and is told in a few bytes that nothing changed.
    reply.header('etag', page.etag).header('cache-control', 'public, max-age=0, must-revalidate')
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.status(304).send()
  }
  const [encoding, body] = bestEncoding(request.headers['accept-encoding'], page)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

/** Every address that is neither a call nor a file is a page of the web build. */
export function servePages(app: FastifyInstance, { render, cache, publicUrl, sourcesFor }: PagesParts) {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, publicUrl)
    url.searchParams.sort()
    const key = url.pathname + url.search
    const page = await cache.get(key, async () => {
      const response = await render(new Request(url, { headers: { accept: 'text/html' } }))
      return toRendered(response, key, sourcesFor(url.pathname))
    })
    return send(request, reply, page)
  }
  app.get('/*', {
    config: { limit: limits.page, plain: { policy: 'any', reason: 'a page' } },
    schema: { hide: true },
    handler: answer,
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { throwError } from '../http/errors.ts'
import { limits } from '../http/limits.ts'
import type { BrandPreview } from '../present-brand.ts'
import {
  contentSecurityPolicy,
  type PageSources,
  permissionsPolicy,
  withoutMarks,
} from './content-security.ts'
import type { FinishedPage } from './first-paint.ts'
import type { PageCache, RenderedPage } from './page-cache.ts'
import { sendStored } from './send-stored.ts'

/** The web build's renderer: a request in, a whole page out, in the brand of the practice or in one that is previewed. */
export type RenderPage = (request: Request, preview?: BrandPreview) => Promise<Response>

/** Where the page of an address of another time stands now, and the tags of what that depends on. */
export interface Moved {
  /** Whether the query of a page that exists may name another one. */
  mayBe(address: string): boolean
  to(address: string): Promise<{ path: string; tags: string[] } | undefined>
}

interface PagesDependencies {
  render: RenderPage
  /** Processing of the HTML before it is cached. */
  finish: (html: string, preview?: BrandPreview) => FinishedPage
  /** The brand that the token of an address shows before it is published. */
  previewed: (token: string) => Promise<BrandPreview | undefined>
  cache: PageCache
  /** Asked where there is no page. */
  moved: Moved
  publicUrl: string
  isProduction: boolean
  /** Multiplies the limit of renderings. */
  limitFactor: number
  /** The query parameters that change the page of a path; undefined for a page that is not kept and may read any. */
  queryOf: (path: string) => Promise<readonly string[] | undefined>
  /** The extra sources of the pages whose path this is. */
  sourcesFor: (path: string) => PageSources
}

const droppedHeaders = new Set([
  'page-tags',
  'page-max-age',
  'page-script-mark',
  'page-ancestors',
  'content-type',
  'content-length',
])

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The gateway's window may open a bank's page that talks back.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}
export const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/** An article may be taken back, and its old address with it, so no browser keeps the way for long. */
const movedSeconds = 600
const movedHeaders = (path: string) => ({
  location: path,
  'cache-control': `public, max-age=${movedSeconds}`,
})

const markOf = (response: Response) => response.headers.get('page-script-mark') ?? ''

/** Origins that the page itself allows to show it in a frame. */
const ancestorsOf = (response: Response) =>
  (response.headers.get('page-ancestors') ?? '').split(' ').filter(Boolean)

function headersOf(response: Response, html: string, sources: PageSources, isProduction: boolean) {
  const headers: Record<string, string> = { ...securityHeaders, ...(isProduction ? strictTransport : {}) }
  for (const [name, value] of response.headers) if (!droppedHeaders.has(name)) headers[name] = value
  headers['content-type'] = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
  if (headers['content-type'].includes('html'))
    headers['content-security-policy'] = contentSecurityPolicy(html, markOf(response), sources)
  headers['permissions-policy'] = permissionsPolicy(sources)
  headers.vary = 'accept-encoding'
  // The browser revalidates each time and gets a short 304 if nothing changed; not for routes of a named build.
  if (response.status === 200) headers['cache-control'] ??= 'public, max-age=0, must-revalidate'
  return headers
}

/**
 * The address of a page without unknown query parameters, the others sorted: the same page has one key, whatever an
 * advertisement or a mail program adds to its address.
 */
async function keyOf(address: string, publicUrl: string, queryOf: PagesDependencies['queryOf']) {
  if (!address.includes('?')) return address
  const url = new URL(publicUrl + address)
  const known = await queryOf(url.pathname)
  if (known)
    for (const name of new Set(url.searchParams.keys()))
      if (!known.includes(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  return url.pathname + url.search
}

const previewParameter = 'brand-preview'
const tokenOf = (address: string, publicUrl: string) =>
  new URL(publicUrl + address).searchParams.get(previewParameter)
/** Nobody keeps such a page, and no search engine lists it. */
const ofPreviews = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** Every address that is neither a call nor a file is a page of the web build. */
export function servePages(app: FastifyInstance, dependencies: PagesDependencies) {
  const {
    render,
    finish,
    previewed,
    cache,
    moved,
    publicUrl,
    isProduction,
    limitFactor,
    queryOf,
    sourcesFor,
  } = dependencies
  const { max, window } = limits.page
  // A page from the cache costs next to nothing, so only renderings count.
  const countRendering = app.createRateLimit({ max: max * limitFactor, timeWindow: window })

  async function count(request: FastifyRequest) {
    const counted = await countRendering(request)
    if (!counted.isAllowed && counted.isExceeded)
      throwError('tooManyRequests', { retryAfterSeconds: counted.ttlInSeconds })
  }

  async function movedPage(address: string): Promise<RenderedPage | undefined> {
    const found = await moved.to(address)
    return (
      found && {
        status: 301,
        headers: {
          ...securityHeaders,
          ...(isProduction ? strictTransport : {}),
          ...movedHeaders(found.path),
        },
        body: '',
        tags: found.tags,
        maxAgeSeconds: movedSeconds,
      }
    )
  }

  async function renderPage(
    request: FastifyRequest,
    key: string,
    preview?: BrandPreview,
  ): Promise<RenderedPage> {
    await count(request)
    const url = new URL(publicUrl + key)
    const response = await render(new Request(url, { headers: { accept: 'text/html' } }), preview)
    const rendered = await response.text()
    const elsewhere = response.status === 404 ? await movedPage(key) : undefined
    if (elsewhere) return elsewhere
    const { html, styles } = finish(withoutMarks(rendered, markOf(response)), preview)
    const mayBeKept = response.status < 500 && key.length <= 500
    return {
      status: response.status,
      headers: headersOf(
        response,
        rendered,
        { ...sourcesFor(url.pathname), styles, ancestors: ancestorsOf(response) },
        isProduction,
      ),
      body: html,
      tags: (response.headers.get('page-tags') ?? '').split(',').filter(Boolean),
      maxAgeSeconds: mayBeKept ? Number(response.headers.get('page-max-age') ?? 0) : 0,
    }
  }

  app.get('/*', {
    helmet: false,
    config: { limit: limits.page, limitsItself: true, plain: { policy: 'any', reason: 'a page' } },
    schema: { hide: true },
    async handler(request, reply) {
      if (moved.mayBe(request.url)) {
        await count(request)
        const found = await movedPage(request.url)
        if (found) return reply.status(found.status).headers(found.headers).send()
      }
      const key = await keyOf(request.url, publicUrl, queryOf)
      const token = request.url.includes(previewParameter) && tokenOf(request.url, publicUrl)
      const preview = token ? await previewed(token) : undefined
      if (preview) {
        const { status, headers, body } = await renderPage(request, key, preview)
        return reply
          .status(status)
          .headers({ ...headers, ...ofPreviews })
          .send(body)
      }
      return sendStored(request, reply, await cache.get(key, () => renderPage(request, key)))
    },
  })
}

import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { brandMark, defaultNames } from '@newyou/contract/foundation/brand/names'
import { brandPictureAddress } from '@newyou/contract/foundation/brand/pictures'
import { renderToPipeableStream } from 'react-dom/server'
import { data, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { ApiError, type ApiTransport, type CallApi, createApi } from './api/client.ts'
import { apiContext } from './api/context.ts'
import type { Site } from './page/load-site.ts'
import { nameBrand } from './page/name-brand.ts'
import { pageCaching } from './page-caching.ts'
import { loadLanguages } from './ui/load-language.ts'
import { localeOf } from './ui/locale.ts'
import { ScriptMark } from './ui/script-mark.ts'

export type { ApiTransport } from './api/client.ts'

await loadLanguages()

/** Context of a request for a page at this address, or for its data: the typed client over the server's own transport. */
export function createLoadContext(transport: ApiTransport, address: string): RouterContextProvider {
  const context = new RouterContextProvider()
  // `/hi.data` has the data of `/hi`.
  const locale = localeOf(new URL(address).pathname.replace(/\.data$/, ''))
  context.set(apiContext, sayingWhatFailed(createApi(transport, () => locale)))
  return context
}

/** Passes only the status and the call's name of a loader's failure to the page, no other details. */
const sayingWhatFailed =
  (api: CallApi): CallApi =>
  async (call, ...input) => {
    try {
      return await api(call, ...input)
    } catch (error) {
      if (error instanceof ApiError && error.status >= 500) throw data({ call }, { status: error.status })
      throw error
    }
  }

let report: (error: unknown) => void = () => {}
/** Sets where rendering failures go: the server's log, which decides what to record. */
export function reportFailures(to: (error: unknown) => void) {
  report = to
}

/** Reports thrown errors that are not Responses. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) report(error)
}

/**
 * The page with the name of the brand in its language, its icons, and its colours after those of the house. Default ones
 * where the layout's data could not be loaded.
 */
function withBrand(
  html: string,
  request: Request,
  { staticHandlerContext: { loaderData } }: EntryContext,
): string {
  const locale = localeOf(new URL(request.url).pathname)
  const site: Site | undefined = loaderData.root
  const { names = defaultNames, sheet = '', icon } = site?.settings.brand ?? {}
  // No part of the tree: a browser that draws on needs nothing of it.
  const inHead = [
    `<meta property="og:site_name" content="${brandMark}"/>`,
    icon
      ? `<link rel="icon" href="${brandPictureAddress(icon, 'icon-64')}" type="image/png"/>`
      : '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
    `<link rel="manifest" href="/manifest${locale === 'hi' ? '.hi' : ''}.webmanifest"/>`,
    `<link rel="apple-touch-icon" href="${icon ? brandPictureAddress(icon, 'icon-180') : '/icons/apple-touch-180.png'}"/>`,
    ...(sheet ? [`<link rel="stylesheet" href="${sheet}"/>`] : []),
  ]
  return nameBrand(html.replace('</head>', `${inHead.join('')}</head>`), names[locale])
}

/** Loaders that wait longer than this fail the page. */
export const streamTimeout = 10_000

/**
 * The whole page as one string, with `page-tags` and `page-max-age` for the server's page cache, and `page-script-mark`,
 * the mark of its own inline scripts, for the server's policy.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (status === 200) {
    const { tags, maxAge } = pageCaching(routerContext)
    if (tags.length > 0) headers.set('page-tags', tags.join(','))
    if (maxAge !== undefined) headers.set('page-max-age', `${maxAge}`)
  }
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const scriptMark = randomUUID()
  headers.set('page-script-mark', scriptMark)
  let failure: unknown
  const rendered = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ScriptMark value={scriptMark}>
        <ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />
      </ScriptMark>,
      {
        nonce: scriptMark,
        // Nothing is sent before all is there, so nothing needs to be split off.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          const body = new PassThrough()
          resolve(text(body))
          pipe(body)
        },
        onShellError: reject,
        onError(error) {
          failure = error
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), streamTimeout + 1000)
  })
  const html = withBrand(rendered, request, routerContext)
  if (failure) {
    report(failure)
    headers.delete('page-max-age')
    return new Response(html, { status: 500, headers })
  }
  return new Response(html, { status, headers })
}

import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { WebSource } from '../site.ts'

type Transport = (request: { method: string; url: string }) => Promise<{ status: number }>

/**
 * A website of one page for every address that `hasPage`; its loader makes one call, as the real ones do. Nothing of it is
 * kept.
 */
export function plainSite(
  url = '/api/website/settings',
  hasPage: (path: string) => boolean = () => true,
): WebSource {
  let call: Transport | undefined
  const build = {
    entry: {
      module: {
        default: async (_request: Request, status: number, headers: Headers) => {
          headers.set('content-type', 'text/html; charset=utf-8')
          return new Response('<!doctype html><title>A page</title>', { status, headers })
        },
        reportFailures() {},
        createLoadContext(transport: Transport) {
          call = transport
          return new RouterContextProvider()
        },
      },
    },
    routes: {
      page: {
        id: 'page',
        path: '*',
        module: {
          default: () => null,
          async loader({ request }: { request: Request }) {
            if (!hasPage(new URL(request.url).pathname)) throw new Response(null, { status: 404 })
            const status = (await call?.({ method: 'GET', url }))?.status
            if (status !== 200) throw new Response(null, { status: status ?? 500 })
            return null
          },
        },
      },
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  return { load: async () => build as unknown as ServerBuild } // as much of a build as rendering on the server needs
}

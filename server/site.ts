import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { addresses, startOf } from '@newyou/contract/addresses'
import type { FastifyInstance } from 'fastify'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { createRequestHandler, matchRoutes } from 'react-router'
import { serveBackOffice } from './back-office-files.ts'
import { callsInBrand } from './brand-preview.ts'
import { brandedFiles, serveBrandedFiles } from './branded-files.ts'
import { liveKitOrigins } from './communication/rooms/index.ts'
import { pageViewOrigins } from './people/consents/index.ts'
import type { Config } from './platform/config.ts'
import { inProcessCalls } from './platform/http/in-process.ts'
import { limits } from './platform/http/limits.ts'
import { declarePlain } from './platform/http/routes.ts'
import { fileOrigins } from './platform/media/s3-addresses.ts'
import type { PageSources } from './platform/pages/content-security.ts'
import { type FinishedPage, paintAtOnce } from './platform/pages/first-paint.ts'
import type { PageCache } from './platform/pages/page-cache.ts'
import { type Moved, type RenderPage, servePages } from './platform/pages/pages.ts'
import { takePolicyReports } from './platform/pages/policy-reports.ts'
import { followShortLinks } from './platform/pages/short-links.ts'
import { describeSite, type PublicPage } from './platform/pages/site-map.ts'
import { type BrandPreview, presentBrand, sheetAddress, sheetOfBrand } from './platform/present-brand.ts'
import { levelOf } from './platform/watch/failures.ts'

const buildFolder = path.resolve(import.meta.dirname, '../web/build')

/** Exports of the web build's server entry beside rendering. */
interface WebEntry {
  reportFailures: (to: (error: unknown) => void) => void
  createLoadContext: (transport: ReturnType<typeof inProcessCalls>, address: string) => RouterContextProvider
}

/** Where server and browser get the web application from: the finished build, or Vite while developing. */
export interface WebSource {
  load: () => Promise<ServerBuild>
  /** Serves the files of the finished build. */
  prepare?: (app: FastifyInstance) => Promise<void>
  /** Processing of a page's HTML before it is cached. */
  finish?: (html: string, preview?: BrandPreview) => FinishedPage
}

/** The sheets of the finished build by their address, read once. */
let sheets: Map<string, string> | undefined
const readSheets = () =>
  new Map(
    globSync('assets/*.css', { cwd: path.join(buildFolder, 'client') }).map((file) => [
      `/${file}`,
      readFileSync(path.join(buildFolder, 'client', file), 'utf8').trim(),
    ]),
  )

/** While another node's saving is not heard yet, its sheet stays a link. */
function sheetOfShownBrand(address: string, brand = presentBrand()) {
  return address === sheetAddress(brand) ? sheetOfBrand(brand) : undefined
}

/** Content policies of these files, by path ending. */
const ownPolicies = [
  // It decodes what scanners wrote: WebAssembly of ours, in this worker alone and not in the page.
  [
    /[/\\]pdf\.worker[^/\\]*\.mjs$/,
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  ],
] as const

export const finishedBuild: WebSource = {
  async load() {
    const file = path.join(buildFolder, 'server/index.js')
    if (!existsSync(file)) throw new Error('The website is not built yet: npm run build')
    return import(file)
  },
  finish(html, preview) {
    sheets ??= readSheets()
    return paintAtOnce(html, (address) => sheets?.get(address) ?? sheetOfShownBrand(address, preview?.values))
  },
  async prepare(app) {
    serveBrandedFiles(app, path.join(buildFolder, 'client'))
    await app.register(async (scope) => {
      declarePlain(scope, limits.probe, 'files of the website')
      await scope.register(fastifyStatic, {
        root: path.join(buildFolder, 'client'),
        wildcard: false,
        index: false,
        decorateReply: false,
        cacheControl: false,
        preCompressed: true,
        globIgnore: ['**/*.{br,gz}', ...brandedFiles],
        setHeaders(reply, file) {
          // Built files carry a hash in their name; the rest may change with the next release.
          const isHashed = file.includes(`${path.sep}assets${path.sep}`)
          reply.header(
            'cache-control',
            isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
          )
          // Pages of other sites load this one script.
          if (/[/\\]booking-widget\.js(\.(br|gz))?$/.test(file))
            reply.header('cross-origin-resource-policy', 'cross-origin')
          // The policy of calls allows nothing, not even these few files.
          const policy = ownPolicies.find(([ending]) => ending.test(file.replace(/\.(br|gz)$/, '')))?.[1]
          if (policy) reply.header('content-security-policy', policy)
        },
      })
    })
  },
}

interface PageHandle {
  pageMaxAge?: number
  pageQuery?: readonly string[]
  /** It is there once colleagues have published it: its domain says when. */
  isWritten?: boolean
}

const routesOf = ({ routes }: ServerBuild) =>
  Object.values(routes).flatMap((route) => {
    if (!route || (route.path === undefined && !route.index)) return []
    const { handle } = route.module as { handle?: PageHandle }
    return [{ path: `/${route.path ?? ''}`, handle }]
  })

const keptRoutes = (build: ServerBuild) => routesOf(build).filter(({ handle }) => handle?.pageMaxAge)

/** The query parameters that change the page of a path, if it is kept. */
function queryOf(build: ServerBuild, path: string): readonly string[] | undefined {
  const { handle } = matchRoutes(routesOf(build), path)?.at(-1)?.route ?? {}
  return handle?.pageMaxAge ? (handle.pageQuery ?? []) : undefined
}

/**
 * The addresses of the route table that are kept, and so the same for all readers, and have no parameter. The layout of
 * all pages has the address of the home page too.
 */
const fixedPages = (build: ServerBuild): PublicPage[] =>
  [
    ...new Set(
      keptRoutes(build)
        .filter(({ handle }) => !handle?.isWritten)
        .map(({ path }) => path),
    ),
  ].flatMap((path) => (/[:*]/.test(path) ? [] : [{ path }]))

const isBelow = (pathname: string, ...pages: string[]) => {
  const path = pathname.replace(/^\/hi\//, '/')
  return pages.some((page) => path === page || path.startsWith(`${page}/`))
}
/** Only these pages load the gateway. */
const isPayment = (pathname: string) =>
  isBelow(pathname, addresses.payment, addresses.coursePayment, startOf('paymentLink'))
/** Only here may camera and microphone be used. */
const isRoom = (pathname: string) => isBelow(pathname, startOf('room'))

interface SiteDependencies {
  app: FastifyInstance
  config: Config
  cache: PageCache
  web: WebSource
  /** The pages of the domains' content, for sitemap.xml; the fixed ones are in the route table. */
  publicPages: () => Promise<PublicPage[]>
  /** Where pages stand now that had an address elsewhere. */
  moved: Moved
  /** The brand that the token of an address shows before it is published. */
  previewed: (token: string) => Promise<BrandPreview | undefined>
}

/** The website: files, pages through the page cache, sitemap.xml, robots.txt. */
export async function serveSite({
  app,
  config,
  cache,
  web,
  publicPages,
  moved,
  previewed,
}: SiteDependencies) {
  await web.prepare?.(app)
  const isDevelopment = web !== finishedBuild

  const callOurselves = inProcessCalls(app)
  let handler: ReturnType<typeof createRequestHandler> | undefined
  const render: RenderPage = async (request, preview) => {
    const build = await (isDevelopment ? web.load() : undefined)
    handler = build
      ? createRequestHandler(build, 'development')
      : (handler ?? createRequestHandler(await web.load(), 'production'))
    const entry = (build ?? (await web.load())).entry.module as unknown as WebEntry // exported by web/entry.server.tsx
    entry.reportFailures((error) => app.log[levelOf(error)]({ err: error }, 'a page could not be rendered'))
    const response = await handler(
      request,
      entry.createLoadContext(preview ? callsInBrand(callOurselves, preview) : callOurselves, request.url),
    )
    // Kept, it would go on to show what was there before an edit.
    if (isDevelopment) response.headers.delete('page-max-age')
    return response
  }

  const gateway = new URL(config.RAZORPAY_CHECKOUT_URL).origin
  const gatewayApi = new URL(config.RAZORPAY_API_URL).origin
  const files = fileOrigins(config)
  // Books are read by scripts, and any page may lead to the reader without another policy.
  const elsewhere = [...files, ...pageViewOrigins(config)]
  const liveKit = liveKitOrigins(config)
  const sourcesFor = (address: string): PageSources => ({
    pictures: files,
    media: files,
    connections: elsewhere,
    ...(isPayment(address)
      ? {
          scripts: [gateway],
          frames: [gateway, gatewayApi, 'upi:'],
          connections: [gateway, gatewayApi, 'https://lumberjack.razorpay.com', ...elsewhere],
        }
      : {}),
    ...(isRoom(address) ? { connections: [...liveKit, ...elsewhere] } : {}),
    usesDevices: isRoom(address),
    usesCamera: isBelow(address, startOf('practiceEvent')),
    isDevelopment,
  })

  takePolicyReports(app)
  await serveBackOffice(app, { isProduction: config.isProduction, files })
  describeSite(app, {
    publicUrl: config.PUBLIC_URL,
    publicPages: async () => [...fixedPages(await web.load()), ...(await publicPages())],
  })
  followShortLinks(app)
  servePages(app, {
    render,
    previewed,
    finish: web.finish ?? ((html) => ({ html, styles: [] })),
    cache,
    moved,
    publicUrl: config.PUBLIC_URL,
    isProduction: config.isProduction,
    limitFactor: config.RATE_LIMIT_FACTOR,
    queryOf: async (path) => queryOf(await web.load(), path),
    sourcesFor,
  })
}

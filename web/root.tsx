import './ui/theme/fonts.css'
import './ui/theme/tokens.css'
import { homeZone } from '@newyou/contract/business'
import { type ReactNode, useContext, useEffect } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { IntlProvider } from 'use-intl/react'
import { apiContext } from './api/context.ts'
import { messagesOf } from './messages/index.ts'
import { PageErrors } from './page/failures.tsx'
import { loadSite, type Site } from './page/load-site.ts'
import { nameCategories } from './page/site-categories.ts'
import { rememberSharedLink } from './session/shared-links.ts'
import { Frame } from './shell/frame.tsx'
import { keepOfflinePage } from './shell/keep-offline-page.ts'
import { Hydration, useHydrated } from './ui/hydration.tsx'
import { layOutParts } from './ui/lay-out-parts.ts'
import { type Locale, localeOf } from './ui/locale.ts'
import { ScriptMark } from './ui/script-mark.ts'
import { startScripts } from './ui/start-scripts.ts'
import { storageKeys } from './ui/storage-keys.ts'
import baseStyles from './ui/theme/base.css?url'
import { beforePaint } from './ui/theme/before-paint.ts'
import { VisitorTime } from './ui/visitor-time.tsx'

export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const { origin, pathname } = new URL(request.url)
  return loadSite(context.get(apiContext), origin, localeOf(pathname))
}

/** The frame of the site does not change from page to page. */
export const shouldRevalidate = (_: ShouldRevalidateFunctionArgs) => false

export const handle = {
  pageTags: ['settings', 'categories', 'site-links', 'static-pages', 'about', 'bundles', 'interns'],
  pageMaxAge: 3600,
}

/** The letters of a page's first lines. */
const preloadedFonts = {
  en: ['anek-devanagari-latin', 'eczar-latin'],
  hi: ['anek-devanagari-devanagari-wght-normal', 'eczar-devanagari-wght-normal'],
} satisfies Record<Locale, string[]>

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<Site>('root')
  const locale = localeOf(useLocation().pathname)
  const scriptMark = useContext(ScriptMark)
  if (site) nameCategories(locale, site.categories)
  return (
    <html lang={locale} data-theme="dark" data-mantine-color-scheme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0e1b17" />
        <script
          nonce={scriptMark}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which must run before the first paint
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? beforePaint : '' }}
          suppressHydrationWarning
        />
        {preloadedFonts[locale].map((name) => (
          <link
            key={name}
            rel="preload"
            as="font"
            type="font/woff2"
            href={`/fonts/${name}.woff2`}
            crossOrigin="anonymous"
          />
        ))}
        <Meta />
        {/* It says which layer of styles wins, so it must come before all others. */}
        <link rel="stylesheet" href={baseStyles} />
        <Links />
      </head>
      <body>
        <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone={homeZone}>
          <Hydration>
            <VisitorTime renderedAt={site?.renderedAt ?? 0}>{children}</VisitorTime>
          </Hydration>
        </IntlProvider>
        <ScrollRestoration />
        <Scripts />
        <script
          nonce={scriptMark}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which must run before all modules
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startScripts : '' }}
          suppressHydrationWarning
        />
      </body>
    </html>
  )
}

export default function Root() {
  const { pathname, search } = useLocation()
  const settings = useRouteLoaderData<Site>('root')?.settings
  useEffect(() => {
    // The page now shows this address, not the one before: journeys wait for it.
    const address = `${pathname}${search}`
    document.documentElement.dataset.page = address
    rememberSharedLink(address)
  }, [pathname, search])
  useEffect(() => {
    if (settings && !settings.brand.preview_until)
      localStorage.setItem(storageKeys.settings, JSON.stringify(settings))
  }, [settings])
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return
    // From here on the page answers by itself: journeys wait for it.
    document.documentElement.dataset.hydrated = 'true'
    layOutParts()
    keepOfflinePage()
  }, [isHydrated])
  return <Frame />
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <PageErrors />
    </main>
  )
}

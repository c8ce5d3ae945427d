import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Site } from '../page/load-site.ts'
import { useHydrated } from '../ui/hydration.tsx'
import { withoutLocale } from '../ui/locale.ts'
import { Overlays } from '../ui/overlays.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { Corner } from './corner.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { isBare } from './menus.ts'
import { PageProgress } from './page-progress.tsx'
import { PhoneMenu } from './phone-menu.tsx'

const Alone = lazy(() => import('./alone.tsx'))
const BrandPreview = lazy(() => import('./brand-preview.tsx'))
const FetchAhead = lazy(() => import('./fetch-ahead.tsx'))

const takeFocus = () =>
  document.querySelector<HTMLElement>('main:not(:focus-within)')?.focus({ preventScroll: true })

/** Header, page, footer, and what floats over them; pages without header and footer stand alone. */
export function Frame() {
  const t = useTranslations('frame')
  const path = withoutLocale(useLocation().pathname)
  const isAlone = isBare(path)
  const isHydrated = useHydrated()
  const preview = useRouteLoaderData<Site>('root')?.settings.brand.preview_until
  // When a page gives way to another, before that one leads to a part of its own: the link that was pressed is gone or
  // behind, and neither the next Tab nor a screen reader would begin where the person is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the path that counts
  useEffect(() => takeFocus, [path])
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <PageProgress />
      {preview && (
        <Suspense fallback={null}>
          <BrandPreview until={preview} />
        </Suspense>
      )}
      {!isAlone && <Header />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {isAlone ? (
        <Suspense fallback={null}>
          <Alone path={path} />
        </Suspense>
      ) : (
        <>
          <Footer />
          <CookieNotice />
          <BottomBar />
          <PhoneMenu />
        </>
      )}
      <Corner path={path} />
      <Overlays />
      {isHydrated && (
        <Suspense fallback={null}>
          <FetchAhead />
        </Suspense>
      )}
    </>
  )
}

import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
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

/** Header, page, footer, and what floats over them; pages without header and footer stand alone. */
export default function Frame() {
  const t = useTranslations('frame')
  const path = withoutLocale(useLocation().pathname)
  const isAlone = isBare(path)
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <PageProgress />
      {!isAlone && <Header />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {isAlone ? (
        <Suspense>
          <Alone path={path} />
        </Suspense>
      ) : (
        <>
          <Footer />
          <CookieNotice />
          <Corner />
          <BottomBar />
          <PhoneMenu />
        </>
      )}
      <Overlays />
    </>
  )
}

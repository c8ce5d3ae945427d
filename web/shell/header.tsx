import { stickyHeaderPx } from '@newyou/contract/business'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { SearchBox } from '../foundation/search/search-box.tsx'
import { useSite } from '../page/site.ts'
import { ThemeToggle } from '../page/theme-toggle.tsx'
import { useSession } from '../session/session.ts'
import { brandName } from '../ui/brand-name.ts'
import { Button } from '../ui/button.tsx'
import { LogoMark } from '../ui/fixed-kolam.tsx'
import { useHydrated } from '../ui/hydration.tsx'
import { LocaleLink } from '../ui/locale-link.tsx'
import { useScrolledPast } from '../ui/use-scroll.ts'
import { urls } from '../urls.ts'
import styles from './header.module.css'
import { HeaderMenu } from './header-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { PhoneMenuButton } from './phone-menu.tsx'
import { useMenus } from './site-menus.ts'

/** Bell and account: loaded only for signed-in people. */
const SignedIn = lazy(async () => (await import('./signed-in/late-signed-in.ts')).loadSignedIn())
/** For ten seconds after a visitor's first page. */
const BookNow = lazy(() => import('./book-now.tsx'))

export function Header() {
  const t = useTranslations('frame')
  const isStuck = useScrolledPast(stickyHeaderPx)
  const session = useSession()
  const isHydrated = useHydrated()
  const menus = useMenus()
  const { hasOffers, hasFree } = useSite()
  return (
    <header className={styles.header} data-stuck={isStuck || undefined}>
      <div className={`wrap ${styles.row}`}>
        <Logo />
        <nav className={styles.menu} aria-label={t('mainMenu')}>
          {menus.map((menu) => (
            <HeaderMenu key={menu.name} menu={menu} />
          ))}
        </nav>
        <div className={styles.end}>
          <SearchBox />
          <LanguageSwitch className={styles.desk} />
          <ThemeToggle />
          {session ? (
            <Suspense fallback={<span className={styles.waiting} />}>
              <SignedIn session={session} />
            </Suspense>
          ) : (
            <div className={styles.visitor}>
              {hasOffers && (
                <LocaleLink className={styles.offers} to={urls.bundles()}>
                  {t('offers')}
                </LocaleLink>
              )}
              <Button variant="bare" className={styles.desk} to={urls.login()}>
                {t('logIn')}
              </Button>
              <Button variant="bare" className={styles.desk} to={urls.register()}>
                {t('register')}
              </Button>
              {hasFree && (
                <Button
                  variant="accent"
                  small
                  className={styles.free}
                  to={urls.login(urls.freeAppointment())}
                >
                  {t('freeAppointment')}
                </Button>
              )}
              {isHydrated && hasFree && (
                <Suspense fallback={null}>
                  <BookNow />
                </Suspense>
              )}
            </div>
          )}
          <PhoneMenuButton />
        </div>
      </div>
    </header>
  )
}

export function Logo() {
  return (
    <LocaleLink className={styles.logo} to={urls.home()} data-logo="">
      <LogoMark />
      <span>{brandName}</span>
    </LocaleLink>
  )
}

import { Outlet } from 'react-router'
import { useTranslations } from 'use-intl'
import { Overlays } from '../ui/overlays.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Corner } from './corner.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { PageProgress } from './page-progress.tsx'

/** Header, page, footer, and what floats over them. */
export default function Frame() {
  const t = useTranslations('frame')
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <PageProgress />
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <Corner />
      <BottomBar />
      <Overlays />
    </>
  )
}

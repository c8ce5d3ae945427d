import '../../messages/static-pages.ts'
import type { AboutModule } from '@newyou/contract/content/static-pages/static-pages'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stack } from '../../ui/parts.tsx'
import { Prose } from '../../ui/prose.tsx'
import { urls } from '../../urls.ts'
import styles from './about-us.module.css'
import { OnlyInEnglish } from './only-in-english.tsx'
import { writtenIn } from './written.ts'

/** The page about us, section by section. */
export function AboutBody({ modules }: { modules: readonly AboutModule[] }) {
  const t = useTranslations('static-pages.about')
  const locale = useLocale()
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        {modules.some((module) => writtenIn(locale, module).lang !== locale) && <OnlyInEnglish />}
      </header>
      {modules.length === 0 ? (
        <div className="wrap">
          <EmptyState title={t('empty')} words={t('emptyWords')}>
            <Button variant="quiet" to={urls.healers()}>
              {t('healers')}
            </Button>
          </EmptyState>
        </div>
      ) : (
        modules.map((module) => <Module key={module.u_id} module={module} />)
      )}
      <div className={`wrap ${styles.foot}`}>
        <Button variant="primary" to={urls.healers()}>
          {t('healers')}
        </Button>
        <Button variant="quiet" to={urls.contactUs()}>
          {t('contact')}
        </Button>
        {modules.some((module) => module.is_demo) && <p className="small t3">{t('demo')}</p>}
      </div>
    </>
  )
}

function Module({ module }: { module: AboutModule }) {
  const { kind, image, image_alt } = module
  const { lang, title, body } = writtenIn(useLocale(), module)
  return (
    <section className={styles.module} data-kind={kind} lang={lang}>
      <Stack gap={6} className={`wrap ${styles.inside}`} data-pictured={image ? '' : undefined}>
        <div>
          <h2>{title}</h2>
          <Prose html={body} />
        </div>
        {image && (
          <Cover
            base={image}
            alt={image_alt}
            shape="photo"
            sizes="(width >= 1024px) 480px, calc(100vw - 32px)"
            className={styles.picture}
          />
        )}
      </Stack>
    </section>
  )
}

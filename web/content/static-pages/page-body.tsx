import '../../messages/static-pages.ts'
import type { StaticPage } from '@newyou/contract/content/static-pages/static-pages'
import { useLocale, useTranslations } from 'use-intl'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { dayOf, fullDate } from '../../ui/format.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Prose } from '../../ui/prose.tsx'
import { urls } from '../../urls.ts'
import { OnlyInEnglish } from './only-in-english.tsx'
import styles from './static-page.module.css'
import { writtenIn } from './written.ts'

/** A written page in the reader's language, with its version and the day of its last change. */
export function PageBody({ page }: { page: StaticPage }) {
  const t = useTranslations('static-pages.page')
  const locale = useLocale()
  const { lang, title, lead, body } = writtenIn(locale, page)
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        way={[
          { name: t('home'), to: urls.home() },
          { name: title, lang },
        ]}
      />
      <header className={styles.head}>
        <h1 lang={lang}>{title}</h1>
        {lead && (
          <p className="lead" lang={lang}>
            {lead}
          </p>
        )}
        {lang !== locale && <OnlyInEnglish />}
      </header>
      <div lang={lang}>
        <Prose html={body} />
      </div>
      <footer className={styles.foot}>
        <p className="small t3">
          {t('version', { version: page.version, date: fullDate(dayOf(page.updated_at), locale) })}
        </p>
        <LocaleLink to={urls.contactUs()}>{t('toContact')}</LocaleLink>
      </footer>
    </div>
  )
}

import { localeNames } from '@newyou/contract/locales'
import { useLocation } from 'react-router'
import { localeOf, locales, localized, withoutLocale } from '../ui/locale.ts'
import styles from './language-switch.module.css'

/** Leads to the same page in the other languages. A page is loaded anew: its words come with it. */
export function LanguageSwitch({ className = '' }: { className?: string | undefined }) {
  const { pathname, search, hash } = useLocation()
  const here = localeOf(pathname)
  return locales
    .filter((locale) => locale !== here)
    .map((locale) => (
      <a
        key={locale}
        className={`${styles.link} ${className}`}
        href={`${localized(withoutLocale(pathname), locale)}${search}${hash}`}
        lang={locale}
        hrefLang={locale}
      >
        {localeNames[locale]}
      </a>
    ))
}

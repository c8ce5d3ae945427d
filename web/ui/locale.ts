import { defaultLocale, type Locale, locales, localized } from '@newyou/contract/locales'

export { defaultLocale, type Locale, locales, localized }

/** The language that a path names. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split('/')[1]
  return locales.find((locale) => locale === first) ?? defaultLocale
}

/** The path of urls.ts that an address shows, without its language. */
export function withoutLocale(pathname: string): string {
  const locale = localeOf(pathname)
  return locale === defaultLocale ? pathname : pathname.slice(locale.length + 1) || '/'
}

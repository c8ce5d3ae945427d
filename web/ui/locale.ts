import { defaultLocale, type Locale, locales } from '@newyou/contract/locales'

export { defaultLocale, type Locale, locales }

/** The language that a path names. English stands at the plain paths, others under their code (`/hi/healers`). */
export function localeOf(pathname: string): Locale {
  const first = pathname.split('/')[1]
  return locales.find((locale) => locale === first) ?? defaultLocale
}

/** A path of urls.ts in a language. */
export function localized(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The path of urls.ts that an address shows, without its language. */
export function withoutLocale(pathname: string): string {
  const locale = localeOf(pathname)
  return locale === defaultLocale ? pathname : pathname.slice(locale.length + 1) || '/'
}

/** Languages of the site and its messages. A new one is added here, in web/messages and in server/messages. */
export const locales = ['en', 'hi'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'
/** The name of each language in that language. */
export const localeNames = { en: 'English', hi: 'हिन्दी' } as const satisfies Record<Locale, string>

/** A path of the site in a language: English has the plain paths, others a prefix (`/hi/healers`). */
export function localized(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The type of a catalogue in another language: the same keys with other texts. */
export type InLanguage<Catalogue> = {
  readonly [Name in keyof Catalogue]: Catalogue[Name] extends string ? string : InLanguage<Catalogue[Name]>
}

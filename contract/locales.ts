/** Languages in which the site and its messages are written. A language is added here, in web/messages and server/messages. */
export const locales = ['en', 'hi'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'
/** Each by its own name, for who looks for it. */
export const localeNames = { en: 'English', hi: 'हिन्दी' } as const satisfies Record<Locale, string>

/** A path of the site in a language: English stands at the plain paths, others under their code (`/hi/healers`). */
export function localized(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The shape of a catalogue in another language: the same names, other words. */
export type InLanguage<Catalogue> = {
  readonly [Name in keyof Catalogue]: Catalogue[Name] extends string ? string : InLanguage<Catalogue[Name]>
}

/** Languages in which the site and its messages are written. A language is added here, in web/messages and server/messages. */
export const locales = ['en'] as const
export type Locale = (typeof locales)[number] | 'hi'
export const defaultLocale: Locale = 'en'

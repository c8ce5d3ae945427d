import { addSayer } from '../api/say.ts'
import { addLanguage } from '../messages/index.ts'
import { defaultLocale, type Locale, locales } from './locale.ts'

/** The languages beside English; each is one file that is loaded where it is read. */
const others = {
  hi: () => import('../messages/hi/index.ts'),
} satisfies Record<Exclude<Locale, 'en'>, unknown>

/** Loads the words of a language; before anything is drawn in it. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (locale === 'en') return
  const { messages, say } = await others[locale]()
  addLanguage(locale, messages)
  addSayer(locale, say)
}

/** For the server, which draws every language. */
export const loadLanguages = () =>
  Promise.all(locales.filter((locale) => locale !== defaultLocale).map(loadLanguage))

import { backOfficePath } from '@newyou/contract/addresses'
import { defaultLocale, type Locale, localized } from '@newyou/contract/locales'
import type { Parameters } from './messages.ts'

/**
 * The same parameters with each address of the site leading to the page in the reader's language. Calls and the back
 * office have one address for all languages.
 */
export function inReadersLanguage(parameters: Parameters, locale: Locale, publicUrl: string): Parameters {
  if (locale === defaultLocale) return parameters
  const home = localized('/', locale)
  const staysAsItIs = (path: string) =>
    [home, '/api', backOfficePath].some((at) => `${path}/`.startsWith(`${at}/`))
  const lead = (value: Parameters[string]) => {
    if (typeof value !== 'string' || (value !== publicUrl && !value.startsWith(`${publicUrl}/`))) return value
    const path = value.slice(publicUrl.length)
    // `{site}/wallet` continues the address of the site itself.
    return staysAsItIs(path) ? value : publicUrl + localized(path || '/', locale)
  }
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, lead(value)]))
}

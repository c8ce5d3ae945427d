import { useLocale } from 'use-intl'
import { say } from '../api/say.ts'
import type { Locale } from '../ui/locale.ts'

/** What an order is called in the language of the page; the title of a product stays as it is. */
export function useOrderTitle() {
  const locale = useLocale() as Locale // the provider in root.tsx is given nothing else
  return (title: string) => say(locale, title)
}

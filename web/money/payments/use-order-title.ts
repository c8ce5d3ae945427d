import { useLocale } from 'use-intl'
import { say } from '../../api/say.ts'

/** Order title in the language of the page; the title of a product stays as it is. */
export function useOrderTitle() {
  const locale = useLocale()
  return (title: string) => say(locale, title)
}

import '../messages/ui-languages.ts'
import { useTranslations } from 'use-intl'

/** What the reader calls a language, by the English name under which it is kept; one that staff added keeps that name. */
export function useLanguageName() {
  const t = useTranslations('ui-languages')
  return (name: string) => {
    const known = name as 'Hindi' // asked before it is read
    return t.has(known) ? t(known) : name
  }
}

/** The same for several, in a row: `Hindi, Tamil, English`. */
export function useLanguageNames() {
  const nameOf = useLanguageName()
  return (names: readonly string[]) => names.map(nameOf).join(', ')
}

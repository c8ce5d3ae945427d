import { useTranslations } from 'use-intl'

/**
 * What the reader calls a language, by the English name under which it is kept; one that staff added keeps that name. English
 * pages do not load these words, because they would say the same.
 */
export function useLanguageName() {
  const t = useTranslations()
  return (name: string) => {
    const known = `ui-languages.${name}` as 'ui-languages.Hindi' // asked before it is read
    return t.has(known) ? t(known) : name
  }
}

/** The same for several, in a row: `Hindi, Tamil, English`. */
export function useLanguageNames() {
  const nameOf = useLanguageName()
  return (names: readonly string[]) => names.map(nameOf).join(', ')
}

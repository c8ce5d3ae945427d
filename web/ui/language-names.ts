import { useTranslations } from 'use-intl'

/**
 * Translated name of a language, by its stored English name; one added by staff keeps that name. English pages do not
 * load these words, because they would be the same.
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

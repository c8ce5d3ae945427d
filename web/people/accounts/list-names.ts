import { useTranslations } from 'use-intl'

/**
 * Translated name of a profession or state, by its stored English name; one added by staff keeps that name. English
 * pages do not load these words, because they would be the same.
 */
export function useListName(list: 'professions' | 'states') {
  const t = useTranslations()
  return (name: string) => {
    const known = `accounts-lists.${list}.${name}` as 'accounts-lists.states.Goa' // asked before it is read
    return t.has(known) ? t(known) : name
  }
}

import { useTranslations } from 'use-intl'

/**
 * What the reader calls a profession or a state, by the English name under which it is kept; one that staff added keeps
 * that name. English pages do not load these words, because they would say the same.
 */
export function useListName(list: 'professions' | 'states') {
  const t = useTranslations()
  return (name: string) => {
    const known = `accounts-lists.${list}.${name}` as 'accounts-lists.states.Goa' // asked before it is read
    return t.has(known) ? t(known) : name
  }
}

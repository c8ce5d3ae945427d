import { useLocale } from 'use-intl'
import { useSite } from './site.ts'

/** The helplines of the settings, with their notes in the language of the page where they have them. */
export function useHelplines() {
  const isHindi = useLocale() === 'hi'
  return useSite().settings.helplines.map(({ name, number, note, note_hi: inHindi }) => ({
    name,
    number,
    note: (isHindi && inHindi) || note,
  }))
}

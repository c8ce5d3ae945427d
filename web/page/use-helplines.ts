import type { Danger } from '@newyou/contract/foundation/crisis/kinds'
import { useLocale } from 'use-intl'
import { useSite } from './site.ts'

/** The helplines of the settings for these dangers, or all, in the language of the page where they have it. */
export function useHelplines(dangers: readonly Danger[] | 'all' = ['self-harm']) {
  const isHindi = useLocale() === 'hi'
  return useSite()
    .settings.helplines.filter(
      (line) => dangers === 'all' || line.dangers.some((danger) => dangers.includes(danger)),
    )
    .map(({ name, name_hi: nameInHindi, number, note, note_hi: noteInHindi }) => ({
      name: (isHindi && nameInHindi) || name,
      number,
      note: (isHindi && noteInHindi) || note,
    }))
}

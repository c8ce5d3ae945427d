import type { Locale } from '../ui/locale.ts'

interface Versioned {
  written_in?: string
  other_version?: { written_in: string } | null
}

/**
 * Puts the reader's version of everything that has two into an answer (`contract/versions.ts`). `written_in` stays where
 * the words are not in the reader's language, so a page marks what differs from the page around it and nothing else.
 */
export function inReadersWords<Answer>(answer: Answer, locale: Locale): Answer {
  if (typeof answer !== 'object' || !answer) return answer
  const versioned: Versioned = answer
  const { other_version: other } = versioned
  if (other !== undefined) {
    if (other?.written_in === locale) Object.assign(versioned, other)
    delete versioned.other_version
    if (versioned.written_in === locale) delete versioned.written_in
  }
  for (const part of Object.values(answer)) inReadersWords(part, locale)
  return answer
}

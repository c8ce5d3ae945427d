import { useState } from 'react'
import { useLocale } from 'use-intl'

/**
 * The language in which questions are asked: that of the page, until the reader chooses another here. The language of
 * the profile says only in which a person would talk to a healer.
 */
export function useLanguageOfQuestions() {
  const locale = useLocale()
  const [languageId, setLanguageId] = useState<string>()
  return { locale, languageId, setLanguageId }
}

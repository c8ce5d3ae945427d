import { useState } from 'react'
import { useLocale } from 'use-intl'
import { defaultLocale } from './locale.ts'
import { storageKeys } from './storage-keys.ts'

/**
 * The language in which questions are asked: by its id where the reader chose one, here or in the profile; that of the
 * page otherwise. A page in another language than English was chosen by itself, so there the profile does not count.
 */
export function useLanguageOfQuestions() {
  const locale = useLocale()
  const [languageId, setLanguageId] = useState(() =>
    locale === defaultLocale ? localStorage.getItem(storageKeys.languageId) || undefined : undefined,
  )
  return { locale, languageId, setLanguageId }
}

import '../../messages/signed-consents.ts'
import type { ConsentLocale } from '@newyou/contract/care/signed-consents/rules'
import { useLocale } from 'use-intl'

/** Titles and texts in the reader's language, which is the one that is signed. */
export function useConsentWords() {
  const locale: ConsentLocale = useLocale() === 'hi' ? 'hi' : 'en'
  return {
    locale,
    titleOf: (one: { title: string; title_hi: string }) => (locale === 'hi' ? one.title_hi : one.title),
    textOf: (one: { text: string; text_hi: string }) => (locale === 'hi' ? one.text_hi : one.text),
  }
}

import '../../messages/static-pages.ts'
import { defaultLocale } from '@newyou/contract/locales'
import { useLocale, useTranslations } from 'use-intl'

/** Says in other languages that what follows is written in English. */
export function OnlyInEnglish() {
  const t = useTranslations('static-pages')
  return useLocale() === defaultLocale ? null : <p className="small t3">{t('onlyInEnglish')}</p>
}

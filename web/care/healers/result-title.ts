import '../../messages/healers.ts'
import { useLocale, useTranslations } from 'use-intl'
import { useLanguageName } from '../../ui/language-names.ts'
import type { HealerFilters } from './filters.ts'

/** The filters in words, with what they leave: `14 healers speak Hindi and are free by tomorrow night`. */
export function useResultTitle(filters: HealerFilters, count: number): string {
  const t = useTranslations('healers.result')
  const names = useTranslations('categories')
  const languageName = useLanguageName()
  const locale = useLocale()
  if (count === 0) return t('none')
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })
  const topics = either.format(filters.category.map((slug) => names(slug).toLocaleLowerCase(locale)))
  const subject = topics ? t('subjectFor', { count, topics }) : t('subject', { count })
  const parts: string[] = []
  if (filters.language.length > 0)
    parts.push(t('speaks', { count, languages: either.format(filters.language.map(languageName)) }))
  if (filters.free !== 'any') parts.push(t(`free.${filters.free}`, { count }))
  const [first, second] = parts
  if (first && second) return t('sentenceTwo', { subject, first, second })
  if (first) return t('sentenceOne', { subject, first })
  return topics ? subject : t('all', { count })
}

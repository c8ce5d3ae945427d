import '../../messages/suggestions.ts'
import type { CategorySlug } from '@newyou/contract/care/healers/healers'
import type { Suggestion, SuggestionReason, Suggestions } from '@newyou/contract/suggestion-shape'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { storeSuggestions } from '../../session/session.ts'
import { useFullStop } from '../../ui/full-stop.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { CardGrid, Row, Section } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { keptSuggestions } from './kept-suggestions.ts'

const freshMs = 5 * 60_000
const reasonsShown = 2

/** On the dashboard: what the session suggested, at once from the storage, and anew when that is some minutes old. */
export function SuggestionsGlance() {
  const t = useTranslations('suggestions')
  const { data } = useQuery({
    queryKey: ['suggestions'],
    staleTime: freshMs,
    placeholderData: keptSuggestions,
    queryFn: async ({ signal }): Promise<Suggestions> => {
      const { data: fresh } = await callApi('GET /api/website/suggestion', { signal })
      storeSuggestions(fresh)
      return fresh
    },
  })
  if (!data || data.course.length + data.healer.length === 0) return null
  const all = [...data.course, ...data.healer].flatMap(({ reasons }) => reasons)
  const isFromAnswers = all.some(({ code }) => code === 'topic' || code === 'bought')
  return (
    <Section>
      <h2>{t('title')}</h2>
      <CardGrid as="div" columns={2} gap={6}>
        <List title={t('healers')} suggestions={data.healer} to={urls.healer} />
        <List title={t('courses')} suggestions={data.course} to={urls.course} />
      </CardGrid>
      <p className="small t2">
        {t(isFromAnswers ? 'whyAllowed' : 'why')}{' '}
        <LocaleLink to={urls.privacyCentre()}>{t('settings')}</LocaleLink>
      </p>
    </Section>
  )
}

interface ListProps {
  title: string
  suggestions: readonly Suggestion[]
  to: (id: string) => string
}

function List({ title, suggestions, to }: ListProps) {
  const stop = useFullStop()
  const reason = useReason()
  if (suggestions.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {suggestions.map((one) => (
          <Row key={one.u_id} gap={0} size="small">
            <LocaleLink to={to(one.u_id)}>{one.title}</LocaleLink>
            <p className="small t2">{one.reasons.slice(0, reasonsShown).map(reason).join(`${stop} `)}</p>
          </Row>
        ))}
      </ul>
    </div>
  )
}

/** A reason in the reader's words. */
function useReason() {
  const t = useTranslations('suggestions.reasons')
  const category = useTranslations('categories')
  const locale = useLocale()
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  return ({ code, value }: { code: SuggestionReason; value: string }) => {
    if (code === 'topic' || code === 'bought') return t(code, { topic: category(value as CategorySlug) }) // its value is one
    if (code === 'language') return t(code, { language: languages.of(value) ?? value })
    if (code === 'time') return t(code, { part: value })
    return t(code)
  }
}

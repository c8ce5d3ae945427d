import '../../messages/action-plans.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { dayOf } from '../../ui/format.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Section, Stack } from '../../ui/parts.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { planQueries } from './queries.ts'
import { TodayList } from './today-list.tsx'

/** On the dashboard: what the plans ask of today. Nothing when they ask nothing. */
export function PlanGlance() {
  const t = useTranslations('action-plans')
  const today = dayOf(useNow(), useVisitorZone())
  const { data } = useQuery(planQueries.today())
  const { data: week } = useQuery({
    ...planQueries.score(today, 7),
    enabled: data !== undefined && data.length > 0,
  })
  // Kept for when there is no line; the glance itself shows today alone.
  useQuery({ ...planQueries.mine(1), enabled: data !== undefined && data.length > 0 })
  if (!data || data.length === 0) return null
  return (
    <Section>
      <h2>{t('today.glance')}</h2>
      <TodayList reminders={data} short />
      {week && (
        <Stack as="p" width="words" above={2} className="small t3">
          {t('week.words', { due: week.due, done: `${week.done}`, percent: `${week.percent ?? 0}` })}
        </Stack>
      )}
      <p className="small">
        <LocaleLink to={urls.myActionPlan()}>{t('today.everything')}</LocaleLink>
      </p>
    </Section>
  )
}

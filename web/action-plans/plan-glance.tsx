import '../messages/action-plans.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { dayOf } from '../ui/format.ts'
import { LocaleLink } from '../ui/locale-link.tsx'
import { useNow, useVisitorZone } from '../ui/visitor-time.tsx'
import { urls } from '../urls.ts'
import styles from './my-action-plan.module.css'
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
    <section className={styles.section}>
      <h2>{t('today.glance')}</h2>
      <TodayList reminders={data} short />
      {week && (
        <p className={`small t3 ${styles.words}`}>
          {t('week.words', { due: week.due, done: `${week.done}`, percent: `${week.percent ?? 0}` })}
        </p>
      )}
      <p className="small">
        <LocaleLink to={urls.myActionPlan()}>{t('today.everything')}</LocaleLink>
      </p>
    </section>
  )
}

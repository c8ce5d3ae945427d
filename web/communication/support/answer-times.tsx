import '../../messages/support.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { supportQueries } from './queries.ts'
import styles from './support.module.css'
import { useDayAndTime } from './when.ts'

/** How many tickets wait for us, and how quickly the last month's were answered. */
export function AnswerTimes() {
  const t = useTranslations('support.desk')
  const dayAndTime = useDayAndTime()
  const { data } = useQuery(supportQueries.deskTimes())
  if (!data) return null
  const { waiting, waiting_since: since, half_within_minutes: half, most_within_minutes: most } = data
  const within = (minutes: number) =>
    minutes < 120 ? t('minutes', { count: minutes }) : t('hours', { count: Math.round(minutes / 60) })
  return (
    <p className={`small t2 ${styles.lead}`}>
      {t('times', { waiting, since: since ? dayAndTime(since) : '' })}{' '}
      {half !== null &&
        most !== null &&
        t('timesFirst', {
          days: `${data.days}`,
          answered: `${data.answered}`,
          opened: data.opened,
          half: within(half),
          most: within(most),
        })}
    </p>
  )
}

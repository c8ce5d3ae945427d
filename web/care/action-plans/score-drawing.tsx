import '../../messages/action-plans.ts'
import type { ActionPlanScore } from '@newyou/contract/care/action-plans'
import { useLocale, useTranslations } from 'use-intl'
import { addDays, dayNames } from '../../ui/format.ts'
import styles from './today-list.module.css'

const daysUntil = (today: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count))

/** The last seven days: a dot for each action that was due, filled where it was done. */
export function WeekStrip({ score, today }: { score: ActionPlanScore; today: string }) {
  const t = useTranslations('action-plans.week')
  const locale = useLocale()
  const byDay = new Map(score.days.map((day) => [day.day, day]))
  return (
    <ol className={styles.week} aria-label={t('label')}>
      {daysUntil(today, 7).map((day) => {
        const { due, done } = byDay.get(day) ?? { due: 0, done: 0 }
        const { weekday, weekdayShort, number } = dayNames(day, locale)
        return (
          <li key={day} data-today={day === today || undefined}>
            <span className="sr-only">{t('day', { weekday, due, done: `${done}` })}</span>
            <span aria-hidden="true" className="small t3">
              {weekdayShort}
            </span>
            <span aria-hidden="true" className={styles.number}>
              {number}
            </span>
            <span aria-hidden="true" className={styles.dots}>
              {Array.from({ length: due }, (_, dot) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dots are all the same
                <span key={dot} data-done={dot < done || undefined} />
              ))}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const step = 24
const ring = 8
const monthDays = 30
const inRow = 15

/**
 * Thirty days as two rows of dots, the last one today: a point where nothing was due, a ring where something was, filled
 * as far as it was done.
 */
export function MonthDots({ score, today }: { score: ActionPlanScore; today: string }) {
  const byDay = new Map(score.days.map((day) => [day.day, day]))
  return (
    <svg
      viewBox={`0 0 ${inRow * step} ${(monthDays / inRow) * step}`}
      aria-hidden="true"
      className={styles.month}
    >
      {daysUntil(today, monthDays).map((day, index) => {
        const { due, done } = byDay.get(day) ?? { due: 0, done: 0 }
        const at = {
          cx: (index % inRow) * step + step / 2,
          cy: Math.floor(index / inRow) * step + step / 2,
        }
        if (due === 0) return <circle key={day} {...at} r="1.5" className={styles.nothing} />
        return (
          <g key={day}>
            <circle {...at} r={ring} className={styles.ring} />
            {done > 0 && <circle {...at} r={Math.sqrt(done / due) * ring} className={styles.filled} />}
          </g>
        )
      })}
    </svg>
  )
}

import '../messages/action-plans.ts'
import type { ActionPlanScore } from '@newyou/contract/action-plans'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './my-action-plan.module.css'
import { MonthDots } from './score-drawing.tsx'

/** Thirty days in dots and in words, with how they are counted and who else sees them. */
export function PlanScore({
  score,
  today,
  shared,
}: {
  score: ActionPlanScore
  today: string
  shared?: ReactNode
}) {
  const t = useTranslations('action-plans.month')
  return (
    <>
      <MonthDots score={score} today={today} />
      <p className={`t2 ${styles.words}`}>
        {t('words', { due: score.due, done: `${score.done}`, percent: `${score.percent ?? 0}` })}
      </p>
      <p className={`small t3 ${styles.words}`}>
        {t('how')} {shared}
      </p>
    </>
  )
}

import '../../messages/action-plans.ts'
import type { ActionPlanScore } from '@newyou/contract/care/action-plans'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Stack } from '../../ui/parts.tsx'
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
      <Stack as="p" width="words" above={2} className="t2">
        {t('words', { due: score.due, done: `${score.done}`, percent: `${score.percent ?? 0}` })}
      </Stack>
      <Stack as="p" width="words" above={2} className="small t3">
        {t('how')} {shared}
      </Stack>
    </>
  )
}

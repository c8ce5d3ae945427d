import '../../messages/progress.ts'
import type { Progress } from '@newyou/contract/care/progress'
import type { ProgressSide } from '@newyou/contract/care/progress/limits'
import type { ReactNode } from 'react'
import { Stack } from '../../ui/parts.tsx'
import { GoalCard } from './goal-card.tsx'
import { MeasureCard } from './measure-card.tsx'
import { NewGoalForm } from './new-goal.tsx'
import { Suggested } from './suggested.tsx'
import type { useProgressCalls } from './use-progress-calls.ts'

/** What client and healer want to reach, and how it goes; both see the same. */
export function ProgressOfTwo({
  of,
  side,
  calls,
  below,
}: {
  of: Progress
  side: ProgressSide
  calls: ReturnType<typeof useProgressCalls>
  /** What this side alone can do. */
  below?: ReactNode
}) {
  const other = side === 'client' ? of.healer.full_name : of.client_name
  return (
    <Stack gap={4}>
      {of.suggestions.map((one) => (
        <Suggested
          key={one.kind === 'no-change' ? one.test_code : one.kind}
          suggestion={one}
          onDismiss={() =>
            calls.dismiss({ kind: one.kind, test_code: one.kind === 'no-change' ? one.test_code : null })
          }
        />
      ))}
      {of.goals.length + of.measures.length > 0 && (
        <Stack as="ul" gap={4}>
          {of.goals.map((goal) => (
            <GoalCard key={goal.u_id} goal={goal} side={side} other={other} calls={calls} />
          ))}
          {of.measures.map((measure) => (
            <MeasureCard key={measure.u_id} measure={measure} side={side} calls={calls} />
          ))}
        </Stack>
      )}
      <NewGoalForm other={other} onSuggest={calls.suggest} />
      {below}
    </Stack>
  )
}

import '../../messages/progress.ts'
import type { Progress } from '@newyou/contract/care/progress'
import type { ProgressSide } from '@newyou/contract/care/progress/limits'
import { Stack } from '../../ui/parts.tsx'
import { GoalCard } from './goal-card.tsx'
import { NewGoalForm } from './new-goal.tsx'
import { useProgressCalls } from './use-progress-calls.ts'

/** What client and healer want to reach; both see the same. */
export function ProgressOfTwo({ of, side, id }: { of: Progress; side: ProgressSide; id: string }) {
  const calls = useProgressCalls(side, id)
  const other = side === 'client' ? of.healer.full_name : of.client_name
  return (
    <Stack gap={4}>
      {of.goals.length > 0 && (
        <Stack as="ul" gap={4}>
          {of.goals.map((goal) => (
            <GoalCard key={goal.u_id} goal={goal} side={side} other={other} calls={calls} />
          ))}
        </Stack>
      )}
      <NewGoalForm other={other} onSuggest={calls.suggest} />
    </Stack>
  )
}

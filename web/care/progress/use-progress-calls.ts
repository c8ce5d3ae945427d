import type { GoalEnd, NewGoal, ReviewForm } from '@newyou/contract/care/progress'
import type { ProgressSide } from '@newyou/contract/care/progress/limits'
import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

/** What the person of one side does with goals; `of` is the healer for a client, an appointment for a healer. */
export function useProgressCalls(side: ProgressSide, of: string) {
  const queries = useQueryClient()
  const isClient = side === 'client'
  const then = async (call: Promise<unknown>) => {
    await call
    await queries.invalidateQueries({ queryKey: ['progress'] })
  }
  return {
    suggest: (body: NewGoal) =>
      then(
        isClient
          ? callApi('POST /api/website/goal', { body: { ...body, healer_u_id: of } })
          : callApi('POST /api/practice/goal', { body: { ...body, appointment_u_id: of } }),
      ),
    agree: (goalId: string) =>
      then(
        callApi(
          isClient ? 'POST /api/website/goal/{goalId}/agree' : 'POST /api/practice/goal/{goalId}/agree',
          {
            params: { goalId },
          },
        ),
      ),
    end: (goalId: string, body: GoalEnd) =>
      then(
        callApi(isClient ? 'POST /api/website/goal/{goalId}/end' : 'POST /api/practice/goal/{goalId}/end', {
          params: { goalId },
          body,
        }),
      ),
    review: (reviewId: string, body: ReviewForm) =>
      then(
        callApi(
          isClient ? 'PUT /api/website/goal-review/{reviewId}' : 'PUT /api/practice/goal-review/{reviewId}',
          { params: { reviewId }, body },
        ),
      ),
  }
}

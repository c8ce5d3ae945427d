import type { Dismissal, GoalEnd, NewGoal, ReviewForm } from '@newyou/contract/care/progress'
import type { ProgressSide } from '@newyou/contract/care/progress/limits'
import type { MeasureForm } from '@newyou/contract/care/progress/measures'
import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

/** What the person of one side does with goals and measures; `of` is the healer for a client, an appointment for a healer. */
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
    /** For a healer alone. */
    askMeasure: (measure: MeasureForm) =>
      then(callApi('PUT /api/practice/measure', { body: { ...measure, appointment_u_id: of } })),
    endMeasure: (measureId: string) =>
      then(
        callApi(
          isClient
            ? 'POST /api/website/measure/{measureId}/end'
            : 'POST /api/practice/measure/{measureId}/end',
          { params: { measureId } },
        ),
      ),
    dismiss: (suggestion: Dismissal) =>
      then(
        isClient
          ? callApi('POST /api/website/progress-suggestion/dismiss', {
              body: { ...suggestion, healer_u_id: of },
            })
          : callApi('POST /api/practice/progress-suggestion/dismiss', {
              body: { ...suggestion, appointment_u_id: of },
            }),
      ),
  }
}

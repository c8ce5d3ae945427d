import { queryClient } from '../api/query-client.ts'
import { useAction } from '../api/use-action.ts'
import { callApi } from '../session/call-api.ts'

const refetch = () => queryClient.invalidateQueries({ queryKey: ['action-plans'] })

/** Answers a reminder, one press at a time; every list of plans fetches again. True when it was taken. */
export function useAnswers() {
  const { run, busyWith } = useAction(
    async ({ reminderId, isDone }: { reminderId: string; isDone: boolean | null }) => {
      await callApi('PATCH /api/website/action-plan-notification/{u_id}', {
        params: { u_id: reminderId },
        body: { done_notification: isDone },
      })
      await refetch()
    },
    { onFailure: refetch },
  )
  return {
    /** Null takes an answer back. */
    answer: (reminderId: string, isDone: boolean | null) => run({ reminderId, isDone }),
    busy: busyWith?.reminderId,
  }
}

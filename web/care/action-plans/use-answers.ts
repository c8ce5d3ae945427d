import { useAction } from '../../api/use-action.ts'
import { sendUnsent } from '../../session/send-unsent.ts'
import { keepReminderAnswer, useUnsent } from '../../session/unsent.ts'

/**
 * Answers a reminder, one press at a time; every list of plans fetches again. Without a line the answer is kept on this
 * device and sent later. True when it was taken or kept.
 */
export function useAnswers() {
  const { reminders } = useUnsent()
  const { run, busyWith } = useAction(
    async ({ reminderId, isDone }: { reminderId: string; isDone: boolean | null }) => {
      keepReminderAnswer(reminderId, isDone)
      await sendUnsent()
    },
  )
  return {
    /** Null takes an answer back. */
    answer: (reminderId: string, isDone: boolean | null) => run({ reminderId, isDone }),
    busy: busyWith?.reminderId,
    /** Answers given here that are not sent yet. */
    unsent: reminders,
  }
}

import { useState } from 'react'
import { useErrorWords } from '../api/error-words.ts'
import { queryClient } from '../api/query-client.ts'
import { callApi } from '../session/call-api.ts'
import { toast } from '../ui/overlay-store.ts'

/** Answers a reminder, one press at a time; whatever shows plans asks again. True when it was taken. */
export function useAnswers() {
  const wordsFor = useErrorWords()
  const [busy, setBusy] = useState<string>()

  async function answer(reminderId: string, isDone: boolean) {
    if (busy) return false
    setBusy(reminderId)
    try {
      await callApi('PATCH /api/website/action-plan-notification/{u_id}', {
        params: { u_id: reminderId },
        body: { done_notification: isDone },
      })
      return true
    } catch (error) {
      toast({ mood: 'bad', words: wordsFor(error) })
      return false
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['action-plans'] })
      setBusy(undefined)
    }
  }

  return { answer, busy }
}

import { socketEvents } from '@newyou/contract/socket-events'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../session/call-api.ts'
import { useLive } from '../../session/live-events.ts'

/** It is said this often while one writes, and stands a little longer. */
const everyMs = 3000
const standsMs = 5000

/** Says that one is writing here, now and then. It may get lost without harm. */
export function useSayTyping(chatId: string) {
  const saidAt = useRef(0)
  return () => {
    if (Date.now() - saidAt.current < everyMs) return
    saidAt.current = Date.now()
    void callApi('POST /api/website/all-user-chat/{id}/typing', { params: { id: chatId } }).catch(
      () => undefined,
    )
  }
}

/** Whether another is writing here; over with what they wrote. */
export function useIsTyping(chatId: string, lastSeq: number | undefined) {
  const [since, setSince] = useState<number>()
  useLive(({ change }) => {
    if (change?.event === socketEvents.typing && change.message.target_id === chatId) setSince(Date.now())
  })
  useEffect(() => {
    if (since === undefined) return
    const timer = setTimeout(() => setSince(undefined), standsMs)
    return () => clearTimeout(timer)
  }, [since])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message that came
  useEffect(() => setSince(undefined), [lastSeq])
  return since !== undefined
}

import { useEffect } from 'react'
import { useAction } from '../../api/use-action.ts'
import { sendUnsent } from '../../session/send-unsent.ts'
import { isWaiting, useUnsent } from '../../session/unsent.ts'

/** A line may come back without the browser's saying so. */
const tryEveryMs = 20_000

/** Sends the answers that wait on this device: when a page opens, when the line is back, and now and then. */
export function useSendUnsent() {
  const hasWaiting = isWaiting(useUnsent())
  const { run } = useAction(sendUnsent)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` reads the latest by itself
  useEffect(() => {
    if (!hasWaiting) return
    const send = () => void run()
    if (navigator.onLine) send()
    window.addEventListener('online', send)
    const timer = setInterval(send, tryEveryMs)
    return () => {
      window.removeEventListener('online', send)
      clearInterval(timer)
    }
  }, [hasWaiting])
}

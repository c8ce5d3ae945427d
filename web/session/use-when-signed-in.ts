import { useEffect, useEffectEvent } from 'react'
import { useSession } from './session.ts'

/**
 * Asks again for what a public page shows, as the person who is signed in sees it: the page itself is the same for
 * everyone and does not say what is one's own. A failure leaves the page as it came.
 */
export function useWhenSignedIn<T>(load: (signal: AbortSignal) => Promise<T>, show: (found: T) => void) {
  const personId = useSession()?.userId
  const ask = useEffectEvent((signal: AbortSignal) => {
    load(signal)
      .then((found) => signal.aborted || show(found))
      .catch(() => {})
  })
  useEffect(() => {
    if (!personId) return
    const leaving = new AbortController()
    ask(leaving.signal)
    return () => leaving.abort()
  }, [personId])
}

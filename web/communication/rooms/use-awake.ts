import { useEffect } from 'react'

/** The screen stays on during a session, where the browser can do that. It is let go whenever the page is hidden. */
export function useAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    async function hold() {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      // Refused on a low battery: then the screen goes dark as ever.
      const held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) await held?.release()
      else lock = held
    }
    const onSeen = () => void hold()
    onSeen()
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onSeen)
      void lock?.release()
    }
  }, [])
}

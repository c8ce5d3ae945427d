import { useEffect, useState, useSyncExternalStore } from 'react'
import { storageKeys } from '../../ui/storage-keys.ts'

const stillQuery = '(prefers-reduced-motion: reduce)'

/** Whether the device asks for stillness; assumed until the page is awake, so that nothing moves unasked. */
export function useStillness() {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(stillQuery)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(stillQuery).matches,
    () => true,
  )
}

/** Whether this tab is visible. */
export function useIsLookedAt() {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => !document.hidden,
    () => false,
  )
}

/** Silent until sound is wanted; that is remembered on this device. */
export function useSound() {
  const [isMuted, setMuted] = useState(true)
  useEffect(() => setMuted(localStorage.getItem(storageKeys.reelSound) !== 'on'), [])
  return {
    isMuted,
    toggle() {
      localStorage.setItem(storageKeys.reelSound, isMuted ? 'on' : 'off')
      setMuted(!isMuted)
    },
    /** Silent for now, because the browser wants a press before it lets sound out; the wish stays. */
    quieten: () => setMuted(true),
  }
}

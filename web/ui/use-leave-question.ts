import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { confirm } from './overlay-store.ts'

/** Asks before the page is left while something on it is not saved; the browser asks before the tab is closed. */
export function useLeaveQuestion(isUnsaved: boolean, question: Parameters<typeof confirm>[0]) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  const { state } = blocker
  // biome-ignore lint/correctness/useExhaustiveDependencies: one question for each attempt
  useEffect(() => {
    if (state !== 'blocked') return
    void confirm(question).then((isSure) => (isSure ? blocker.proceed?.() : blocker.reset?.()))
  }, [state])
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

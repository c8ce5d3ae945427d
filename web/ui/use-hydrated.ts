import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first paint, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

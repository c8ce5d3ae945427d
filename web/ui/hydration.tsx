import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'

const Hydrated = createContext(false)
let isOver = false

/**
 * Tells the page that it is hydrated. In a transition: what changes then is drawn in slices, where a store that says
 * something else than the server did would have all of it drawn at once.
 */
export function Hydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    isOver = true
    startTransition(() => setHydrated(true))
  }, [])
  return <Hydrated value={isHydrated}>{children}</Hydrated>
}

/** False on the server and in the first paint, true from then on. */
export const useHydrated = () => useContext(Hydrated)

/** Whether what is drawn for the first time now stands in the page already, as the server wrote it. */
export const isWrittenByServer = () => !isOver

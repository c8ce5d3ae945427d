import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'

const Hydrated = createContext(false)
let isOver = false

/**
 * Tells the page that it is hydrated. In a transition, so that React renders the changes in slices; a store whose
 * client value differs from the server's would render them all at once.
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

/** Whether a component that first renders now is already in the page as the server's HTML. */
export const isWrittenByServer = () => !isOver

import { useEffect, useRef } from 'react'

const againMs = 200

/** The result replaces a long page: scrolls to the top, and moves the focus to its heading. */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The payment event may come before the gateway's dialog closes; until then the page cannot take focus.
    const timer = setInterval(arrive, againMs)
    function arrive() {
      heading.current?.focus({ preventScroll: true })
      if (document.activeElement === heading.current) clearInterval(timer)
    }
    arrive()
    window.scrollTo({ top: 0 })
    return () => clearInterval(timer)
  }, [])
  return heading
}

import { useEffect, useRef } from 'react'

const againMs = 200

/** What was bought takes the place of a long page: it is seen from its beginning, and read from its heading. */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The news of the payment may be faster than the gateway's window, behind which the page takes no focus.
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

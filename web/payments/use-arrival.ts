import { useEffect, useRef } from 'react'

/** What was bought takes the place of a long page: it is seen from its beginning, and read from its heading. */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

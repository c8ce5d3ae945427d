import { useEffect, useRef, useState } from 'react'

/** The width of an element, and again when it changes; 0 before it stands. */
export function useWidth<Of extends HTMLElement>() {
  const element = useRef<Of>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const watch = new ResizeObserver(([seen]) => setWidth(Math.round(seen?.contentRect.width ?? 0)))
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [])
  return { element, width }
}

import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * How long a part in the corner stays. It waits while the pointer or the focus is on it or a question is open, and at
 * least `leastMs` after they have left it. Gives the attributes for the part.
 */
export function useStay({
  ms,
  leastMs,
  isAsking = false,
  onEnd,
}: {
  ms: number
  leastMs: number
  isAsking?: boolean
  onEnd: () => void
}) {
  const [isHeld, setHeld] = useState(false)
  const left = useRef(ms)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isHeld || isAsking) return
    const since = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(leastMs, left.current - (performance.now() - since))
    }
  }, [isHeld, isAsking, leastMs])
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setHeld(false)
    },
  }
}

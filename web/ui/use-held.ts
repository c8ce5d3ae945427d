import { useEffect, useState } from 'react'

/**
 * Whether a pointer is down on the element that takes the attributes. It counts as down until the handlers of its release
 * have run, so that a drop still meets what was in sight.
 */
export function usePressed() {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!isPressed) return
    const release = (event: Event) => {
      // The browser cancels the pointer of a finger when a long press begins; the finger is still down.
      if (event instanceof PointerEvent && event.pointerType === 'touch') return
      setTimeout(() => setPressed(false))
    }
    const ends = ['pointerup', 'pointercancel', 'touchend', 'touchcancel']
    for (const end of ends) addEventListener(end, release)
    return () => {
      for (const end of ends) removeEventListener(end, release)
    }
  }, [isPressed])
  return [isPressed, { onPointerDownCapture: () => setPressed(true) }] as const
}

/** The value of before while `isHeld`, else the newest: nothing moves under a pointer that holds something. */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const [held, setHeld] = useState(value)
  if (!isHeld && !Object.is(held, value)) setHeld(value)
  return isHeld ? held : value
}

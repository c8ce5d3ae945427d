import { useEffect, useRef } from 'react'

const keys: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 }
/** The side to which it points, in a book that is read from the left. */
const arrows: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrows and page keys turn the page, Escape leaves; an open panel has the keys first. */
export function useReaderKeys(does: {
  turn: (direction: 1 | -1) => void
  leave: () => void
  isFromRight: boolean
}) {
  const latest = useRef(does)
  latest.current = does
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
      if (altKey || ctrlKey || metaKey || shiftKey) return
      const isPanelOpen =
        document.querySelector('[data-dock] [aria-expanded="true"], [role="dialog"]') !== null
      if (isPanelOpen) return
      if (target instanceof HTMLElement && target.matches('input, select, textarea')) return
      if (key === 'Escape') latest.current.leave()
      const arrow = arrows[key]
      const direction = arrow ? ((latest.current.isFromRight ? -arrow : arrow) as 1 | -1) : keys[key]
      if (!direction) return
      event.preventDefault()
      latest.current.turn(direction)
    }
    // While it goes down, so that a panel which Escape closes is still seen to be open.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}

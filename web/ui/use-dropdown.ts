import { useEffect, useId, useRef, useState } from 'react'

/**
 * A panel that opens under its button: Escape, a click elsewhere and leaving it by keyboard close it, and focus
 * returns to the button. Spread `root` on the element around both, `button` and `panel` on the two.
 */
export function useDropdown() {
  const [isOpen, setOpen] = useState(false)
  const rootRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      buttonRef.current?.focus()
    }
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', onFocus)
    }
  }, [isOpen])

  return {
    isOpen,
    close: () => setOpen(false),
    root: { ref: rootRef },
    button: {
      ref: buttonRef,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setOpen((wasOpen) => !wasOpen),
    },
    panel: { id },
  }
}

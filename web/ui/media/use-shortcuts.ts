import { useEffect, useRef } from 'react'

export type Shortcuts = Partial<Record<string, () => void>>

/** Where keys mean something else already. */
const ownKeys = 'input, textarea, select, [contenteditable], [role="slider"]'
const pressable = 'button, a, summary'

/** Keyboard shortcuts of the player, by lower-case `event.key`; ignored in fields, dialogs and unless `isOn`. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean) {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (document.querySelector('dialog[open], [role="dialog"]')) return
      const target = event.target instanceof Element ? event.target : undefined
      if (target?.closest(ownKeys)) return
      if (event.key === ' ' && target?.closest(pressable)) return
      const act = latest.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}

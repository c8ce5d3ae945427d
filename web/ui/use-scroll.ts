import { useSyncExternalStore } from 'react'

const listen = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

const step = 10
/** How far the page is scrolled, rounded so that screens change seldom, and which share of it that is. */
export function useScroll() {
  const top = useSyncExternalStore(
    listen,
    () => Math.floor(window.scrollY / step) * step,
    () => 0,
  )
  const percent = useSyncExternalStore(
    listen,
    () => {
      const room = document.documentElement.scrollHeight - window.innerHeight
      return room > 0 ? Math.round((window.scrollY / room) * 50) * 2 : 0
    },
    () => 0,
  )
  return { top, share: Math.min(1, percent / 100) }
}

/** Whether the page is scrolled at least so far; changes only when that changes. */
export function useScrolledPast(px: number) {
  return useSyncExternalStore(
    listen,
    () => window.scrollY >= px,
    () => false,
  )
}

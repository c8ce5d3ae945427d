import { useSyncExternalStore } from 'react'

interface Scroll {
  top: number
  /** The share of the page that is scrolled away. */
  share: number
  /** Whether the page was last scrolled towards its beginning. */
  isUp: boolean
}

const atTop: Scroll = { top: 0, share: 0, isUp: false }
let now = atTop

/** The browser is asked after it has laid the page out: asked while the page wakes up, it would do that at once. */
const listen = (listener: () => void) => {
  const read = () => {
    const top = scrollY
    const room = document.documentElement.scrollHeight - innerHeight
    now = {
      top,
      share: top / (room || 1),
      isUp: top === now.top ? now.isUp : top < now.top,
    }
    listener()
  }
  const frame = requestAnimationFrame(read)
  addEventListener('scroll', read, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', read)
  }
}

/** A value read from the scroll state; the component renders only when it changes. */
export const useScroll = <Value extends boolean | number>(read: (scroll: Scroll) => Value) =>
  useSyncExternalStore(
    listen,
    () => read(now),
    () => read(atTop),
  )

/** Whether the page is scrolled at least so far. */
export const useScrolledPast = (px: number) => useScroll(({ top }) => top >= px)

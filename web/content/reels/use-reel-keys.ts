import { type RefObject, useEffect, useRef } from 'react'

export interface ReelKeys {
  go: (by: 1 | -1) => void
  togglePlay: () => void
  toggleLike: () => void
  toggleSound: () => void
}

/** Nothing has the focus, or only the page itself, as after coming from another page. */
export const isPageItself = (element: Element | null) => element === document.body || element?.id === 'main'

/** Arrows, space, L and M. Letters only while the focus is in the feed, so that they do nothing elsewhere. */
export function useReelKeys(feed: RefObject<HTMLElement | null>, keys: ReelKeys) {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : document.body
      const isInFeed = feed.current?.contains(target) ?? false
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!isInFeed && !isPageItself(target)) return
      const { go, togglePlay, toggleLike, toggleSound } = latest.current
      const onButton = target.closest('button, a') !== null
      const { key } = event
      const actions = new Map([
        ['ArrowDown', () => go(1)],
        ['ArrowUp', () => go(-1)],
        ...(onButton ? [] : [[' ', togglePlay] as const]),
        ...(isInFeed
          ? ([
              ['l', toggleLike],
              ['m', toggleSound],
            ] as const)
          : []),
      ])
      const action = actions.get(key.length === 1 ? key.toLowerCase() : key)
      if (!action) return
      event.preventDefault()
      if (!event.repeat || key.startsWith('Arrow')) action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [feed])
}

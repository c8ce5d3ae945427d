import { useCallback, useEffect, useRef, useState } from 'react'
import { type Goal, type OpenedBook, type Place, percentAt } from './opened-book.ts'
import {
  isAtEnd,
  isAtStart,
  scrollScreen,
  scrollToShare,
  shareOf,
  shareOfAnchor,
  shareRead,
} from './places.ts'

interface Here extends Place {
  /** As `share`, but whole once the foot of the last part was seen. */
  shareRead: number
}

const shareAt = (page: Element, { share, anchor }: { share: number; anchor?: string | undefined }) =>
  (anchor === undefined ? undefined : shareOfAnchor(page, anchor)) ?? share

type Keep = (place: Place & { progress_percent: number }) => void

/** Where the reader is: follows the scrolling, goes to parts, and says to `keep` what is to be kept. */
export function usePlace(book: OpenedBook, first: Place | null, keep: Keep) {
  const [here, setHere] = useState<Here>(() => {
    const part = Math.min(first?.part ?? 0, book.parts - 1)
    const share = part === first?.part ? first.share : 0
    return { part, share, shareRead: share }
  })
  const [page, setPage] = useState<Element>()
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: false, isLast: false })
  /** Scroll target of the part once it is shown. */
  const target = useRef<Place & { anchor?: string | undefined }>(here)

  const measure = useCallback(
    (shown: Element) => {
      const { part } = target.current
      const share = shareOf(shown)
      target.current = { part, share }
      const isLast = part === book.parts - 1
      const next = { part, share, shareRead: isLast ? shareRead(share) : share }
      setHere(next)
      setEdges({ isAtStart: isAtStart(), isAtEnd: isAtEnd(), isLast })
      keep({ part, share, progress_percent: percentAt(book, { part, share: next.shareRead }) })
    },
    [book, keep],
  )

  const onShown = useCallback(
    (shown: Element) => {
      setPage(shown)
      scrollToShare(shown, shareAt(shown, target.current))
      measure(shown)
    },
    [measure],
  )

  useEffect(() => {
    if (!page) return
    let frame = 0
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => measure(page))
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
    }
  }, [page, measure])

  const go = useCallback(
    ({ part, share = 0, anchor }: Goal) => {
      const isShown = part === target.current.part
      target.current = { part, share, anchor }
      if (isShown && page) {
        scrollToShare(page, shareAt(page, target.current))
        measure(page)
        return
      }
      setPage(undefined)
      setHere({ part, share, shareRead: share })
    },
    [page, measure],
  )

  /** Pressed while the part was still on its way. */
  const waiting = useRef<1 | -1>(undefined)
  const turn = useCallback(
    (direction: 1 | -1) => {
      waiting.current = page ? undefined : direction
      if (!page || scrollScreen(direction)) return
      const part = target.current.part + direction
      if (part >= 0 && part < book.parts) go({ part, share: direction > 0 ? 0 : 1 })
    },
    [page, book, go],
  )
  useEffect(() => {
    if (page && waiting.current) turn(waiting.current)
  }, [page, turn])

  return { here, page, edges, onShown, go, turn }
}

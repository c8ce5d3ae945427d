import type { EbookPlace } from '@newyou/contract/learning/ebooks'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '../../../session/call-api.ts'

/** The place is saved after so long without a move, and when the page is left. */
const restMs = 900

interface Wanted {
  part: number
  share: number
  progress_percent: number
}

const isSame = (one: Wanted | undefined, other: Wanted | undefined) =>
  one?.part === other?.part &&
  Math.abs((one?.share ?? 0) - (other?.share ?? 0)) < 0.001 &&
  one?.progress_percent === other?.progress_percent

/**
 * Keeps the place on the server, and hears of places that another device kept while this one lay aside.
 * `isKept`: what is shown is what the server has.
 */
export function useKeptPlace(ebookId: string, first: EbookPlace | null) {
  const params = { eBookId: ebookId }
  const kept = useRef<EbookPlace | undefined>(first ?? undefined)
  const wanted = useRef<Wanted | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isKept, setKept] = useState(first !== null)
  const [elsewhere, setElsewhere] = useState<EbookPlace>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: of one book; the rest are refs
  const send = useCallback(
    async (isLeaving = false) => {
      clearTimeout(timer.current)
      const body = wanted.current
      if (!body || isSame(body, kept.current)) return
      const answer = await callApi('PUT /api/website/ebook/{eBookId}/place', {
        params,
        body,
        ...(isLeaving ? { keepalive: true } : {}),
      }).catch(() => undefined)
      // A failed save is repeated with the next move.
      if (!answer) return
      kept.current = answer.data
      setKept(isSame(wanted.current, answer.data))
    },
    [ebookId],
  )

  const keep = useCallback(
    (place: Wanted) => {
      wanted.current = place
      setKept(isSame(place, kept.current))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), restMs)
    },
    [send],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: of one book; the rest are refs
  useEffect(() => {
    async function look() {
      const answer = await callApi('GET /api/website/ebook/{eBookId}/place', { params }).catch(
        () => undefined,
      )
      const there = answer?.data
      if (!there || there.updated_at <= (kept.current?.updated_at ?? '') || isSame(there, wanted.current))
        return
      kept.current = there
      setElsewhere(there)
    }
    const onVisibility = () => void (document.visibilityState === 'hidden' ? send(true) : look())
    const onHide = () => void send(true)
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onHide)
      void send(true)
    }
  }, [ebookId, send])

  return { isKept, keep, elsewhere, forgetElsewhere: () => setElsewhere(undefined) }
}

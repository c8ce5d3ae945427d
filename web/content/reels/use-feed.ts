import { useRef, useState } from 'react'
import { callApi } from '../../session/call-api.ts'
import { type LoadedReels, reelsPerPage } from './load-reels.ts'

/** The reels so far, and more of them when they are asked for: a page at a time, none twice. */
export function useFeed(loaded: LoadedReels) {
  const [reels, setReels] = useState(loaded.reels)
  const [hasFailed, setFailed] = useState(false)
  const pagesRead = useRef(1)
  const isBusy = useRef(false)
  const [hasMore, setMore] = useState(loaded.total > reelsPerPage)

  async function fetchMore() {
    if (isBusy.current || !hasMore) return
    isBusy.current = true
    setFailed(false)
    try {
      const page = pagesRead.current + 1
      const { data, total } = await callApi('GET /api/website/reels', {
        query: { page, items_per_page: reelsPerPage },
      })
      pagesRead.current = page
      setMore(data.length > 0 && page * reelsPerPage < total)
      setReels((before) => {
        const known = new Set(before.map(({ u_id }) => u_id))
        return [...before, ...data.filter(({ u_id }) => !known.has(u_id))]
      })
    } catch {
      setFailed(true)
    } finally {
      isBusy.current = false
    }
  }

  return { reels, hasMore, hasFailed, fetchMore }
}

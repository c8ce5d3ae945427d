import type { Danger } from '@newyou/contract/foundation/crisis/kinds'
import type { SearchGroup } from '@newyou/contract/foundation/search'
import { useEffect, useState } from 'react'
import { callApi } from '../../session/call-api.ts'

const pauseMs = 150

export interface Found {
  /** The searched text; undefined before the first answer. */
  words?: string
  groups: readonly SearchGroup[]
  /** The dangers that the words may point to. */
  dangers?: readonly Danger[]
  /** The words as they were probably meant. */
  corrected?: string | null
  hasFailed: boolean
}

/** Asks a moment after the last key; an answer that was overtaken is dropped. */
export function useSearch(typed: string): Found {
  const words = typed.trim()
  const [found, setFound] = useState<Found>({ groups: [], hasFailed: false })
  useEffect(() => {
    if (!words) {
      setFound({ groups: [], hasFailed: false })
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { data, dangers, corrected } = await callApi('GET /api/website/search', {
          query: { search: words },
          signal: stop.signal,
        })
        setFound({ words, groups: data, dangers, corrected, hasFailed: false })
      } catch {
        if (!stop.signal.aborted) setFound({ words, groups: [], hasFailed: true })
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words])
  return found
}

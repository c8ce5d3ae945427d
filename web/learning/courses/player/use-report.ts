import type { LessonProgress } from '@newyou/contract/learning/courses/player'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../../api/client.ts'
import { callApi } from '../../../session/call-api.ts'
import type { WatchReport } from '../../../ui/media/use-media.ts'
import { PlayedParts } from './played-parts.ts'

const everyMs = 10_000

interface ReportOptions {
  contentId: string
  startAt: number
  /** Only owners have a history: neither visitors nor the healer who teaches it. */
  isKept: boolean
  onProgress: (progress: LessonProgress) => void
}

/** Reports to the server the position and the parts that played: while it plays, when it stops, when the page is left. */
export function useReport({ contentId, startAt, isKept, onProgress }: ReportOptions): WatchReport {
  const parts = useRef(new PlayedParts())
  const position = useRef(startAt)
  const said = useRef(startAt)
  const isBusy = useRef(false)
  const isPlaying = useRef(false)
  const latest = useRef({ isKept, onProgress })
  latest.current = { isKept, onProgress }

  const send = useRef(async (isLeaving = false) => {
    if (!latest.current.isKept || (isBusy.current && !isLeaving)) return
    const watched = parts.current.take()
    const at = Math.floor(position.current)
    if (watched.length === 0 && at === said.current) return
    isBusy.current = true
    try {
      const { data } = await callApi('PATCH /api/website/patient-streaming-history/{courseContentId}', {
        params: { courseContentId: contentId },
        body: { position_seconds: at, watched },
        ...(isLeaving ? { keepalive: true } : {}),
      })
      said.current = at
      latest.current.onProgress(data)
    } catch (error) {
      // Offline or busy: sent again with the next report. Refused: dropped.
      if (error instanceof ApiError && (error.status === 0 || error.status >= 500))
        parts.current.putBack(watched)
    } finally {
      isBusy.current = false
    }
  }).current

  useEffect(() => {
    const timer = setInterval(() => {
      if (isPlaying.current) void send()
    }, everyMs)
    const onHide = () => {
      if (document.visibilityState === 'hidden') void send(true)
    }
    const onLeave = () => void send(true)
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', onLeave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', onLeave)
      void send(true)
    }
  }, [send])

  return {
    /** Playback began. The first report starts the lesson on the server, which counts its time from then. */
    started(at: number) {
      isPlaying.current = true
      position.current = at
      parts.current.broken()
      parts.current.played(at)
      said.current = -1
      void send()
    },
    playing(at: number) {
      position.current = at
      if (isPlaying.current) parts.current.played(at)
    },
    jumped(at: number) {
      position.current = at
      parts.current.broken()
    },
    stopped(at: number) {
      isPlaying.current = false
      position.current = at
      parts.current.played(at)
      parts.current.broken()
      void send()
    },
  }
}

import type { LessonContent } from '@newyou/contract/learning/courses/player'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Playback } from './playback.ts'

/** A second failure this soon after new addresses is shown. */
const renewedLatelyMs = 10_000
/** Hearing the last seconds again is not going on. */
const nearlyOver = 3

/** Playable media: a lesson, or any film whose URLs expire. */
export type Playable = Pick<
  LessonContent,
  | 'u_id'
  | 'kind'
  | 'title'
  | 'seconds'
  | 'media'
  | 'captions'
  | 'addresses_until'
  | 'is_complete'
  | 'position_seconds'
>

/** Hears what plays and from where, in seconds. */
export interface WatchReport {
  started(at: number): void
  playing(at: number): void
  jumped(at: number): void
  stopped(at: number): void
}

export type MediaElement = HTMLVideoElement | HTMLAudioElement

interface MediaOptions {
  lesson: Playable
  startAt: number
  playAtOnce: boolean
  playback: Pick<Playback, 'speed' | 'isMuted'>
  report: WatchReport
  /** Asks for the lesson again, with addresses that live. */
  renew: () => Promise<Playable>
  onEnd: () => void
}

/** A film or sound as it plays: its state, its commands, and its address renewed without a word when it has ended. */
export function useMedia({ lesson, startAt, playAtOnce, playback, report, renew, onEnd }: MediaOptions) {
  const media = useRef<MediaElement>(null)
  const [source, setSource] = useState(lesson)
  const [time, setTime] = useState(startAt)
  const [duration, setDuration] = useState(lesson.seconds)
  const [isPlaying, setPlaying] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [hasEnded, setEnded] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const place = useRef({ at: startAt > lesson.seconds - nearlyOver ? 0 : startAt, plays: playAtOnce })
  const renewed = useRef({ at: 0, isUnderWay: false })

  useEffect(() => {
    if (!media.current) return
    media.current.playbackRate = playback.speed
    media.current.muted = playback.isMuted
  }, [playback.speed, playback.isMuted])

  function play() {
    place.current.plays = true
    // A browser may refuse to begin by itself; the button is there.
    media.current?.play().catch(() => setPlaying(false))
  }

  function pause() {
    place.current.plays = false
    media.current?.pause()
  }

  async function renewAddress(byHand = false) {
    const lately = Date.now() - renewed.current.at < renewedLatelyMs
    if (renewed.current.isUnderWay) return
    if (lately && !byHand) return setFailed(true)
    renewed.current = { at: Date.now(), isUnderWay: true }
    setFailed(false)
    try {
      const next = await renew()
      setSource(next)
      // Asked for in the same second the address is the same, and would not be loaded by itself.
      if (next.media?.address === source.media?.address) media.current?.load()
    } catch {
      setFailed(true)
    } finally {
      renewed.current.isUnderWay = false
    }
  }

  function seek(to: number) {
    const element = media.current
    if (!element) return
    const at = Math.max(0, Math.min(duration, to))
    place.current.at = at
    setTime(at)
    setEnded(false)
    element.currentTime = at
  }

  const now = () => media.current?.currentTime ?? 0
  const handlers = {
    onLoadedMetadata() {
      const element = media.current
      if (!element) return
      if (Number.isFinite(element.duration)) setDuration(element.duration)
      element.playbackRate = playback.speed
      element.muted = playback.isMuted
      if (place.current.at > 0) element.currentTime = place.current.at
      if (place.current.plays) play()
    },
    onPlay() {
      place.current.plays = true
      setPlaying(true)
      setEnded(false)
      report.started(now())
    },
    onPause() {
      // An address that has ended, and the load of the next one, are no wish to stop.
      if (!media.current?.error && (media.current?.readyState ?? 0) > 0) place.current.plays = false
      setPlaying(false)
      report.stopped(now())
    },
    onTimeUpdate() {
      if (!media.current?.seeking && !media.current?.error) place.current.at = now()
      setTime(now())
      report.playing(now())
    },
    onSeeking: () => report.jumped(now()),
    onWaiting: () => setWaiting(true),
    onPlaying: () => setWaiting(false),
    onCanPlay: () => setWaiting(false),
    onEnded() {
      report.stopped(now())
      setEnded(true)
      onEnd()
    },
    onError: () => void renewAddress(),
  }

  return {
    media: media as RefObject<never>,
    element: () => media.current,
    handlers,
    source,
    state: { time, duration, isPlaying, isWaiting, hasEnded, hasFailed },
    play,
    toggle: () => (media.current?.paused ? play() : pause()),
    seek,
    step: (by: number) => seek(now() + by),
    renewAddress,
  }
}
export type Media = ReturnType<typeof useMedia>

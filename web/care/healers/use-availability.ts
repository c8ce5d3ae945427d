import type { SocketEvent } from '@newyou/contract/socket-events'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callApi } from '../../session/call-api.ts'
import { useLive } from '../../session/live-events.ts'
import { dayOf } from '../../ui/format.ts'
import { useVisitorZone } from '../../ui/visitor-time.tsx'
import { type Availability, loadAvailability, weekOf } from './load-healer.ts'
import { loadBooking } from './use-booking.ts'

/** Named here, because the list of all events would travel to every visitor of a healer. */
const changesTimes: readonly SocketEvent[] = ['appointment-management', 'healing-session-management']

/** A page older than this, from a cache, asks again as soon as it wakes. */
const freshMs = 15_000

/** The days and times of a healer: those that came with the page, then whatever the visitor turns to. */
export function useAvailability(
  healerId: string,
  loaded: Availability,
  loadedAt: number,
  {
    at: chosen,
    serviceId,
    placeId,
  }: { at: string | undefined; serviceId: string; placeId?: string | undefined },
) {
  const zone = useVisitorZone()
  const [shown, setShown] = useState(loaded)
  const [status, setStatus] = useState<'idle' | 'week' | 'day' | 'failed'>('idle')
  const [own, setOwn] = useState<{ shownIn: (times: Availability) => Availability }>()
  useEffect(() => {
    // Few hold a time, so that few load what shows it as theirs.
    if (sessionStorage.getItem('held-time'))
      // If loading fails now, the press loads it.
      loadBooking().then(
        ({ ownTime }) => setOwn(ownTime(healerId, serviceId, placeId)),
        () => {},
      )
  }, [healerId, serviceId, placeId])
  const running = useRef<AbortController>(undefined)
  const last = useRef<() => void>(undefined)

  const show = async (kind: 'week' | 'day', from: string, day?: string) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    last.current = () => void show(kind, from, day)
    setStatus(kind)
    if (day) setShown((before) => ({ ...before, day }))
    try {
      const next = await loadAvailability(callApi, healerId, serviceId, {
        zone,
        from,
        day,
        placeId,
        signal: controller.signal,
      })
      setShown(next)
      setStatus('idle')
    } catch {
      if (!controller.signal.aborted) setStatus('failed')
    }
  }

  // Runs once the browser knows its own zone, and when the page came from a cache. Not when a time is chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest are read as they are at that moment
  useEffect(() => {
    // Another service may have no time on the day that is shown.
    const isShown = zone === shown.zone && serviceId === shown.serviceId && placeId === shown.placeId
    if (isShown && Date.now() - loadedAt < freshMs) return
    const day = chosen ? dayOf(chosen, zone) : isShown ? shown.day : undefined
    void show('day', weekOf(chosen, zone, Date.now()), day)
    return () => running.current?.abort()
  }, [zone, healerId, serviceId, placeId])

  // After a return to this window, or a change in another one, the times are fetched again.
  const showAgain = useEffectEvent(() => {
    if (shown.day && status === 'idle') void show('day', shown.from, shown.day)
  })
  useLive(({ change }) => {
    if (change && changesTimes.includes(change.event)) showAgain()
  })
  useEffect(() => {
    let hiddenAt = Date.now()
    const onChange = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now()
      else if (Date.now() - hiddenAt > freshMs) showAgain()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])

  return {
    ...(own?.shownIn(shown) ?? shown),
    status,
    showWeek: (from: string) => void show('week', from),
    showDay: (day: string) => void show('day', shown.from, day),
    retry: () => last.current?.(),
  }
}

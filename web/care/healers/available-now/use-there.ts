import type { ThereNow } from '@newyou/contract/care/healers/available-now'
import type { SocketEvent } from '@newyou/contract/socket-events'
import { useEffect, useEffectEvent, useState } from 'react'
import { callApi } from '../../../session/call-api.ts'
import { useLive } from '../../../session/live-events.ts'

const lookAgainMs = 30_000
const changes: readonly SocketEvent[] = ['available-now', 'appointment-management']

/**
 * Healers who are available now, or one of them; undefined until they are known. Asked again when it changes, and now
 * and then, because sessions of others and the clock change it too. Without TanStack Query, because visitors see it.
 */
export function useThere(healerId?: string): readonly ThereNow[] | undefined {
  const [there, setThere] = useState<readonly ThereNow[]>()
  const ask = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return
    try {
      const query = healerId ? { healer_u_id: healerId } : {}
      setThere((await callApi('GET /api/website/available-now', { query })).data)
    } catch {
      // What is shown stays, and is asked again in a moment.
    }
  })
  useEffect(() => {
    const askSoon = () => void ask()
    askSoon()
    const timer = setInterval(askSoon, lookAgainMs)
    document.addEventListener('visibilitychange', askSoon)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askSoon)
    }
  }, [])
  useLive(({ change }) => {
    if (change && changes.includes(change.event)) void ask()
  })
  return there
}

import type { Notification } from '@newyou/contract/notifications'
import type { SocketEvent, SocketMessage } from '@newyou/contract/socket-events'
import { useEffect, useEffectEvent } from 'react'

/** What the live connection passes to the screens: a change, by ids, or a notification, each exactly once. */
export interface LiveNews {
  change?: { event: SocketEvent; message: SocketMessage }
  notification?: Notification
}

const listeners = new Set<(news: LiveNews) => void>()

export function tellLive(news: LiveNews) {
  for (const listener of listeners) listener(news)
}

/** Hears live changes while the screen is shown. Costs nothing for visitors. */
export function useLive(onNews: (news: LiveNews) => void) {
  const hear = useEffectEvent(onNews)
  useEffect(() => {
    const listener = (news: LiveNews) => hear(news)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
}

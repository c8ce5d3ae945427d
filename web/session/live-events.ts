import type { Notification } from '@newyou/contract/foundation/notifications'
import type { SocketEvent, SocketMessage } from '@newyou/contract/socket-events'
import { useEffect, useEffectEvent } from 'react'

/** News of the live connection for the screens: a change, by ids, or a notification, each exactly once. */
export interface LiveNews {
  change?: { event: SocketEvent; message: SocketMessage }
  notification?: Notification
}

const listeners = new Set<(news: LiveNews) => void>()

export function emitLive(news: LiveNews) {
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

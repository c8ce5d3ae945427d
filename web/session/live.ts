import type { Notification } from '@newyou/contract/foundation/notifications'
import { type SocketMessage, socketEvents, socketTiming } from '@newyou/contract/socket-events'
import { io } from 'socket.io-client'
import { ApiError } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { textsOf } from '../messages/index.ts'
import { localeOf } from '../ui/locale.ts'
import { toast } from '../ui/overlay-store.ts'
import { callApi } from './call-api.ts'
import { emitLive } from './live-events.ts'
import { wasChangedHere } from './own-change.ts'
import { clearSession, currentSession, deviceId } from './session.ts'
import { unreadQuery } from './unread-query.ts'

/** Queries refetched when an event arrives, by the first parts of their keys. */
const staleAfter = {
  [socketEvents.appointment]: ['appointments', 'orders', 'practice', 'healing-sessions'],
  [socketEvents.actionPlan]: ['action-plans'],
  [socketEvents.course]: ['learning', 'orders'],
  [socketEvents.wallet]: ['profile', 'orders', 'wallet'],
  [socketEvents.webinar]: ['events', 'orders'],
  [socketEvents.workshop]: ['events', 'orders'],
  [socketEvents.support]: ['support'],
  [socketEvents.healingSession]: ['healing-sessions', 'appointments', 'orders', 'practice'],
  [socketEvents.healerMessage]: ['chat', 'notifications'],
  [socketEvents.groupMessage]: ['chat', 'community'],
} as const

/** Kinds that tell of what the screen that changed it has said already. */
const saidHere = new Set(['appointment', 'webinar', 'workshop'])

const everything = ['notifications', ...Object.values(staleAfter).flat()]

/** One page of what was missed is fetched at a time. */
const replaySize = 50
/** A change is dated when it begins, and seen when it is committed. */
const writingMs = 2000
/** What the server or the line refused is tried again after this. */
const renewedAfterMs = 1500

/**
 * Listens for what changes for the signed-in person. The socket only hints: what it names is fetched, and after
 * every connect all notifications past the cursor are, so that none is missed and none is shown twice. Returns the end.
 */
export function listenLive({
  onEnded,
  isQuiet = false,
}: {
  /** This device was logged out from elsewhere. */
  onEnded: () => void
  /** On pages where nothing should disturb, notifications wait for the next page. */
  isQuiet?: boolean
}) {
  const socket = io({
    ...socketTiming,
    auth: (give) => give({ token: currentSession()?.token ?? '', device_id: deviceId() }),
  })
  const told = new Set<string>()
  let cursor: number | undefined
  let catchingUp: Promise<void> | undefined
  let isOver = false

  const refetch = (keys: readonly string[]) => {
    for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] })
  }

  function tellOnce(notification: Notification) {
    if (told.has(notification.u_id)) return
    told.add(notification.u_id)
    emitLive({ notification })
    // A reminder has a toast of its own, which can be answered.
    if (notification.type === 'action-reminder') return
    // A message has a toast of its own, which says what was written.
    if (notification.type === 'chat') return
    // Own actions have shown their message.
    if (saidHere.has(notification.type) && wasChangedHere()) return
    // The payment page says itself how the payment went.
    if (!isQuiet && !location.pathname.endsWith('/payment')) toast({ tone: 'ok', words: notification.title })
  }

  /** Events between page load and connection are missed too. */
  async function fetchMissed() {
    const isFirst = cursor === undefined
    if (cursor === undefined) {
      const { latest_seq, latest_age_ms } = await queryClient.ensureQueryData(unreadQuery)
      cursor = latest_seq
      // The page may have asked for everything else before this was written.
      if (latest_age_ms !== null && latest_age_ms < performance.now() + writingMs) refetch(everything)
    }
    for (;;) {
      const { data } = await callApi('GET /api/website/notification', {
        query: { after: cursor, items_per_page: replaySize, language: localeOf(location.pathname) },
      })
      for (const notification of data) {
        cursor = Math.max(cursor, notification.seq)
        tellOnce(notification)
      }
      if (data.length > 0) refetch(isFirst ? everything : ['notifications'])
      if (data.length < replaySize) return
    }
  }

  /** One after the other: two at once would read from the same cursor. */
  function catchUp() {
    catchingUp = (catchingUp ?? Promise.resolve()).then(fetchMissed).catch(() => {
      // A connection that stands brings no other occasion to ask again.
      if (socket.connected) setTimeout(() => !isOver && socket.connected && catchUp(), renewedAfterMs)
    })
  }

  for (const event of Object.keys(staleAfter) as (keyof typeof staleAfter)[]) // they are all strings
    socket.on(event, (message: SocketMessage) => {
      refetch(staleAfter[event])
      emitLive({ change: { event, message } })
      // Group messages are frequent, and their notification comes separately.
      if (event !== socketEvents.groupMessage || message.seq !== undefined) catchUp()
    })
  socket.on(socketEvents.typing, (message: SocketMessage) =>
    emitLive({ change: { event: socketEvents.typing, message } }),
  )

  socket.on(socketEvents.availableNow, (message: SocketMessage) => {
    refetch(['available-now'])
    emitLive({ change: { event: socketEvents.availableNow, message } })
  })

  let wasConnected = false
  socket.on('connect', () => {
    catchUp()
    // While the line was cut anything may have changed.
    if (wasConnected) refetch(everything)
    wasConnected = true
  })
  socket.on(socketEvents.deactivatedDevice, (message: SocketMessage) => {
    if (message.target_id !== deviceId()) return
    isOver = true
    socket.close()
    clearSession()
    queryClient.clear()
    toast({ tone: 'bad', words: textsOf(localeOf(location.pathname), 'frame')('endedElsewhere') })
    onEnded()
  })

  /** Socket.IO does not come back by itself when the server said no; a token that ran out is renewed by a call. */
  const comeBack = () => {
    if (isOver || !currentSession()) return
    setTimeout(() => {
      if (isOver || !currentSession()) return
      void callApi('GET /api/website/verify-token')
        .then(() => !isOver && socket.connect())
        .catch((error: unknown) => {
          // Only a session that is over stays away; a server that is busy or gone is asked again.
          if (!(error instanceof ApiError && error.status === 401)) comeBack()
        })
    }, renewedAfterMs)
  }
  socket.on('connect_error', () => {
    if (!socket.active) comeBack()
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') comeBack()
  })
  return () => {
    isOver = true
    socket.close()
  }
}

import { type SocketMessage, socketEvents, socketTiming } from '@newyou/contract/socket-events'
import { io } from 'socket.io-client'
import { queryClient } from '../api/query-client.ts'
import { textsOf } from '../messages/index.ts'
import { localeOf } from '../ui/locale.ts'
import { toast } from '../ui/overlay-store.ts'
import { clearSession, currentSession, deviceId } from './session.ts'

/** Listens for what changes for the signed-in person; messages carry ids, the screens ask again. Returns the end. */
export function listenLive() {
  const socket = io({
    ...socketTiming,
    auth: (give) => give({ token: currentSession()?.token ?? '', device_id: deviceId() }),
  })
  const refetch = (keys: readonly string[]) => () => {
    for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] })
  }
  socket.on(socketEvents.deactivatedDevice, (message: SocketMessage) => {
    if (message.target_id !== deviceId()) return
    clearSession()
    queryClient.clear()
    toast({ mood: 'bad', words: textsOf(localeOf(location.pathname), 'frame')('endedElsewhere') })
  })
  socket.on(socketEvents.appointment, refetch(['appointments', 'notifications']))
  socket.on(socketEvents.wallet, refetch(['profile', 'orders', 'notifications']))
  return () => {
    socket.close()
  }
}

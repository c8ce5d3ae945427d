import type { RoomMessage } from '@newyou/contract/communication/rooms/live'
import type { CallState, SaidMessage } from './call-state.ts'
import type { Store } from './store.ts'

const messagesMax = 300

/** Messages in the room of an event: kept by this window while it is open. */
export function createRoomChat({ get, set }: Store<CallState>, send: (message: RoomMessage) => void) {
  let isReading = false

  function take(message: Omit<SaidMessage, 'at'>) {
    const { messages, unread } = get()
    if (messages.some(({ id }) => id === message.id)) return
    set({
      messages: [...messages, { ...message, at: new Date().toISOString() }].slice(-messagesMax),
      unread: isReading || message.isMine ? unread : unread + 1,
    })
  }

  return {
    hear: ({ id, text }: RoomMessage, name: string) => take({ id, text, name, isMine: false }),
    /** To all people in the room. */
    say(text: string) {
      const id = crypto.randomUUID()
      send({ kind: 'message', id, text })
      take({ id, text, name: get().me?.name ?? '', isMine: true })
    },
    /** Whether the chat is open. */
    setReading(isOpen: boolean) {
      isReading = isOpen
      if (isOpen) set({ unread: 0 })
    },
  }
}

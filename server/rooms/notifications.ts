import { frontEndPathOf } from '@newyou/contract/addresses'
import type { Notifications } from '../notifications/index.ts'
import type { Trx } from '../platform/database/database.ts'
import type { FoundRoom } from './access.ts'

/** Says to one side that the other came to the room, once for each time of an appointment. */
export function createRoomNotifications({ notifications }: { notifications: Notifications }) {
  return {
    async cameIn(trx: Trx, room: FoundRoom) {
      const name = room.names[room.role]
      await notifications.notify(trx, {
        personId: room.role === 'client' ? room.healer_person_id : room.client_id,
        type: 'appointment',
        message: room.role === 'client' ? 'rooms.clientWaits' : 'rooms.healerIsThere',
        parameters: { other: name },
        frontEndPath: frontEndPathOf('room'),
        targetId: room.u_id,
        senderName: name,
        event: 'appointment-management',
      })
    },
  }
}

export type RoomNotifications = ReturnType<typeof createRoomNotifications>

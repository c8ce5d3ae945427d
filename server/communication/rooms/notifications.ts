import { frontEndPathOf } from '@newyou/contract/addresses'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import type { AppointmentRoom } from './access.ts'

/** Notifies one side that the other entered the room, once for each time of an appointment. */
export function createRoomNotifications({ notifications }: { notifications: Notifications }) {
  return {
    async cameIn(trx: Trx, room: AppointmentRoom) {
      const { appointment, healer } = room
      const name = room.role === 'healer' ? healer.name : appointment.clientName
      const all = [appointment.clientId, ...appointment.companions.map(({ clientId }) => clientId)]
      const told = room.role === 'client' ? [healer.personId] : all
      await lockPeople(trx, told)
      for (const personId of told)
        await notifications.notify(trx, {
          personId,
          about: room.role === 'client' ? appointment.clientId : healer.personId,
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

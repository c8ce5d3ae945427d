import { roomEvents } from '@newyou/contract/communication/rooms/live'
import type { Bus } from '../../platform/database/bus.ts'
import type { Logger } from '../../platform/watch/logger.ts'
import { type Audience, type AudienceChanged, audienceTopic } from './audience.ts'
import type { RoomLive } from './live.ts'

/** When many people answer a poll at once, the room is notified twice a second and not for each answer. */
const tellEveryMs = 500

interface AudienceLiveDependencies {
  audience: Pick<Audience, 'read'>
  bus: Bus
  live: Pick<RoomLive, 'isHere' | 'tell'>
  logger: Logger
}

/** Sends questions and polls to the people in a room on this node. */
export function tellAudience({ audience, bus, live, logger }: AudienceLiveDependencies) {
  const waiting = new Set<string>()
  bus.subscribe<AudienceChanged>(audienceTopic, ({ room }) => {
    if (waiting.has(room) || !live.isHere(room)) return
    waiting.add(room)
    setTimeout(async () => {
      waiting.delete(room)
      try {
        live.tell(room, roomEvents.audience, await audience.read(room))
      } catch (error) {
        logger.warn({ err: error }, 'questions and polls of a room could not be told')
      }
    }, tellEveryMs)
  })
}

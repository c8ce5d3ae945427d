import { type SocketEvent, socketEvents } from '@newyou/contract/socket-events'
import type { Bus } from '../../platform/database/bus.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import type { Realtime } from '../../platform/realtime/realtime.ts'
import type { Logger } from '../../platform/watch/logger.ts'

const topic = 'community-group'
/** Windows hear of a group at most this often, however much is written in it. */
const pauseMs = 250

interface GroupChange {
  groupId: string
  event: SocketEvent
  /** The author, who is not notified. */
  except?: string
}

interface LiveDependencies {
  db: Database
  bus: Bus
  realtime: Pick<Realtime, 'peopleHere' | 'sendHere'>
  logger: Logger
}

/**
 * Says to the open windows of a group's members that something happened in it. A group may have more members than a
 * message on the bus has room for, so the bus carries the group's id and each node asks which of its people are in it.
 */
export function createGroupLive({ db, bus, realtime, logger }: LiveDependencies) {
  const waiting = new Map<string, GroupChange>()

  async function tell({ groupId, event, except }: GroupChange) {
    const here = realtime.peopleHere().filter((personId) => personId !== except)
    if (here.length === 0) return
    const members = await db
      .selectFrom('community_member')
      .select('person_id')
      .distinct()
      .where('group_id', '=', groupId)
      .where('left_at', 'is', null)
      .where('person_id', 'in', here)
      .execute()
    realtime.sendHere(
      members.map(({ person_id: personId }) => personId),
      event,
      { target_id: groupId },
    )
  }

  bus.subscribe<GroupChange>(topic, (change) => {
    const key = `${change.groupId} ${change.event}`
    const known = waiting.get(key)
    if (known) {
      if (known.except !== change.except) delete known.except
      return
    }
    waiting.set(key, change)
    setTimeout(() => {
      waiting.delete(key)
      tell(change).catch((error: unknown) => logger.warn({ err: error }, 'members of a group were not told'))
    }, pauseMs).unref()
  })

  return {
    /** Something was written, or is not to be seen any more. In the transaction of the change. */
    changed: (db: Queryable, groupId: string) =>
      bus.publish(db, topic, { groupId, event: socketEvents.groupMessage } satisfies GroupChange),
    typing: (groupId: string, personId: string) =>
      bus.say(topic, { groupId, event: socketEvents.typing, except: personId } satisfies GroupChange),
  }
}
export type GroupLive = ReturnType<typeof createGroupLive>

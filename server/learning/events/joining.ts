import { pathTo } from '@newyou/contract/addresses'
import { joinOpensMinutes } from '@newyou/contract/business'
import { meetsInRoom } from '@newyou/contract/learning/events/meeting-place'
import type { MyEventDetail } from '@newyou/contract/learning/events/my-events'
import { after, minutes } from '../../platform/clock.ts'
import type { EventRow } from './seats.ts'

interface Meeting {
  publicUrl: string
  /** Where events meet that have no address and are too big for a room of ours; none: they wait for one. */
  meetUrl: string | undefined
  hasLiveKit: boolean
}

type Joined = Pick<EventRow, 'u_id' | 'is_online' | 'join_url' | 'seats' | 'state' | 'starts_at' | 'ends_at'>

/** How an online event is joined: its address is told from 15 minutes before the start until the end. */
export function joiningOf(
  event: Joined,
  now: Date,
  { publicUrl, meetUrl, hasLiveKit }: Meeting,
): MyEventDetail['join'] {
  if (!event.is_online) return null
  const opensAt = after(event.starts_at, -minutes(joinOpensMinutes))
  const isOpen = event.state === 'planned' && now >= opensAt && now < event.ends_at
  const isRoom = meetsInRoom(event, hasLiveKit)
  const ours = isRoom ? `${publicUrl}${pathTo('room', { roomId: event.u_id })}` : undefined
  const address = event.join_url ?? ours ?? (meetUrl ? `${meetUrl}/meet/${event.u_id}` : null)
  return {
    opens_at: opensAt.toISOString(),
    closes_at: event.ends_at.toISOString(),
    address: isOpen ? address : null,
    is_room: isRoom,
  }
}

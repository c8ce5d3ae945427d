import { eventReplies } from '../../messages/replies/learning.ts'
import { isBlocked } from '../../people/blocks/index.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { EventRow } from './seats.ts'

/** With up to so many seats people of an online event see and hear one another. */
const smallEventSeats = 30

type Meeting = Pick<EventRow, 'is_online' | 'seats' | 'ends_at'>

/**
 * Whether who enrols meets the host: in one room of a house, however big, or online among few. An online event for many,
 * or a recording, is like a talk on the radio, which a block does not end.
 */
const isMeeting = ({ is_online: isOnline, seats, ends_at: endsAt }: Meeting, now: Date) =>
  endsAt > now && (!isOnline || (seats !== null && seats <= smallEventSeats))

/** Whether enrolling would bring a client together with a host or speaker where one of the two blocked the other. */
export async function meetsBlocked(
  queryable: Queryable,
  clientId: string,
  event: EventRow,
  now: Date,
): Promise<boolean> {
  if (!isMeeting(event, now)) return false
  const speakers = await queryable
    .selectFrom('event_speaker')
    .select('healer_id')
    .where('event_id', '=', event.u_id)
    .where('healer_id', 'is not', null)
    .$narrowType<{ healer_id: string }>()
    .execute()
  const healerIds = [event, ...speakers].map(({ healer_id: healerId }) => healerId)
  return isBlocked(queryable, clientId, healerIds)
}

/** @throws DomainError blocked */
export async function requireNoBlockedMeeting(
  queryable: Queryable,
  clientId: string,
  event: EventRow,
  now: Date,
) {
  if (await meetsBlocked(queryable, clientId, event, now))
    throwError('blocked', {
      message: eventReplies.cannotMeet,
    })
}
